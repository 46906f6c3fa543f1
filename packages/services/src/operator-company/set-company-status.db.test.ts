import { sessions } from "@tefuda/db/schema/account";
import { keeps } from "@tefuda/db/schema/candidate";
import { memberInvitations } from "@tefuda/db/schema/company-member";
import { likes } from "@tefuda/db/schema/like";
import { notifications } from "@tefuda/db/schema/notification";
import { offers } from "@tefuda/db/schema/offer";
import { calendarLinks, schedules } from "@tefuda/db/schema/schedule";
import { eq } from "@tefuda/db/sql";
import type { LikeStatus } from "@tefuda/domain/like/states";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { after, DAY, insertCandidate } from "../candidate/candidate.fixture.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { insertAce } from "../matching/thread.fixture.ts";
import { invitationOf, operatorOf } from "../member/member.fixture.ts";
import { createOfferWorld, type OfferWorld } from "../offer/offer.fixture.ts";
import { proposeSchedule } from "../schedule/propose-schedule.ts";
import { setCompanyStatus } from "./set-company-status.ts";

const test = useTestDatabase();
const operator = operatorOf();
let world: OfferWorld;
let other: OfferWorld;
beforeEach(async () => {
  world = await createOfferWorld(test.db);
  other = await createOfferWorld(test.db);
});

const written = { createdAt: testNow, updatedAt: testNow };
async function set(action: "suspend" | "resume" | "close") {
  const { ctx, signals } = testCtx(test.db, operator);
  const { companyId } = world.ace;
  await setCompanyStatus(ctx, { companyId, action, reason: "規約違反の疑いのため" });
  return signals;
}

async function insertLike({ userId, companyId }: AceActor, status: LikeStatus = "sent") {
  const [id, joker] = [uuidv7(), await insertCandidate(test.db)];
  await test.db.insert(likes).values({
    id,
    aceId: userId,
    aceCompanyId: companyId,
    jokerId: joker.userId,
    status,
    expiresAt: after(DAY),
    ...written,
  });
  return { id, joker };
}
const statusOf = async (table: typeof likes | typeof offers, id: string) =>
  (await test.db.select({ status: table.status }).from(table).where(eq(table.id, id)))[0]?.status;
const toldTo = async ({ userId }: { userId: string }) =>
  (
    await test.db
      .select({ type: notifications.type })
      .from(notifications)
      .where(eq(notifications.userId, userId))
  ).map(({ type }) => type);

async function insertKeep({ userId, companyId }: AceActor) {
  const { userId: jokerId } = await insertCandidate(test.db);
  const life = { createdAt: testNow, expiresAt: after(DAY) };
  await test.db.insert(keeps).values({ companyId, jokerId, aceId: userId, ...life });
}
const keepsOf = ({ companyId }: AceActor) => test.db.$count(keeps, eq(keeps.companyId, companyId));

async function insertInvitation(
  companyId: string,
  columns: Partial<typeof memberInvitations.$inferInsert> = {},
) {
  const invitation = invitationOf({ companyId, ...columns });
  await test.db.insert(memberInvitations).values(invitation);
  return async () =>
    (
      await test.db.select().from(memberInvitations).where(eq(memberInvitations.id, invitation.id))
    )[0]?.canceledAt;
}

async function insertLink({ userId }: AceActor) {
  await test.db.insert(calendarLinks).values({
    userId,
    provider: "google",
    scope: "calendar",
    tokenEncrypted: "sealed",
    linkedAt: testNow,
  });
}
const isLinked = ({ userId }: AceActor) =>
  test.db.$count(calendarLinks, eq(calendarLinks.userId, userId));

async function insertSession({ userId }: AceActor) {
  const id = uuidv7();
  await test.db
    .insert(sessions)
    .values({ id, userId, token: id, expiresAt: after(DAY), ...written });
}
const isSignedIn = ({ userId }: AceActor) => test.db.$count(sessions, eq(sessions.userId, userId));

