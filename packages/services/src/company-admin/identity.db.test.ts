import { keeps } from "@tefuda/db/schema/candidate";
import { companies } from "@tefuda/db/schema/company";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { eq } from "@tefuda/db/sql";
import { type CompanyPageInput, companyPageSchema } from "@tefuda/domain/company/schema";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { hideFrom, insertCandidate } from "../candidate/candidate.fixture.ts";
import { insertOperator, testCtx, testNow } from "../joker/joker.fixture.ts";
import { createStaff, operatorOf } from "../member/member.fixture.ts";
import { decideIdentity, listIdentityRequests } from "../operator-company/identity-requests.ts";
import { getCompanyPage } from "./get-company-page.ts";
import { saveCompany } from "./save-company.ts";

const test = useTestDatabase();
let staff: Awaited<ReturnType<typeof createStaff>>;
beforeEach(async () => {
  staff = await createStaff(test.db);
  await test.db
    .update(companies)
    .set({ name: "株式会社みなと", siteUrl: "https://minato.example/", siteHost: "minato.example" })
    .where(eq(companies.id, staff.companyId));
});

const operator = operatorOf("support");
const page = (more: Partial<CompanyPageInput> = {}) =>
  companyPageSchema.parse({
    name: "株式会社みなと",
    siteUrl: "https://minato.example/",
    nameKana: "ミナト",
    ...more,
  });
const save = (lockVersion: number, more: Partial<CompanyPageInput> = {}) =>
  saveCompany(staff.as(staff.admin), { company: page(more), lockVersion });
const requestsOf = async () =>
  (await listIdentityRequests(staff.as(operator))).filter(
    ({ companyId }) => companyId === staff.companyId,
  );

it("of a company waits for an operator, who agrees once", async () => {
  const saved = await save(0, { name: "株式会社かもめ", mission: "海を近くに。" });
  expect(saved).toMatchObject({
    name: "株式会社みなと",
    mission: "海を近くに。",
    identityRequest: { name: "株式会社かもめ", declinedReason: null },
  });
  const [request, ...others] = await requestsOf();
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    before: { name: "株式会社みなと", siteUrl: "https://minato.example/" },
    after: { name: "株式会社かもめ", siteUrl: "https://minato.example/" },
  });
  const accept = { requestId: request?.id ?? "", decision: "accept" } as const;
  await decideIdentity(staff.as(operator), accept);
  await expect(decideIdentity(staff.as(operator), accept)).rejects.toMatchObject({ code: "lock" });
  expect(await getCompanyPage(staff.as(staff.admin))).toMatchObject({
    name: "株式会社かもめ",
    nameKana: "ミナト",
    identityRequest: null,
  });
  const told = await test.db
    .select({ content: notifications.content })
    .from(notifications)
    .where(eq(notifications.userId, staff.admin.userId));
  expect(told).toEqual([{ content: "企業情報の変更（株式会社かもめ）が承認されました。" }]);
  const logs = await test.db
    .select({ reason: auditLogs.reason })
    .from(auditLogs)
    .where(eq(auditLogs.action, "acceptIdentity"));
  expect(logs).toEqual([{ reason: "株式会社かもめ" }]);
});

it("is declined with a reason that the company reads, and can be asked for again", async () => {
  await save(0, { siteUrl: "https://kamome.example/" });
  const [request] = await requestsOf();
  const reason = "サイトの名義をご確認ください。";
  await decideIdentity(staff.as(operator), {
    requestId: request?.id ?? "",
    decision: "decline",
    reason,
  });
  const read = await getCompanyPage(staff.as(staff.admin));
  expect(read).toMatchObject({
    siteUrl: "https://minato.example/",
    identityRequest: { declinedReason: reason },
  });
  await save(read.lockVersion, { siteUrl: "https://kamome.example/" });
  expect(await requestsOf()).toHaveLength(1);
});

it("stays asked for when the same is saved again, and is taken back by the old one", async () => {
  await save(0, { name: "株式会社かもめ" });
  const [first] = await requestsOf();
  await save(1, { name: "株式会社かもめ", mission: "海を近くに。" });
  expect((await requestsOf()).map(({ id }) => id)).toEqual([first?.id]);
  await test.db
    .update(companies)
    .set({ nameKana: "ミナト" })
    .where(eq(companies.id, staff.companyId));
  expect(await save(2)).toMatchObject({ identityRequest: null });
  expect(await requestsOf()).toEqual([]);
});

