import type { Signal } from "@tefuda/adapters/bus/port";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { and, asc, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, describe, expect, it } from "vitest";
import { PASSWORD } from "../account/browser.fixture.ts";
import { changeInitialPassword } from "../account/change-initial-password.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { liftSanction } from "../sanction/lift-sanction.ts";
import { givenTo, insertOperator } from "../sanction/sanction.fixture.ts";
import { suspendUser } from "../sanction/suspend-user.ts";
import { giveFactor } from "../second-factor/second-factor.fixture.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { acceptInvitation, checkInvitation } from "./accept-invitation.ts";
import { listInvitations } from "./list-invitations.ts";
import { createInviter } from "./member.fixture.ts";
import { purgeInvitations } from "./purge-invitations.ts";
import { removeMember } from "./remove-member.ts";
import { cancelInvitation, resendInvitation } from "./resend-invitation.ts";

const test = useTestDatabase();
let world: Awaited<ReturnType<typeof createInviter>>;
beforeEach(async () => {
  world = await createInviter(test.db);
});
const invalid = { code: "invalidActionCode" };
const HOURS = 60;

describe("an invitation", () => {
  it("leads from the mail over a first password to a member who works", async () => {
    const email = "first@example.jp";
    await world.invite(email, { authority: "admin" });
    const browser = world.browser();
    const code = await world.code(email);
    // 32 bytes that nobody guesses.
    expect(code.oobCode).toMatch(/^[\w-]{43}$/);
    expect(await checkInvitation(await browser.ctx(), code)).toMatchObject({
      email,
      companyName: "みなと製作所",
    });
    await acceptInvitation(await browser.ctx(), code);
    expect((await browser.ctx()).actor.kind).toBe("visitor");
    await changeInitialPassword(await browser.ctx(), { password: PASSWORD });
    expect((await browser.ctx()).actor).toMatchObject({
      kind: "ace",
      companyId: world.companyId,
      authority: "admin",
    });
    const other = world.browser();
    const page = "company" as const;
    expect(await signIn(await other.ctx(), { email, password: PASSWORD, page })).toMatchObject({
      kind: "ace",
      mustChangePassword: false,
    });
    await expect(acceptInvitation(await world.browser().ctx(), code)).rejects.toMatchObject(
      invalid,
    );
    expect(await listInvitations(await world.ctx())).toEqual([]);
  });

  it("is forgotten ninety days after its link ran out, accepted or not", async () => {
    const { inviteId } = await world.invite("never@example.jp");
    const accepted = await world.invite("soon@example.jp");
    await acceptInvitation(await world.browser().ctx(), await world.code("soon@example.jp"));
    world.app.pass((72 + 90 * 24) * HOURS - 1);
    const younger = await world.invite("younger@example.jp");
    await purgeInvitations(world.app);
    expect(await world.row(inviteId)).toBeDefined();
    world.app.pass(2);
    await purgeInvitations(world.app);
    expect(await world.row(inviteId)).toBeUndefined();
    expect(await world.row(accepted.inviteId)).toBeUndefined();
    expect(await world.row(younger.inviteId)).toBeDefined();
    const sent = and(
      eq(auditLogs.action, "inviteMember"),
      eq(auditLogs.companyId, world.companyId),
    );
    const logged = await test.db.select().from(auditLogs).where(sent).orderBy(asc(auditLogs.id));
    expect(logged.map(({ targetId, reason }) => [targetId, reason])).toEqual([
      [inviteId, null],
      [accepted.inviteId, null],
      [younger.inviteId, expect.stringContaining("<younger@example.jp>")],
    ]);
  });

  it("works for 72 hours", async () => {
    await world.invite("late@example.jp");
    const code = await world.code("late@example.jp");
    world.app.pass(72 * HOURS - 1);
    await checkInvitation(await world.browser().ctx(), code);
    world.app.pass(1);
    const late = await world.browser().ctx();
    await expect(checkInvitation(late, code)).rejects.toMatchObject(invalid);
    await expect(acceptInvitation(late, code)).rejects.toMatchObject(invalid);
    expect(await listInvitations(await world.ctx())).toMatchObject([{ isExpired: true }]);
    await world.invite("late@example.jp");
    expect(await listInvitations(await world.ctx())).toMatchObject([{ isExpired: false }]);
  });

  it("that is sent again makes the earlier link worthless, five times at most", async () => {
    const { inviteId } = await world.invite("again@example.jp");
    const first = await world.code("again@example.jp");
    for (let mail = 2; mail <= 5; mail += 1) {
      world.app.pass(1);
      await resendInvitation(await world.ctx(), { inviteId });
    }
    const ctx = await world.browser().ctx();
    await expect(checkInvitation(ctx, first)).rejects.toMatchObject(invalid);
    await checkInvitation(ctx, await world.code("again@example.jp"));
    await expect(resendInvitation(await world.ctx(), { inviteId })).rejects.toMatchObject({
      code: "tooManyRequests",
    });
  });

  it("that is taken back works no more", async () => {
    const { inviteId } = await world.invite("back@example.jp");
    await cancelInvitation(await world.ctx(), { inviteId });
    const ctx = await world.browser().ctx();
    const code = await world.code("back@example.jp");
    await expect(checkInvitation(ctx, code)).rejects.toMatchObject(invalid);
    await expect(cancelInvitation(await world.ctx(), { inviteId })).rejects.toMatchObject({
      code: "dataNotFound",
    });
  });

  it("is refused for a member or whom the company has invited, and to strangers", async () => {
    const taken = { code: "alreadyRegisteredEmail" };
    const own = "own@example.jp";
    const { companyId } = world;
    await world.app.makeAce((await world.app.makeUser(own)).id, own, { companyId });
    await expect(world.invite(own)).rejects.toMatchObject(taken);
    expect(await world.app.mailsTo(own)).toEqual([]);
    const { inviteId } = await world.invite("twice@example.jp");
    await expect(world.invite("twice@example.jp")).rejects.toMatchObject(taken);
    const stranger = await insertAce(test.db, await insertCompany(test.db), { authority: "admin" });
    const foreign = { ...(await world.ctx()), actor: stranger };
    await expect(cancelInvitation(foreign, { inviteId })).rejects.toMatchObject({
      code: "dataNotFound",
    });
    expect((await world.row(inviteId))?.canceledAt).toBeNull();
    const member = await insertAce(test.db, world.companyId);
    await expect(
      cancelInvitation({ ...(await world.ctx()), actor: member }, { inviteId }),
    ).rejects.toMatchObject({ code: "permissionDenied" });
  });

  it("brings someone back whom the company had let go", async () => {
    const email = "return@example.jp";
    await world.invite(email);
    const browser = world.browser();
    const { userId } = await acceptInvitation(await browser.ctx(), await world.code(email));
    await removeMember(await world.ctx(), { aceId: userId });
    expect((await browser.ctx()).actor.kind).toBe("visitor");
    world.app.pass(1);
    await world.invite(email, { authority: "admin" });
    const again = await acceptInvitation(await world.browser().ctx(), await world.code(email));
    expect(again).toEqual({ userId });
    const [ace] = await test.db.select().from(aces).where(eq(aces.id, userId));
    expect(ace).toMatchObject({ removedAt: null, authority: "admin" });
  });

  it("brings back nobody whom the support team has suspended, not even one sent before", async () => {
    const email = "suspended@example.jp";
    await world.invite(email);
    const { userId } = await acceptInvitation(await world.browser().ctx(), await world.code(email));
    const operator = await insertOperator(test.db, "admin");
    const ctx = { ...(await world.ctx()), actor: operator };
    const removedAt = async () =>
      (await test.db.select().from(aces).where(eq(aces.id, userId)))[0]?.removedAt;

    const sanction = givenTo(userId);
    await suspendUser(ctx, sanction);
    const { inviteId } = await world.invite(email);
    expect(await world.code(email)).toEqual({ oobCode: "" });
    await cancelInvitation(await world.ctx(), { inviteId });
    expect(await removedAt()).not.toBeNull();
    await liftSanction(ctx, { id: sanction.id, reason: "誤りでした" });
    expect(await removedAt()).toBeNull();

    await removeMember(await world.ctx(), { aceId: userId });
    world.app.pass(1);
    await world.invite(email);
    const code = await world.code(email);
    await suspendUser(ctx, givenTo(userId));
    await expect(acceptInvitation(await world.browser().ctx(), code)).rejects.toMatchObject({
      code: "alreadyRegisteredEmail",
    });
    expect(await removedAt()).not.toBeNull();
  });

  it("ends the password and the second factor of somebody who comes back, and says so", async () => {
    const email = "factor@example.jp";
    await world.invite(email);
    const first = world.browser();
    const { userId } = await acceptInvitation(await first.ctx(), await world.code(email));
    await changeInitialPassword(await first.ctx(), { password: PASSWORD });
    await giveFactor(world.app, userId);
    await removeMember(await world.ctx(), { aceId: userId });
    world.app.pass(1);
    await world.invite(email);
    const browser = world.browser();
    await acceptInvitation(await browser.ctx(), await world.code(email));
    const logIn = async (password: string) =>
      signIn(await world.browser().ctx(), { email, password, page: "company" });
    await expect(logIn(PASSWORD)).rejects.toMatchObject({ code: "wrongPassword" });
    const password = "battery-staple-9";
    await changeInitialPassword(await browser.ctx(), { password });
    expect(await logIn(password)).toMatchObject({ userId });
    const [row] = await test.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.action, "resetSecondFactor"), eq(auditLogs.targetId, userId)));
    expect(row).toMatchObject({ companyId: world.companyId, actorId: userId });
    const mails = (await world.app.mailsTo(email)).map(({ subject }) => subject);
    expect(mails).toContain("【Tefuda】2段階認証が解除されました");
  });

  it("opens one account, however often its link is opened at once", async () => {
    const email = "hasty@example.jp";
    await world.invite(email);
    const code = await world.code(email);
    const browsers = [await world.browser().ctx(), await world.browser().ctx()];
    const ends = await Promise.allSettled(browsers.map((ctx) => acceptInvitation(ctx, code)));
    const refused = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
    expect(refused).toMatchObject([invalid]);
  });

  it("names who came by it, tells visitors' pages and leaves other invitations open", async () => {
    const [email, other] = ["one@example.jp", "other@example.jp"];
    const { inviteId } = await world.invite(email);
    const waiting = await world.invite(other);
    const signals: Signal[] = [];
    const ctx = await world.browser().ctx();
    const bus = { ...ctx.ports.bus, publish: (signal: Signal) => void signals.push(signal) };
    const { userId } = await acceptInvitation(
      { ...ctx, ports: { ...ctx.ports, bus } },
      await world.code(email),
    );
    expect(signals).toContainEqual({ to: "everyone", topic: "public-pages", id: "" });
    expect(await world.row(inviteId)).toMatchObject({ aceId: userId });
    expect(await world.row(waiting.inviteId)).toMatchObject({ acceptedAt: null, canceledAt: null });
    expect(await logOf(userId)).toEqual([{ action: "acceptInvitation", reason: null }]);
    for (const act of [cancelInvitation, resendInvitation])
      await expect(act(await world.ctx(), { inviteId })).rejects.toMatchObject({
        code: "dataNotFound",
      });
  });

  it("opens nothing while its company is stopped", async () => {
    await world.invite("stopped@example.jp");
    const code = await world.code("stopped@example.jp");
    await test.db
      .update(companies)
      .set({ status: "suspended" })
      .where(eq(companies.id, world.companyId));
    const ctx = await world.browser().ctx();
    await expect(checkInvitation(ctx, code)).rejects.toMatchObject(invalid);
    await expect(acceptInvitation(ctx, code)).rejects.toMatchObject(invalid);
  });

  it("makes a newcomer's own account, whoever else the company has let go", async () => {
    const [former, email] = ["former@example.jp", "newcomer@example.jp"];
    const gone = await world.app.makeUser(former);
    const left = { companyId: world.companyId, removedAt: world.app.clock() };
    await world.app.makeAce(gone.id, former, left);
    await world.invite(email);
    const { userId } = await acceptInvitation(await world.browser().ctx(), await world.code(email));
    expect(userId).not.toBe(gone.id);
    expect((await rowOf(gone.id))?.removedAt).toEqual(world.app.clock());
  });

  it("takes back nobody who since was of another company, or has asked to leave", async () => {
    const taken = { code: "alreadyRegisteredEmail" };
    const [elsewhere, leaving] = ["elsewhere@example.jp", "leaving@example.jp"];
    const removedAt = world.app.clock();
    const enter = async (email: string, companyId?: string) => {
      await world.invite(email);
      const code = await world.code(email);
      const { id } = await world.app.makeUser(email);
      await world.app.makeAce(id, email, { removedAt, ...(companyId && { companyId }) });
      return { id, code };
    };
    const one = await enter(elsewhere);
    const two = await enter(leaving, world.companyId);
    await test.db
      .update(users)
      .set({ withdrawalRequestedAt: removedAt })
      .where(eq(users.id, two.id));
    for (const { id, code } of [one, two]) {
      const ctx = await world.browser().ctx();
      await expect(acceptInvitation(ctx, code)).rejects.toMatchObject(taken);
      expect((await rowOf(id))?.removedAt).toEqual(removedAt);
    }
  });
});

const rowOf = async (id: string) => (await test.db.select().from(aces).where(eq(aces.id, id)))[0];
const logOf = (targetId: string) =>
  test.db
    .select({ action: auditLogs.action, reason: auditLogs.reason })
    .from(auditLogs)
    .where(eq(auditLogs.targetId, targetId))
    .orderBy(asc(auditLogs.id));
