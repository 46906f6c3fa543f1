import { aces } from "@tefuda/db/schema/ace";
import { keeps } from "@tefuda/db/schema/candidate";
import { likes } from "@tefuda/db/schema/like";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { offers } from "@tefuda/db/schema/offer";
import { recruitmentAces } from "@tefuda/db/schema/recruitment";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, asc, eq } from "@tefuda/db/sql";
import type { LikeStatus } from "@tefuda/domain/like/states";
import type { OfferStatus } from "@tefuda/domain/offer/states";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { after, DAY, insertCandidate, insertRecruitment } from "../candidate/candidate.fixture.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { findMatching } from "../matching/get-matching.ts";
import { insertAce } from "../matching/thread.fixture.ts";
import { proposeSchedule } from "../schedule/propose-schedule.ts";
import { listMembers } from "./list-members.ts";
import { createStaff } from "./member.fixture.ts";
import { handOverLeft, removeMember } from "./remove-member.ts";

const test = useTestDatabase();
type Staff = Awaited<ReturnType<typeof createStaff>>;
let staff: Staff;
let other: Staff;
let third: AceActor;
beforeEach(async () => {
  await test.clear();
  [staff, other] = [await createStaff(test.db), await createStaff(test.db)];
  third = await insertAce(test.db, staff.companyId, { name: "別の人" });
});

const written = { createdAt: testNow, updatedAt: testNow };
const seeker = async () => (await insertCandidate(test.db)).userId;

async function insertOffer(
  { userId, companyId }: AceActor,
  columns: { status?: OfferStatus; expiresAt?: Date; companyId?: string } = {},
) {
  const id = uuidv7();
  await test.db.insert(offers).values({
    id,
    aceId: userId,
    companyId,
    companyName: "青空",
    jokerId: await seeker(),
    recruitmentId: await insertRecruitment(test.db, other.colleague),
    recruitmentRevision: 1,
    reason: "経験に惹かれました。",
    message: "一度お話ししませんか。",
    purpose: "casual",
    quotaMonth: "2026-04",
    expiresAt: after(DAY),
    ...written,
    ...columns,
  });
  return id;
}
async function insertLike(
  { userId, companyId }: AceActor,
  columns: { status?: LikeStatus; expiresAt?: Date; aceCompanyId?: string } = {},
) {
  const id = uuidv7();
  await test.db.insert(likes).values({
    id,
    aceId: userId,
    aceCompanyId: companyId,
    jokerId: await seeker(),
    expiresAt: after(DAY),
    ...written,
    ...columns,
  });
  return id;
}
async function insertKeep(
  { userId, companyId }: AceActor,
  columns: { jokerId?: string; expiresAt?: Date } = {},
) {
  const jokerId = columns.jokerId ?? (await seeker());
  const life = { createdAt: testNow, expiresAt: after(DAY), ...columns };
  await test.db.insert(keeps).values({ companyId, aceId: userId, ...life, jokerId });
  return jokerId;
}
async function insertThread({ userId, companyId }: AceActor) {
  const joker = await insertCandidate(test.db);
  const sides = { jokerId: joker.userId, aceId: userId, companyId };
  const { matchingId } = await test.db.transaction((tx) =>
    createMatching(tx, { ...sides, origin: "like", now: testNow }),
  );
  return { matchingId, joker };
}
async function propose(by: AceActor, matchingId: string) {
  const { scheduleId } = await proposeSchedule(staff.as(by), {
    scheduleId: uuidv7(),
    matchingId,
    candidates: [{ startAt: "2026-04-05T10:00:00+09:00", source: "manual" }],
    durationMinutes: 30,
    purpose: "casual",
    allowsToday: false,
  });
  return scheduleId;
}
const remove = (successor?: AceActor) =>
  removeMember(staff.as(staff.admin), {
    aceId: staff.member.userId,
    successorId: successor?.userId,
  });
const aceOf = async (table: typeof offers | typeof likes, id: string) =>
  (await test.db.select({ aceId: table.aceId }).from(table).where(eq(table.id, id)))[0]?.aceId;
const noticesOf = ({ userId }: AceActor) =>
  test.db
    .select({ type: notifications.type, content: notifications.content })
    .from(notifications)
    .where(eq(notifications.userId, userId));

