import { companies } from "@tefuda/db/schema/company";
import { companyIdentityRequests } from "@tefuda/db/schema/hidden-company";
import { eq } from "@tefuda/db/sql";
import { hiddenCompanyWordSchema } from "@tefuda/domain/hidden-company/schema";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { insertJoker, testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertCompany } from "../matching/thread.fixture.ts";
import { hideCompany } from "./hide-company.ts";
import { listHiddenCompanies } from "./list-hidden-companies.ts";
import { previewHiddenCompany } from "./preview-hidden-company.ts";

const test = useTestDatabase();
let ctx: Awaited<ReturnType<typeof makeSeeker>>;
let companyId: string;

const makeSeeker = async () => testCtx(test.db, await insertJoker(test.db)).ctx;
const moveSite = (siteUrl: string, siteHost: string) =>
  test.db.update(companies).set({ siteUrl, siteHost }).where(eq(companies.id, companyId));

beforeEach(async () => {
  await test.clear();
  ctx = await makeSeeker();
  companyId = await insertCompany(test.db);
  await moveSite(
    "https://www.Jobs.example/Group/%E6%B5%B7%E9%A2%A8/%E6%B5%B7?from=top&v=%E6",
    "jobs.example",
  );
});

it.each([
  ["海風", 1],
  ["group", 1],
  ["Ｇｒｏｕｐ／海風", 1],
  ["海風/海?from=top", 1],
  ["group/%E6%B5%B7%E9%A2%A8", 1],
  ["%e6%b5%b7%e9%a2%a8", 1],
  ["%%", 0],
  ["100%海風", 0],
  ["example/group", 1],
  ["https://jobs.example/another", 1],
  ["jobs/海風", 0],
  ["group/jobs", 0],
  ["海風2", 0],
])("the word %s hits the company of a site whose address holds it: %i", async (word, count) => {
  const { companyCount } = await previewHiddenCompany(ctx, hiddenCompanyWordSchema.parse({ word }));
  expect(companyCount).toBe(count);
});

it("hits by the path that the site has now, had before, or is to have", async () => {
  const words = ["海風", "minato-shokai", "harbor"];
  for (const word of words) await hideCompany(ctx, { id: uuidv7(), word });
  const hits = async () =>
    (await listHiddenCompanies(ctx)).items.map(({ companyCount }) => companyCount).toReversed();
  expect(await hits()).toEqual([1, 0, 0]);
  await moveSite("https://group.example/minato-shokai/", "group.example");
  expect(await hits()).toEqual([1, 1, 0]);
  await test.db.insert(companyIdentityRequests).values({
    id: uuidv7(),
    companyId,
    name: "みなと商会",
    siteUrl: "https://group.example/harbor",
    requestedAt: testNow,
  });
  expect(await hits()).toEqual([1, 1, 1]);
});

it("takes the longest address that a site may have", async () => {
  const letters = Array.from({ length: 2000 }, (_, n) =>
    String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000)),
  ).join("");
  await moveSite(`https://group.example/${letters}`, "group.example");
  const word = letters.slice(0, 100);
  expect((await previewHiddenCompany(ctx, { word })).companyCount).toBe(1);
});
