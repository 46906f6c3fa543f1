import { companies } from "@tefuda/db/schema/company";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { offers } from "@tefuda/db/schema/offer";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { makeBrowser, makeTestApp, PASSWORD } from "../account/browser.fixture.ts";
import { signIn } from "../account/sign-in.ts";
import { getCompany } from "../company/get-company.ts";
import { createInviter, operatorOf } from "../member/member.fixture.ts";
import { createOfferWorld, type OfferWorld } from "../offer/offer.fixture.ts";
import { getQuota } from "../offer/quota.ts";
import { createCompany } from "./create-company.ts";
import { getCompanyFile } from "./get-company.ts";
import { listOperatorCompanies } from "./list-companies.ts";
import { setOfferQuota } from "./save-contract.ts";
import { setCompanyStatus } from "./set-company-status.ts";
import { viewMembers } from "./view-members.ts";

const test = useTestDatabase();
let world: OfferWorld;
beforeEach(async () => {
  world = await createOfferWorld(test.db);
});
const operator = operatorOf();
const reason = "規約違反の疑いのため";

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
});

it("a month's quota is the operator's to set", async () => {
  const { ace, as, send } = world;
  await send();
  const { companyId } = ace;
  await setOfferQuota(as(operator), { companyId, month: "2026-04", granted: 3, reason });
  const { remaining } = await getQuota(as(ace));
  expect(remaining).toBe(2);
});