describe("what a member had in hand goes to the colleague", () => {
  it("as far as offers and likes are open and the leaver's own, in the company", async () => {
    const { member, colleague } = staff;
    // No offer or like is of two companies; whose it is has to be said by both all the same.
    const foreign = { companyId: other.companyId };
    const open = [await insertOffer(member), await insertOffer(member, { status: "read" })];
    const [declined, ofThird, strange] = [
      await insertOffer(member, { status: "declined" }),
      await insertOffer(third),
      await insertOffer(member, foreign),
    ];
    const waiting = await insertLike(member);
    const [accepted, likeOfThird, strangeLike] = [
      await insertLike(member, { status: "accepted" }),
      await insertLike(third),
      await insertLike(member, { aceCompanyId: other.companyId }),
    ];
    await remove(colleague);
    for (const id of open) expect(await aceOf(offers, id)).toBe(colleague.userId);
    expect(await aceOf(likes, waiting)).toBe(colleague.userId);
    for (const id of [declined, strange]) expect(await aceOf(offers, id)).toBe(member.userId);
    for (const id of [accepted, strangeLike]) expect(await aceOf(likes, id)).toBe(member.userId);
    expect(await aceOf(offers, ofThird)).toBe(third.userId);
    expect(await aceOf(likes, likeOfThird)).toBe(third.userId);
  });

  it("as far as keeps have not run out, and without those of others", async () => {
    const { member, colleague, companyId } = staff;
    const live = await insertKeep(member);
    await insertKeep(member, { expiresAt: after(0) });
    const ofThird = await insertKeep(third);
    await insertKeep(other.member, { jokerId: live });
    await remove(colleague);
    const left = await test.db
      .select({ companyId: keeps.companyId, jokerId: keeps.jokerId, aceId: keeps.aceId })
      .from(keeps);
    expect(left).toHaveLength(3);
    expect(left).toEqual(
      expect.arrayContaining([
        { companyId, jokerId: live, aceId: colleague.userId },
        { companyId, jokerId: ofThird, aceId: third.userId },
        { companyId: other.companyId, jokerId: live, aceId: other.member.userId },
      ]),
    );
  });

  it("with each position once, also one that both are in charge of", async () => {
    const { member, colleague } = staff;
    const [alone, shared] = [
      await insertRecruitment(test.db, member),
      await insertRecruitment(test.db, member),
    ];
    for (const { userId: aceId } of [colleague, third])
      await test.db.insert(recruitmentAces).values({ recruitmentId: shared, aceId });
    await remove(colleague);
    const inCharge = async (id: string) =>
      (
        await test.db
          .select({ aceId: recruitmentAces.aceId })
          .from(recruitmentAces)
          .where(eq(recruitmentAces.recruitmentId, id))
      ).map(({ aceId }) => aceId);
    expect(await inCharge(alone)).toEqual([colleague.userId]);
    expect((await inCharge(shared)).toSorted()).toEqual(
      [colleague.userId, third.userId].toSorted(),
    );
  });

  it("with the times the leaver proposed there, and no one else's", async () => {
    const { member, colleague } = staff;
    const [mine, theirs] = [await insertThread(member), await insertThread(member)];
    const elsewhere = await insertThread(third);
    const [own, ofSeeker, beside] = [
      await propose(member, mine.matchingId),
      await propose(member, theirs.matchingId),
      await propose(third, elsewhere.matchingId),
    ];
    const set = (id: string, proposerId: string) =>
      test.db.update(schedules).set({ proposerId }).where(eq(schedules.id, id));
    await set(ofSeeker, theirs.joker.userId);
    // Of a thread that stays where it is, whoever is said to have proposed.
    await set(beside, member.userId);
    await remove(colleague);
    const proposerOf = async (id: string) =>
      (await test.db.select().from(schedules).where(eq(schedules.id, id)))[0]?.proposerId;
    expect(await proposerOf(own)).toBe(colleague.userId);
    expect(await proposerOf(ofSeeker)).toBe(theirs.joker.userId);
    expect(await proposerOf(beside)).toBe(member.userId);
  });

  it("and the colleague is told of what waits, not of keeps alone", async () => {
    const { member, colleague } = staff;
    await insertKeep(member);
    await remove(colleague);
    expect(await noticesOf(colleague)).toEqual([]);
    const left = { aceId: third.userId, successorId: colleague.userId };
    await insertThread(third);
    await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, third.userId));
    await handOverLeft(staff.as(staff.admin), left);
    expect(await noticesOf(colleague)).toEqual([
      {
        type: "threadHandedOver",
        content: "別の人さんから候補者とのやり取りなど1件を引き継ぎました。",
      },
    ]);
  });
});