describe("a company that stops", () => {
  it("lets its own open offers and likes lapse, and tells who sent or got them", async () => {
    const { ace, joker, send } = world;
    const { offerId } = await send();
    const declined = await send(await insertCandidate(test.db));
    await test.db.update(offers).set({ status: "declined" }).where(eq(offers.id, declined.offerId));
    const foreign = await other.send();
    const like = await insertLike(ace);
    const accepted = await insertLike(ace, "accepted");
    const foreignLike = await insertLike(other.ace);

    const signals = await set("suspend");
    expect(await statusOf(offers, offerId)).toBe("expired");
    expect(await statusOf(offers, declined.offerId)).toBe("declined");
    expect(await statusOf(offers, foreign.offerId)).toBe("sent");
    expect(await statusOf(likes, like.id)).toBe("expired");
    expect(await statusOf(likes, accepted.id)).toBe("accepted");
    expect(await statusOf(likes, foreignLike.id)).toBe("sent");
    expect(await toldTo(joker)).toEqual(["offerReceived", "offerClosed"]);
    expect(await toldTo(like.joker)).toEqual(["likeClosed"]);
    expect(await toldTo(accepted.joker)).toEqual([]);
    expect(await toldTo(foreignLike.joker)).toEqual([]);
    expect(signals).toEqual(
      expect.arrayContaining([
        { to: [joker.userId, ace.userId], topic: "offers", id: offerId },
        { to: [like.joker.userId, ace.userId], topic: "likes", id: like.id },
        { to: [joker.userId], topic: "notifications", id: joker.userId },
        { to: [like.joker.userId], topic: "notifications", id: like.joker.userId },
      ]),
    );
  });

  it("calls off what was planned, and shows it in threads, lists and pages at once", async () => {
    const { ace, joker, as } = world;
    const { companyId, userId } = ace;
    const { matchingId } = await test.db.transaction((tx) =>
      createMatching(tx, {
        jokerId: joker.userId,
        aceId: userId,
        companyId,
        origin: "like",
        now: testNow,
      }),
    );
    const { scheduleId } = await proposeSchedule(as(ace), {
      scheduleId: uuidv7(),
      matchingId,
      candidates: [{ startAt: "2026-04-05T10:00:00+09:00", source: "manual" }],
      durationMinutes: 30,
      purpose: "casual",
      allowsToday: false,
    });
    const signals = await set("suspend");
    const [row] = await test.db.select().from(schedules).where(eq(schedules.id, scheduleId));
    expect(row?.status).toBe("cancelled");
    const thread = `thread:${matchingId}`;
    expect(signals).toEqual(
      expect.arrayContaining([
        { to: [userId], topic: "session", id: userId },
        { to: [joker.userId, userId], topic: "schedules", id: matchingId },
        { to: [joker.userId, thread], topic: "matchings", id: matchingId },
        { to: "everyone", topic: "candidates", id: "candidates" },
        { to: "everyone", topic: "public-pages", id: "" },
      ]),
    );
  });

  it("signs out its own members, those of others and after it goes on nobody", async () => {
    await insertSession(world.ace);
    await insertSession(other.ace);
    await set("suspend");
    expect(await isSignedIn(world.ace)).toBe(0);
    expect(await isSignedIn(other.ace)).toBe(1);
    await insertSession(world.ace);
    await set("resume");
    expect(await isSignedIn(world.ace)).toBe(1);
  });

  it("gives up candidates, invitations and calendars when it closes, not when it may come back", async () => {
    const { ace } = world;
    const before = new Date(testNow.getTime() - DAY);
    const colleague = await insertAce(test.db, ace.companyId);
    for (const one of [ace, other.ace]) await insertKeep(one);
    for (const one of [colleague, other.ace]) await insertLink(one);
    const open = await insertInvitation(ace.companyId);
    const accepted = await insertInvitation(ace.companyId, { acceptedAt: before });
    const canceled = await insertInvitation(ace.companyId, { canceledAt: before });
    const foreign = await insertInvitation(other.ace.companyId);

    await set("suspend");
    expect([await keepsOf(ace), await isLinked(colleague), await open()]).toEqual([1, 1, null]);
    await set("close");
    expect([await keepsOf(ace), await isLinked(colleague)]).toEqual([0, 0]);
    expect([await keepsOf(other.ace), await isLinked(other.ace)]).toEqual([1, 1]);
    expect([await open(), await accepted(), await canceled(), await foreign()]).toEqual([
      testNow,
      null,
      before,
      null,
    ]);
  });
});
