import { users } from "@tefuda/db/schema/account";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { desc, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { createCompany } from "../operator-company/create-company.ts";
import { viewMembers } from "../operator-company/view-members.ts";
import { insertOperator } from "../sanction/sanction.fixture.ts";
import { acceptInvitation, checkInvitation } from "./accept-invitation.ts";
import { listInvitations } from "./list-invitations.ts";
import { createInviter } from "./member.fixture.ts";
import { cancelInvitation, resendInvitation } from "./resend-invitation.ts";

const test = useTestDatabase();
const unknown = "unknown@example.jp";
const seeker = "seeker@example.jp";
const colleague = "of-another-company@example.jp";
const suspended = "suspended@example.jp";
const leaving = "leaving@example.jp";
const addresses = [unknown, seeker, colleague, suspended, leaving];

let world: Awaited<ReturnType<typeof createInviter>>;
beforeEach(async () => {
  await test.clear();
  world = await createInviter(test.db);
  const { app } = world;
  for (const email of [seeker, suspended, leaving])
    await app.makeJoker((await app.makeUser(email)).id, email);
  await app.makeAce((await app.makeUser(colleague)).id, colleague);
  const set = async (email: string, change: Partial<typeof users.$inferInsert>) =>
    test.db.update(users).set(change).where(eq(users.email, email));
  await set(suspended, { suspendedAt: app.clock() });
  await set(leaving, { withdrawalRequestedAt: app.clock() });
});

/** Everything that an administrator of the company sees of an invitation, but its address and id. */
async function seenOf(email: string) {
  const answer = Object.keys(await world.invite(email));
  const again = async () =>
    resendInvitation(await world.ctx(), { inviteId: (await shown(email))?.id ?? "" }).catch(
      ({ code }: { code: unknown }) => code,
    );
  const invited = await shown(email);
  const resent = [await again(), await again(), await again(), await again(), await again()];
  const listed = await shown(email);
  const logged = await test.db
    .select({ action: auditLogs.action })
    .from(auditLogs)
    .where(eq(auditLogs.targetId, listed?.id ?? ""))
    .orderBy(desc(auditLogs.createdAt), desc(auditLogs.id));
  const cancelled = await cancelInvitation(await world.ctx(), { inviteId: listed?.id ?? "" });
  const anonymous = (one: typeof listed) => ({ ...one, id: undefined, email: undefined });
  return {
    answer,
    invited: anonymous(invited),
    resent,
    listed: anonymous(listed),
    logged,
    cancelled,
    left: await listInvitations(await world.ctx()),
  };
}
const shown = async (email: string) =>
  (await listInvitations(await world.ctx())).find((one) => one.email === email);

it("look alike to who invites, in every answer and in the list", async () => {
  const ofNobody = await seenOf(unknown);
  expect(ofNobody).toMatchObject({
    answer: ["inviteId"],
    invited: { name: "新人 三郎", sentCount: 1, isExpired: false },
    resent: [...Array(4).fill({ expiresAt: expect.any(Date) }), "tooManyRequests"],
    listed: { sentCount: 5 },
    left: [],
  });
  for (const email of addresses.slice(1)) expect(await seenOf(email), email).toEqual(ofNobody);
});

it("are told by mail alone what there is to do, without a link that cannot work", async () => {
  for (const email of addresses) await world.invite(email);
  const told = await Promise.all(
    addresses.map(async (email) => (await world.app.mailsTo(email)).map((mail) => mail.template)),
  );
  expect(told).toEqual([["invite"], ...Array(4).fill(["inviteKnown"])]);
  const [mail] = await world.app.mailsTo(seeker);
  expect(mail).toMatchObject({ subject: "【Tefuda】みなと製作所からの招待について" });
  expect(mail?.text).toContain("別のアカウントですでに使われているため");
  expect(mail?.text).toContain("別のメールアドレスを招待元にお伝えになり");
  expect(mail?.text).not.toContain("/ace/login");
});

it("get the mail that fits when an invitation is sent again", async () => {
  const { inviteId } = await world.invite(seeker);
  await test.db.delete(users).where(eq(users.email, seeker));
  world.app.pass(1);
  await resendInvitation(await world.ctx(), { inviteId });
  const code = await world.code(seeker);
  expect(await checkInvitation(await world.browser().ctx(), code)).toMatchObject({
    email: seeker,
    isTaken: false,
  });
  const { id } = await world.app.makeUser(seeker);
  await world.app.makeJoker(id, seeker);
  world.app.pass(1);
  await resendInvitation(await world.ctx(), { inviteId });
  expect((await world.app.mailsTo(seeker)).map(({ template }) => template)).toEqual([
    "inviteKnown",
    "invite",
    "inviteKnown",
  ]);
});

it("are told by the link of an account that came to be since, and nothing changes for the company", async () => {
  await world.invite(unknown);
  const code = await world.code(unknown);
  await world.app.makeJoker((await world.app.makeUser(unknown)).id, unknown);
  const before = await listInvitations(await world.ctx());
  const ctx = await world.browser().ctx();
  expect(await checkInvitation(ctx, code)).toEqual({
    email: unknown,
    name: "新人 三郎",
    companyName: "みなと製作所",
    isTaken: true,
  });
  await expect(acceptInvitation(ctx, code)).rejects.toMatchObject({
    code: "alreadyRegisteredEmail",
  });
  expect(await listInvitations(await world.ctx())).toEqual(before);
});

it("look alike to operators who register a company with its first administrator", async () => {
  const actor = await insertOperator(test.db, "admin");
  const register = async (email: string) => {
    const ctx = { ...(await world.ctx()), actor };
    const companyId = uuidv7();
    await createCompany(ctx, {
      companyId,
      inviteId: uuidv7(),
      name: "株式会社あたらしい",
      contract: { contractStartsOn: "2026-12-01", feePlan: "年額96万円", offerMonthlyQuota: 30 },
      admin: { name: "初代 管理", email },
    });
    const { invitations } = await viewMembers(ctx, { companyId, group: "active" });
    return invitations.map(({ id, email, ...seen }) => seen);
  };
  const ofNobody = await register(unknown);
  expect(ofNobody).toMatchObject([{ name: "初代 管理", authority: "admin", sentCount: 1 }]);
  for (const email of addresses.slice(1)) expect(await register(email), email).toEqual(ofNobody);
  expect((await world.app.mailsTo(colleague)).map(({ template }) => template)).toEqual([
    "inviteKnown",
  ]);
});