describe("live pages", () => {
  it("hear of everything that changed hands", async () => {
    const { admin, member, colleague } = staff;
    const { matchingId, joker } = await insertThread(member);
    await propose(member, matchingId);
    const [offerId, likeId] = [await insertOffer(member), await insertLike(member)];
    const recruitmentId = await insertRecruitment(test.db, third);
    await test.db
      .insert(recruitmentAces)
      .values({ recruitmentId, aceId: member.userId, sortOrder: 1 });
    const jokerOf = async (table: typeof offers | typeof likes, id: string) =>
      (await test.db.select({ id: table.jokerId }).from(table).where(eq(table.id, id)))[0]?.id;
    const { ctx, signals } = testCtx(test.db, admin);
    await removeMember(ctx, { aceId: member.userId, successorId: colleague.userId });
    const thread = `thread:${matchingId}`;
    const both = [joker.userId, colleague.userId];
    const sides = async (table: typeof offers | typeof likes, id: string) => [
      await jokerOf(table, id),
      colleague.userId,
      admin.userId,
    ];
    expect(signals).toEqual(
      expect.arrayContaining([
        { to: [member.userId], topic: "session", id: member.userId },
        { to: [...both, thread], topic: "chat", id: matchingId },
        { to: [member.userId, thread], topic: "matchings", id: matchingId },
        { to: [joker.userId], topic: "notifications", id: joker.userId },
        { to: both, topic: "schedules", id: matchingId },
        { to: await sides(offers, offerId), topic: "offers", id: offerId },
        { to: await sides(likes, likeId), topic: "likes", id: likeId },
        { to: [colleague.userId], topic: "candidates", id: "candidates" },
        { to: [colleague.userId], topic: "notifications", id: colleague.userId },
        { to: "everyone", topic: "public-pages", id: "" },
      ]),
    );
  });

  it("hear of positions that nobody takes over, and of candidates who are free again", async () => {
    const { admin, member, colleague } = staff;
    // A closed position is nothing that somebody has to take over.
    const recruitmentId = await insertRecruitment(test.db, member, { status: "closed" });
    const { ctx, signals } = testCtx(test.db, admin);
    await removeMember(ctx, { aceId: member.userId });
    expect(signals).toEqual([
      { to: [member.userId], topic: "session", id: member.userId },
      { to: [admin.userId], topic: "candidates", id: "candidates" },
      { to: expect.any(Array), topic: "recruitments", id: recruitmentId },
      { to: "everyone", topic: "public-pages", id: "" },
    ]);
    const told = signals.find(({ topic }) => topic === "recruitments")?.to;
    expect([...(told ?? [])].toSorted()).toEqual(
      [admin.userId, colleague.userId, third.userId].toSorted(),
    );
  });

  it("hear of what somebody left who has withdrawn, and only of that one's", async () => {
    const { admin, member, colleague, as } = staff;
    const [ofMember, ofThird] = [await insertThread(member), await insertThread(third)];
    for (const { userId } of [member, third, other.member])
      await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, userId));
    const { ctx, signals } = testCtx(test.db, admin);
    const give = (aceId: string) => handOverLeft(ctx, { aceId, successorId: colleague.userId });
    await give(member.userId);
    expect(signals).toContainEqual({
      to: [colleague.userId],
      topic: "notifications",
      id: colleague.userId,
    });
    expect(await findMatching(as(colleague), ofMember.matchingId)).toBeDefined();
    expect(await findMatching(as(colleague), ofThird.matchingId)).toBeUndefined();
    // A stranger's, and one who is still there.
    for (const { userId } of [other.member, admin])
      await expect(give(userId)).rejects.toMatchObject({ code: "aceNotFound" });
    await expect(
      handOverLeft(ctx, { aceId: third.userId, successorId: third.userId }),
    ).rejects.toMatchObject({ fields: { successorId: expect.any(String) } });
  });
});

it("counts in hand what is open and the member's own", async () => {
  const { admin, member, as } = staff;
  for (const columns of [{}, { status: "declined" as const }, { expiresAt: after(0) }]) {
    await insertOffer(member, columns);
    await insertLike(member, columns);
  }
  for (const expiresAt of [after(1), after(0)]) await insertKeep(member, { expiresAt });
  await insertRecruitment(test.db, member, { status: "draft" });
  await insertRecruitment(test.db, member, { status: "closed" });
  await insertThread(member);
  await insertOffer(third);
  await insertLike(third);
  await insertKeep(third);
  await insertRecruitment(test.db, third);
  await insertThread(third);
  const { items } = await listMembers(as(admin), { group: "active" });
  expect(items.find(({ id }) => id === member.userId)?.inHand).toEqual({
    threads: 1,
    openOffers: 1,
    waitingLikes: 1,
    keeps: 1,
    recruitments: 1,
  });
});

it("leaves in the log who was removed and whose work was given on", async () => {
  const { admin, member, colleague } = staff;
  await remove();
  await handOverLeft(staff.as(admin), { aceId: member.userId, successorId: colleague.userId });
  const log = await test.db
    .select({ action: auditLogs.action, reason: auditLogs.reason, by: auditLogs.actorId })
    .from(auditLogs)
    .where(and(eq(auditLogs.targetId, member.userId), eq(auditLogs.companyId, staff.companyId)))
    .orderBy(asc(auditLogs.id));
  expect(log).toEqual([
    { action: "removeMember", reason: "退職 太郎", by: admin.userId },
    { action: "handOver", reason: "退職 太郎", by: admin.userId },
  ]);
  const aceId = member.userId;
  await expect(removeMember(staff.as(admin), { aceId })).rejects.toMatchObject({
    code: "aceNotFound",
  });
});
