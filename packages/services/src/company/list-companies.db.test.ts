import { users } from "@tefuda/db/schema/account";
import { companies } from "@tefuda/db/schema/company";
import { eq } from "@tefuda/db/sql";
import { type ListCompaniesInput, listCompaniesSchema } from "@tefuda/domain/company/search";
import { type Actor, visitor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeAll, describe, expect, it } from "vitest";
import { after, DAY, hideFrom, insertRecruitment } from "../candidate/candidate.fixture.ts";
import { insertJoker } from "../joker/joker.fixture.ts";
import { adminsToMail } from "./admins.ts";
import { insertMember, insertPublicCompany, readerCtx } from "./company.fixture.ts";
import { getCompany } from "./get-company.ts";
import { listCompanies } from "./list-companies.ts";

const test = useTestDatabase();
const ids: Record<string, string> = {};

const list = (input: ListCompaniesInput = {}, actor: Actor = visitor) =>
  listCompanies(readerCtx(test.db, actor), listCompaniesSchema.parse(input));
const found = async (input: ListCompaniesInput, actor?: Actor) =>
  (await list(input, actor)).hits.map(({ id }) => id);
const idsOf = (...names: string[]) => names.map((name) => ids[name]);

beforeAll(async () => {
  const make = async (name: string, columns: Parameters<typeof insertPublicCompany>[1]) => {
    ids[name] = await insertPublicCompany(test.db, columns);
  };
  await make("old", {
    name: "ｱｵｿﾞﾗシステム",
    industry: "internet",
    companyScale: "startup",
    workStyles: ["remoteFlex"],
    mission: "現場の知恵をつなぐ",
    businessSummary: "クラウド型の手順書サービスを Node.js で開発しています。",
    siteHost: "aozora.example.jp",
    createdAt: after(-2 * DAY),
  });
  await make("new", {
    name: "みなと製作所",
    nameKana: "ミナトセイサクショ",
    industry: "maker",
    companyScale: "sme",
    workStyles: ["workLifeBalance", "expert"],
    values: ["まず手を動かす"],
    benefits: ["自転車通勤手当"],
    siteHost: "minato.example.jp",
    createdAt: after(-DAY),
  });
  await make("private", { isPublic: false });
  await make("suspended", { status: "suspended" });
  await make("closed", { status: "closed" });
});