it("gives way to what is asked for later, and leaves other companies' wishes alone", async () => {
  const other = await createStaff(test.db);
  await test.db
    .update(companies)
    .set({ name: "株式会社みなと", siteUrl: "https://minato.example/", siteHost: "minato.example" })
    .where(eq(companies.id, other.companyId));
  const later = new Date(testNow.getTime() + 1);
  const wish = { company: page({ name: "株式会社ほかの" }), lockVersion: 0 };
  await saveCompany(other.as(other.admin, later), wish);
  expect(await getCompanyPage(staff.as(staff.admin))).toMatchObject({ identityRequest: null });
  await save(0, { name: "株式会社かもめ" });
  await save(1, { name: "株式会社うみねこ" });
  const requests = await requestsOf();
  expect(requests).toMatchObject([{ after: { name: "株式会社うみねこ" } }]);
  await decideIdentity(staff.as(operator), {
    requestId: requests[0]?.id ?? "",
    decision: "accept",
  });
  expect(await getCompanyPage(other.as(other.admin))).toMatchObject({
    name: "株式会社みなと",
    identityRequest: { name: "株式会社ほかの" },
  });
});

it("is told live: to the team of operators, to who asked for it, and to visitors' pages", async () => {
  const desk = await insertOperator(test.db, "support");
  const signals = (actor: typeof operator | typeof staff.admin) => testCtx(test.db, actor);
  const saving = signals(staff.admin);
  const pages = { to: "everyone", topic: "public-pages", id: "" };
  const list = {
    to: expect.arrayContaining([desk.userId]),
    topic: "desk",
    id: "identities",
  };
  await saveCompany(
    { ...saving.ctx, actor: staff.admin },
    {
      company: page({ name: "株式会社かもめ" }),
      lockVersion: 0,
    },
  );
  expect(saving.signals).toEqual(expect.arrayContaining([list, pages]));
  const [request] = await requestsOf();
  const deciding = signals(operator);
  const requestId = request?.id ?? "";
  await decideIdentity({ ...deciding.ctx, actor: operator }, { requestId, decision: "accept" });
  expect(deciding.signals).toEqual([
    { to: [staff.admin.userId], topic: "notifications", id: requestId },
    pages,
    list,
  ]);
  await expect(
    decideIdentity(staff.as(operator), { requestId: uuidv7(), decision: "accept" }),
  ).rejects.toMatchObject({ code: "dataNotFound" });
});

it("is matched while it waits, beside the old one, and keeps end", async () => {
  const [old, next, other] = [
    await insertCandidate(test.db),
    await insertCandidate(test.db),
    await insertCandidate(test.db),
  ];
  await hideFrom(test.db, next, "kamome.example");
  const keep = ({ userId }: typeof old) =>
    test.db.insert(keeps).values({
      companyId: staff.companyId,
      jokerId: userId,
      aceId: staff.admin.userId,
      createdAt: testNow,
      expiresAt: testNow,
    });
  for (const joker of [old, next, other]) await keep(joker);
  await save(0, { siteUrl: "https://kamome.example/" });
  await hideFrom(test.db, old, "minato.example");
  const left = await test.db.select().from(keeps).where(eq(keeps.companyId, staff.companyId));
  expect(left.map(({ jokerId }) => jokerId)).toEqual([other.userId]);
});

it("and a corporate number are an operator's to set at once", async () => {
  const number = { corporateNumber: "7000012050002" };
  const refused = {
    code: "invalidParameter",
    fields: { corporateNumber: "法人番号は運営が登録します。お問い合わせからご連絡ください" },
  };
  await expect(save(0, number)).rejects.toMatchObject(refused);
  const company = page({ ...number, name: "株式会社かもめ" });
  expect(
    await saveCompany(staff.as(operator), {
      company,
      lockVersion: 0,
      companyId: staff.companyId,
    }),
  ).toMatchObject({
    name: "株式会社かもめ",
    corporateNumber: "7000012050002",
    identityRequest: null,
  });
  const own = { name: "株式会社かもめ" };
  await expect(save(1, own)).rejects.toMatchObject(refused);
  expect(await save(1, { ...own, ...number })).toMatchObject(number);
  expect(await requestsOf()).toEqual([]);
});

it("cannot hold the corporate number of another company", async () => {
  const number = { corporateNumber: "5010401067252" };
  const other = await createStaff(test.db);
  const give = ({ companyId }: typeof staff) =>
    saveCompany(staff.as(operator), { company: page(number), lockVersion: 0, companyId });
  await give(other);
  await expect(give(staff)).rejects.toMatchObject({
    code: "invalidParameter",
    fields: { corporateNumber: expect.any(String) },
  });
});
