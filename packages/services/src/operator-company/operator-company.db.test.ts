import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { companyAgreements } from "@tefuda/db/schema/company-member";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { offers } from "@tefuda/db/schema/offer";
import { asc, eq } from "@tefuda/db/sql";
import type { SaveContract } from "@tefuda/domain/company/contract";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { makeBrowser, makeTestApp, PASSWORD } from "../account/browser.fixture.ts";
import { after } from "../candidate/candidate.fixture.ts";
import { getCompany } from "../company/get-company.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { createInviter, operatorOf } from "../member/member.fixture.ts";
import { createOfferWorld, type OfferWorld } from "../offer/offer.fixture.ts";
import { getQuota } from "../offer/quota.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { createCompany } from "./create-company.ts";
import { getCompanyFile } from "./get-company.ts";
import { listOperatorCompanies } from "./list-companies.ts";
import { saveContract, setOfferQuota } from "./save-contract.ts";
import { setCompanyStatus } from "./set-company-status.ts";
import { viewMembers } from "./view-members.ts";

const test = useTestDatabase();
let world: OfferWorld;
beforeEach(async () => {
  world = await createOfferWorld(test.db);
});
const operator = operatorOf();
const reason = "規約違反の疑いのため";
const logOf = (companyId: string) =>
  test.db
    .select({
      action: auditLogs.action,
      companyId: auditLogs.companyId,
      reason: auditLogs.reason,
    })
    .from(auditLogs)
    .where(eq(auditLogs.targetId, companyId))
    .orderBy(asc(auditLogs.id));

describe("a company that is suspended", () => {
  it("is out of sight, what waits lapses with a notice, and it can come back", async () => {
    const { ace, joker, as, send } = world;
    const { companyId } = ace;
    await test.db.update(companies).set({ isPublic: true }).where(eq(companies.id, companyId));
    const { offerId } = await send();
    await getCompany(as(joker), { companyId });
    await setCompanyStatus(as(operator), { companyId, action: "suspend", reason });
    await expect(getCompany(as(joker), { companyId })).rejects.toMatchObject({
      code: "companyNotFound",
    });
    const [offer] = await test.db.select().from(offers).where(eq(offers.id, offerId));
    expect(offer?.status).toBe("expired");
    const told = await test.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, joker.userId));
    expect(told.map(({ type }) => type)).toContain("offerClosed");
    await expect(
      setCompanyStatus(as(operator), { companyId, action: "suspend", reason }),
    ).rejects.toMatchObject({ code: "lock" });
    await setCompanyStatus(as(operator), { companyId, action: "resume", reason });
    await getCompany(as(joker), { companyId });
    await setCompanyStatus(as(operator), { companyId, action: "close", reason });
    await expect(
      setCompanyStatus(as(operator), { companyId, action: "resume", reason }),
    ).rejects.toMatchObject({ code: "lock" });
    const logs = await test.db
      .select({ action: auditLogs.action, reason: auditLogs.reason })
      .from(auditLogs)
      .where(eq(auditLogs.actorId, operator.userId));
    expect(logs.map(({ action }) => action)).toEqual([
      "suspendCompany",
      "resumeCompany",
      "closeCompany",
    ]);
    expect(logs.every((log) => log.reason === reason)).toBe(true);
  });

  it("locks its staff out at once", async () => {
    const app = makeTestApp(test.db);
    const email = "locked@example.jp";
    const { id } = await app.makeUser(email);
    const companyId = await app.makeAce(id, email);
    const browser = makeBrowser(app);
    const enter = async () =>
      signIn(await browser.ctx(), { email, password: PASSWORD, page: "company" });
    await enter();
    expect((await browser.ctx()).actor.kind).toBe("ace");
    await setCompanyStatus(world.as(operator), { companyId, action: "suspend", reason });
    expect((await browser.ctx()).actor.kind).toBe("visitor");
    await expect(enter()).rejects.toMatchObject({ code: "userDisabled" });
    await setCompanyStatus(world.as(operator), { companyId, action: "resume", reason });
    await enter();
    expect((await browser.ctx()).actor.kind).toBe("ace");
  });
});

it("a new company has a contract, and an administrator who is invited, once", async () => {
  const inviter = await createInviter(test.db);
  const { id: userId } = await inviter.app.makeUser("desk@example.jp");
  const operator = { ...operatorOf(), userId };
  const input = {
    companyId: uuidv7(),
    inviteId: uuidv7(),
    name: "株式会社あたらしい",
    siteUrl: "https://atarashii.example.jp",
    contract: {
      contractStartsOn: "2026-12-01",
      contractEndsOn: "2027-11-30",
      feePlan: "年額96万円。解約は1か月前までにお申し出ください。",
      offerMonthlyQuota: 30,
    },
    admin: { name: "初代 管理", email: "founder@example.jp" },
  };
  const ctx = { ...(await inviter.ctx()), actor: operator };
  await createCompany(ctx, input);
  await createCompany(ctx, input);
  expect(await inviter.app.mailsTo("founder@example.jp")).toHaveLength(1);
  const file = await getCompanyFile(ctx, { companyId: input.companyId });
  expect(file).toMatchObject({ isAgreed: false, isPublic: false, contractVersion: 1 });
  const { items, count } = await listOperatorCompanies(ctx, { words: "ATARASHII" });
  expect(count).toBe(1);
  expect(items).toMatchObject([{ name: input.name, members: 0 }]);
  const seen = await viewMembers(ctx, { companyId: input.companyId, group: "active" });
  expect(seen).toMatchObject({ items: [], invitations: [{ email: "founder@example.jp" }] });
  const logs = await test.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.action, "viewCompanyMembers"));
  expect(logs).toMatchObject([{ actorId: operator.userId, companyId: input.companyId }]);
  expect((await logOf(input.companyId))[0]).toEqual({
    action: "createCompany",
    companyId: input.companyId,
    reason: "株式会社あたらしい",
  });
});