describe("listCompanies", () => {
  it("says what it looked for as well", async () => {
    expect(await list({ words: "cloud みなと" })).toMatchObject({
      nbHits: 0,
      synonyms: {
        words: [{ typed: "cloud", also: ["クラウド"] }],
        exactly: '"cloud" "みなと"',
      },
    });
  });

  it("shows those that show themselves, the newest first", async () => {
    expect(await list()).toMatchObject({ nbHits: 2, page: 0, nbPages: 1 });
    expect(await found({})).toEqual(idsOf("new", "old"));
  });

  it.each<[string, string[]]>([
    ["あおぞら", ["old"]],
    ["ｸﾗｳﾄﾞ　NODE.JS", ["old"]],
    ["クラウド みなと", []],
    ["みなとせいさくしょ", ["new"]],
    ["手を動かす", ["new"]],
    ["自転車", ["new"]],
    ["cloud nodejs", ["old"]],
    ["「cloud」", []],
    ["メーカー", ["new"]],
    ["リモート", ["old"]],
    ["%", []],
    ["　", ["new", "old"]],
  ])("looks for all of the words %s", async (words, names) => {
    expect(await found({ words })).toEqual(idsOf(...names));
  });

  it.each<[ListCompaniesInput, string[]]>([
    [{ industries: ["internet", "maker"] }, ["new", "old"]],
    [{ industries: ["maker"], companyScales: ["startup"] }, []],
    [{ companyScales: ["startup"] }, ["old"]],
    [{ workStyles: ["expert", "remoteFlex"] }, ["new", "old"]],
    [{ workStyles: ["expert"] }, ["new"]],
    [{ occupations: ["engineer"] }, []],
  ])("takes filters %j", async (input, names) => {
    expect(await found(input)).toEqual(idsOf(...names));
  });

  it("goes by the people and the open positions of an occupation, and counts them", async () => {
    const member = await insertMember(test.db, ids.new ?? "", { occupations: ["webDesigner"] });
    await insertMember(test.db, ids.new ?? "", { occupations: ["accounting"], isAvailable: false });
    await insertMember(test.db, ids.new ?? "", {
      occupations: ["accounting"],
      removedAt: after(0),
    });
    const boss = {
      kind: "ace",
      userId: await insertMember(test.db, ids.old ?? "", { removedAt: after(0) }),
      companyId: ids.old ?? "",
      authority: "admin",
      isAgent: false,
    } as const;
    const position = (columns: Parameters<typeof insertRecruitment>[2]) =>
      insertRecruitment(test.db, boss, { occupations: ["frontendEngineer"], ...columns });
    await position({});
    await position({ occupations: ["accounting"], status: "draft" });
    await position({ occupations: ["accounting"], closesAt: "2026-04-02" });

    expect(await found({ occupations: ["designer"] })).toEqual(idsOf("new"));
    expect(await found({ occupations: ["engineer"] })).toEqual(idsOf("old"));
    expect(await found({ occupations: ["engineer", "designer"] })).toEqual(idsOf("new", "old"));
    expect(await found({ occupations: ["corporateStaff"] })).toEqual([]);
    const { hits } = await list();
    expect(hits).toMatchObject([
      { people: [{ id: member }], peopleCount: 1, openRecruitments: 0 },
      { people: [], peopleCount: 0, openRecruitments: 1 },
    ]);
  });

  it("never shows a seeker what they hide", async () => {
    const joker = await insertJoker(test.db);
    await hideFrom(test.db, joker, "minato.example.jp");
    expect(await list({}, joker)).toMatchObject({ nbHits: 1, hits: [{ id: ids.old }] });
    const get = (companyId = "", actor: Actor = visitor) =>
      getCompany(readerCtx(test.db, actor), { companyId });
    await expect(get(ids.new, joker)).rejects.toMatchObject({ code: "companyNotFound" });
    expect(await get(ids.new)).toMatchObject({ name: "みなと製作所" });
    for (const name of ["private", "suspended", "closed"])
      await expect(get(ids[name])).rejects.toMatchObject({ code: "companyNotFound" });
  });

  it("keeps the contract's terms to itself", async () => {
    const company = await getCompany(readerCtx(test.db, visitor), { companyId: ids.old ?? "" });
    expect(JSON.stringify([company, await list()])).not.toMatch(
      /offerMonthlyQuota|lockVersion|searchText|siteHost/,
    );
  });

  it("has each company on exactly one page", async () => {
    for (let n = 0; n < 24; n += 1) await insertPublicCompany(test.db, { industry: "medical" });
    const input = { industries: ["medical" as const] };
    const pages = await Promise.all([0, 1, 2].map((page) => list({ ...input, page })));
    expect(pages.map(({ hits }) => hits.length)).toEqual([12, 12, 0]);
    expect(pages[0]).toMatchObject({ nbHits: 24, nbPages: 2 });
    expect(new Set(pages.flatMap(({ hits }) => hits.map(({ id }) => id))).size).toBe(24);
  });

  it("shows ninety characters of the business, out of the first five hundred, and three faces", async () => {
    const pages = { words: "りんご" };
    const id = await insertPublicCompany(test.db, { name: "りんご" });
    const card = async (businessSummary: string | null) => {
      await test.db.update(companies).set({ businessSummary }).where(eq(companies.id, id));
      return (await list(pages)).hits[0];
    };
    expect(await card(null)).toMatchObject({ excerpt: "", people: [], peopleCount: 0 });
    expect((await card("あ".repeat(90)))?.excerpt).toBe("あ".repeat(90));
    expect((await card("あ".repeat(91)))?.excerpt).toBe(`${"あ".repeat(89)}…`);
    expect((await card(` 一つ\n\n二つ${" ".repeat(492)}三つ`))?.excerpt).toBe("一つ 二つ 三");
    expect((await card(` 一つ\n\n二つ${" ".repeat(493)}三つ`))?.excerpt).toBe("一つ 二つ");
    const people = [];
    for (const pickupPoint of [1, 4, 2, 3])
      people.push(await insertMember(test.db, id, { pickupPoint }));
    const shown = await card(null);
    expect(shown?.peopleCount).toBe(4);
    expect(shown?.people.map((ace) => ace.id)).toEqual([people[1], people[3], people[2]]);
  });
});

it("mails what concerns a company to its administrators who can sign in and administer", async () => {
  const companyId = await insertPublicCompany(test.db);
  const admin = { authority: "admin" } as const;
  const id = await insertMember(test.db, companyId, admin);
  await insertMember(test.db, companyId);
  await insertMember(test.db, companyId, { ...admin, isAgent: true });
  await insertMember(test.db, companyId, { ...admin, removedAt: after(0) });
  await insertMember(test.db, ids.new ?? "", admin);
  const suspended = await insertMember(test.db, companyId, admin);
  await test.db
    .update(users)
    .set({ suspendedAt: after(0) })
    .where(eq(users.id, suspended));
  expect(await adminsToMail(test.db, companyId)).toEqual([{ id, email: `${id}@example.jp` }]);
});