it("a month's quota is the operator's to set", async () => {
  const { ace, as, send } = world;
  await send();
  const { companyId } = ace;
  const { ctx, signals } = testCtx(test.db, operator);
  const quota = { month: "2026-04", granted: 3, reason };
  await setOfferQuota(ctx, { companyId, ...quota });
  const { remaining } = await getQuota(as(ace));
  expect(remaining).toBe(2);
  expect(signals).toEqual([{ to: [ace.userId], topic: "session", id: ace.userId }]);
  expect(await logOf(companyId)).toEqual([
    { action: "setOfferQuota", companyId, reason: "2026-04：3通（規約違反の疑いのため）" },
  ]);
  await expect(setOfferQuota(ctx, { companyId: uuidv7(), ...quota })).rejects.toMatchObject({
    code: "companyNotFound",
  });
});

describe("a contract", () => {
  const first = {
    contractStartsOn: "2026-04-01",
    contractEndsOn: "2027-03-31",
    feePlan: "年額96万円。",
    offerMonthlyQuota: 30,
  };

  it("that changes has to be agreed to anew, unless it is the number of offers alone", async () => {
    const { ace, as } = world;
    const { companyId } = ace;
    const gone = await insertAce(test.db, companyId);
    await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, gone.userId));
    const { ctx, signals } = testCtx(test.db, operator);
    const save = (lockVersion: number, contract: SaveContract["contract"]) =>
      saveContract(ctx, { companyId, contract, lockVersion, reason });
    const versions = async () => {
      const file = await getCompanyFile(as(operator), { companyId });
      return [file.contractVersion, file.lockVersion];
    };
    await save(0, first);
    expect(await versions()).toEqual([1, 1]);
    await save(1, { ...first, offerMonthlyQuota: 40 });
    expect(await versions()).toEqual([1, 2]);
    await save(2, { ...first, feePlan: "年額120万円。" });
    expect(await versions()).toEqual([2, 3]);
    await save(3, { ...first, feePlan: "年額120万円。", contractStartsOn: "2026-05-01" });
    expect(await versions()).toEqual([3, 4]);
    const { contractEndsOn: _, ...endless } = first;
    await save(4, { ...endless, feePlan: "年額120万円。", contractStartsOn: "2026-05-01" });
    expect(await versions()).toEqual([4, 5]);
    expect(await getCompanyFile(as(operator), { companyId })).toMatchObject({
      contractStartsOn: "2026-05-01",
      contractEndsOn: null,
      feePlan: "年額120万円。",
      offerMonthlyQuota: 30,
    });
    expect(await logOf(companyId)).toEqual(
      Array(5).fill({ action: "saveContract", companyId, reason }),
    );
    // Those who work there, and neither who has left nor anybody of another company.
    expect(signals).toEqual(Array(5).fill({ to: [ace.userId], topic: "session", id: ace.userId }));
  });

  it("is changed by nobody who has not seen the last change", async () => {
    const { companyId } = world.ace;
    const save = (lockVersion: number, id = companyId) =>
      saveContract(world.as(operator), { companyId: id, contract: first, lockVersion, reason });
    await save(0);
    await expect(save(0)).rejects.toMatchObject({ code: "lock" });
    await expect(save(0, uuidv7())).rejects.toMatchObject({ code: "companyNotFound" });
  });
});

describe("a company's file", () => {
  it("has its quotas from this month on, and none of another company", async () => {
    const { ace, as } = world;
    const { companyId } = ace;
    const other = await insertCompany(test.db);
    for (const [of, month, granted] of [
      [companyId, "2026-03", 1],
      [companyId, "2026-05", 3],
      [companyId, "2026-04", 2],
      [other, "2026-04", 9],
    ] as const)
      await setOfferQuota(as(operator), { companyId: of, month, granted, reason });
    expect((await getCompanyFile(as(operator), { companyId })).quotas).toEqual([
      { month: "2026-04", granted: 2, used: 0 },
      { month: "2026-05", granted: 3, used: 0 },
    ]);
  });

  it("has the ten newest agreements, and there is none of a company that is not", async () => {
    const { ace, as } = world;
    const { companyId } = ace;
    for (let contractVersion = 1; contractVersion <= 11; contractVersion += 1)
      await test.db.insert(companyAgreements).values({
        id: uuidv7(),
        companyId,
        termsVersion: "2026-04-01",
        contractVersion,
        feePlan: "年額96万円。",
        agreedBy: ace.userId,
        agreedAt: after(contractVersion),
      });
    const { agreements } = await getCompanyFile(as(operator), { companyId });
    expect(agreements.map(({ contractVersion }) => contractVersion)).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
    ]);
    await expect(getCompanyFile(as(operator), { companyId: uuidv7() })).rejects.toMatchObject({
      code: "companyNotFound",
    });
  });
});
