import type { Db } from "@tefuda/db/client";
import { sessions, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { likes } from "@tefuda/db/schema/like";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { offers } from "@tefuda/db/schema/offer";
import { sanctions } from "@tefuda/db/schema/sanction";
import { eq } from "@tefuda/db/sql";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import { sendMessage } from "../chat/send-message.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { getMatching } from "../matching/get-matching.ts";
import { insertAce, insertJoker, insertThread } from "../matching/thread.fixture.ts";
import { createPositionWorld } from "../recruitment/recruitment.fixture.ts";
import { endRestrictions } from "./end-restrictions.ts";
import { liftSanction } from "./lift-sanction.ts";
import { listSanctions } from "./list-sanctions.ts";
import { readRestriction } from "./own-restriction.ts";
import { restrictUser } from "./restrict-user.ts";
import { givenTo, insertOperator } from "./sanction.fixture.ts";
import { suspendUser } from "./suspend-user.ts";
import { restrictionTopic } from "./topics.ts";
import { warnUser } from "./warn-user.ts";

const database = useTestDatabase();
const days = (count: number) => new Date(testNow.getTime() + count * 86_400_000);

async function scene() {
  const { db } = database;
  const thread = await insertThread(db);
  const { joker } = thread;
  await db.transaction((tx) => upsertSearchDocument(tx, joker.userId, testNow));
  const support = testCtx(db, await insertOperator(db, "support"));
  const admin = testCtx(db, await insertOperator(db, "admin"));
  return { db, ...thread, support, admin };
}

const mailsOf = (db: Db, userId: string) => mailsIn(db, eq(mailOutbox.userId, userId));
const documentsOf = (db: Db, jokerId: string) =>
  db.select().from(jokerSearchDocuments).where(eq(jokerSearchDocuments.objectID, jokerId));
const auditsOf = async (db: Db, userId: string) =>
  (await db.select().from(auditLogs).where(eq(auditLogs.targetId, userId))).map(
    ({ action }) => action,
  );
/** That the rights of a seeker changed, for the own pages and for the lists of candidates. */
const signalsOf = (userId: string) => [
  { to: [userId], topic: "session", id: userId },
  { to: "everyone", topic: "candidates", id: "candidates" },
];
const text = (matchingId: string) => ({
  matchingId,
  id: uuidv7(),
  type: 0 as const,
  text: "はじめまして。",
  uploadIds: [],
});

describe("a warning", () => {
  it("is mailed once with the way to answer it, and closes nothing", async () => {
    const { db, joker, support } = await scene();
    const warning = givenTo(joker.userId);
    await warnUser(support.ctx, warning);
    await warnUser(support.ctx, warning);

    const [mail, ...more] = await mailsOf(db, joker.userId);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("ご利用についての重要なお知らせ");
    expect(mail?.text).toContain("次の対応を行いました：注意");
    expect(mail?.text).toContain(warning.notice);
    expect(mail?.text).not.toContain(warning.reason);
    expect(mail?.text).toContain("https://tefuda.test/contact?category=appeal");
    expect(await auditsOf(db, joker.userId)).toEqual(["warnUser"]);
    expect(support.signals).toEqual([]);
    expect(await readRestriction(db, joker.userId, testNow)).toBeUndefined();
    expect(await listSanctions(support.ctx, { userId: joker.userId })).toMatchObject([
      { kind: "warn", isInForce: false, operatorName: "運営 花子" },
    ]);
  });

  it("is for members only", async () => {
    const { support, admin } = await scene();
    for (const userId of [admin.ctx.actor.userId, uuidv7()])
      await expect(warnUser(support.ctx, givenTo(userId))).rejects.toMatchObject({
        code: "dataNotFound",
      });
  });
});

describe("a restriction", () => {
  it("takes a seeker out of the search until its last day is over", async () => {
    const { db, joker, support } = await scene();
    await restrictUser(support.ctx, { ...givenTo(joker.userId), lastDay: "2026-04-05" });
    const until = new Date("2026-04-05T15:00:00Z");
    expect(await readRestriction(db, joker.userId, testNow)).toEqual({ until });
    expect(await readRestriction(db, joker.userId, until)).toBeUndefined();
    expect(await documentsOf(db, joker.userId)).toEqual([]);
    expect(support.signals).toEqual(signalsOf(joker.userId));

    expect(await endRestrictions({ ...support.ctx, clock: () => days(1) })).toEqual({ ended: 0 });
    expect(await endRestrictions({ ...support.ctx, clock: () => until })).toEqual({ ended: 1 });
    expect(await documentsOf(db, joker.userId)).toHaveLength(1);
    expect(await endRestrictions({ ...support.ctx, clock: () => until })).toEqual({ ended: 0 });
  });

  it("is one at a time, and may follow one whose time is up", async () => {
    const { db, joker, support } = await scene();
    await restrictUser(support.ctx, { ...givenTo(joker.userId), lastDay: "2026-04-03" });
    await expect(restrictUser(support.ctx, givenTo(joker.userId))).rejects.toMatchObject({
      code: "lock",
    });
    const later = { ...support.ctx, clock: () => days(2) };
    await restrictUser(later, givenTo(joker.userId));
    expect(await readRestriction(db, joker.userId, days(300))).toEqual({ until: null });
    expect(await endRestrictions(later)).toEqual({ ended: 0 });
  });

  it.each([
    ["2026-04-02", "今日以降の日付を選択してください"],
    ["2199-12-31", "365日以内の日付を選択してください"],
  ])("refuses %s and says why", async (lastDay, why) => {
    const { joker, support } = await scene();
    const restriction = { ...givenTo(joker.userId), lastDay };
    await expect(restrictUser(support.ctx, restriction)).rejects.toMatchObject({
      code: "invalidParameter",
      fields: { lastDay: why },
    });
  });

  it("closes the first message of a thread and keeps answers open", async () => {
    const { db, matchingId, joker, ace, support } = await scene();
    await restrictUser(support.ctx, givenTo(joker.userId));
    const restricted = testCtx(db, { ...joker, isRestricted: true as const });
    await expect(sendMessage(restricted.ctx, text(matchingId))).rejects.toMatchObject({
      code: "restricted",
    });
    await sendMessage(testCtx(db, ace).ctx, text(matchingId));
    const answered = await sendMessage(restricted.ctx, text(matchingId));
    expect(answered.message.text).toBe("はじめまして。");
  });

  it("is lifted with a mail, once", async () => {
    const { db, joker, support } = await scene();
    const restriction = givenTo(joker.userId);
    await restrictUser(support.ctx, restriction);
    const lift = { id: restriction.id, reason: "ご意見を受けて見直したため" };
    support.signals.length = 0;
    await liftSanction(support.ctx, lift);
    expect(support.signals).toEqual(signalsOf(joker.userId));
    expect(await readRestriction(db, joker.userId, testNow)).toBeUndefined();
    expect(await documentsOf(db, joker.userId)).toHaveLength(1);
    const subjects = (await mailsOf(db, joker.userId)).map(({ template }) => template);
    expect(subjects).toEqual(["reportAction", "sanctionLifted"]);
    await expect(liftSanction(support.ctx, lift)).rejects.toMatchObject({ code: "lock" });
    expect(await auditsOf(db, joker.userId)).toEqual(["restrictUser", "liftSanction"]);
  });
});

describe("a suspension", () => {
  const suspendedAt = async (db: Db, userId: string) =>
    (await db.select().from(users).where(eq(users.id, userId)))[0]?.suspendedAt;

  it("is an admin's to give and to lift", async () => {
    const { db, joker, support, admin } = await scene();
    const suspension = givenTo(joker.userId);
    await expect(suspendUser(support.ctx, suspension)).rejects.toMatchObject({
      code: "permissionDenied",
    });
    expect(await suspendedAt(db, joker.userId)).toBeNull();
    await suspendUser(admin.ctx, suspension);
    await expect(
      liftSanction(support.ctx, { id: suspension.id, reason: "誤りのため" }),
    ).rejects.toMatchObject({ code: "permissionDenied" });
  });

  it("ends a seeker's sessions, what waits and the threads, and is taken back", async () => {
    const { db, matchingId, joker, ace, companyId, admin } = await scene();
    const written = { createdAt: testNow, updatedAt: testNow };
    await db.insert(sessions).values({
      id: uuidv7(),
      userId: joker.userId,
      token: uuidv7(),
      expiresAt: days(30),
      ...written,
    });
    const likeId = uuidv7();
    await db.insert(likes).values({
      id: likeId,
      jokerId: joker.userId,
      aceId: ace.userId,
      aceCompanyId: companyId,
      expiresAt: days(30),
      ...written,
    });
    const suspension = givenTo(joker.userId);
    await suspendUser(admin.ctx, suspension);

    expect(await suspendedAt(db, joker.userId)).toEqual(testNow);
    expect(await db.select().from(sessions).where(eq(sessions.userId, joker.userId))).toEqual([]);
    expect(await db.select().from(likes).where(eq(likes.id, likeId))).toMatchObject([
      { status: "expired" },
    ]);
    expect(await documentsOf(db, joker.userId)).toEqual([]);
    await expect(sendMessage(testCtx(db, ace).ctx, text(matchingId))).rejects.toMatchObject({
      code: "dataNotFound",
    });
    // Not told as a withdrawal, which it is not, and no more than that.
    const seen = await getMatching(testCtx(db, ace).ctx, { matchingId });
    expect(seen.partner).toMatchObject({ name: "現在利用していないユーザー", departure: "away" });
    expect(admin.signals.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(["session", "likes", "matchings", "candidates"]),
    );

    admin.signals.length = 0;
    await liftSanction(admin.ctx, { id: suspension.id, reason: "本人確認ができたため" });
    expect(admin.signals.map(({ topic }) => topic).toSorted()).toEqual([
      "candidates",
      "matchings",
      "session",
    ]);
    expect(await suspendedAt(db, joker.userId)).toBeNull();
    expect(await documentsOf(db, joker.userId)).toHaveLength(1);
    await sendMessage(testCtx(db, ace).ctx, text(matchingId));
    expect(await db.select().from(likes).where(eq(likes.id, likeId))).toMatchObject([
      { status: "expired" },
    ]);
  });

  it("takes an ace off the company's pages; whom the company removed stays removed", async () => {
    const { db, matchingId, joker, ace, admin } = await scene();
    const departure = async () =>
      (await getMatching(testCtx(db, joker).ctx, { matchingId })).partner.departure;
    const removedAt = async () =>
      (await db.select().from(aces).where(eq(aces.id, ace.userId)))[0]?.removedAt;
    const first = givenTo(ace.userId);
    await suspendUser(admin.ctx, first);
    expect(await removedAt()).toEqual(testNow);
    expect(await departure()).toBe("away");
    expect(admin.signals.map(({ topic }) => topic)).toContain("public-pages");
    await liftSanction(admin.ctx, { id: first.id, reason: "誤りのため" });
    expect(await removedAt()).toBeNull();
    expect(await departure()).toBeNull();

    const earlier = days(-3);
    await db.update(aces).set({ removedAt: earlier }).where(eq(aces.id, ace.userId));
    const second = givenTo(ace.userId);
    await suspendUser(admin.ctx, second);
    expect(await departure()).toBe("left");
    await liftSanction(admin.ctx, { id: second.id, reason: "誤りのため" });
    expect(await removedAt()).toEqual(earlier);
  });

  it("leaves a withdrawal as it is", async () => {
    const { db, joker, admin } = await scene();
    const earlier = days(-3);
    await db.update(jokers).set({ withdrawnAt: earlier }).where(eq(jokers.id, joker.userId));
    const suspension = givenTo(joker.userId);
    await suspendUser(admin.ctx, suspension);
    await liftSanction(admin.ctx, { id: suspension.id, reason: "誤りのため" });
    const [row] = await db.select().from(jokers).where(eq(jokers.id, joker.userId));
    expect(row?.withdrawnAt).toEqual(earlier);
    expect(await db.select().from(offers)).toEqual([]);
  });

  it("takes nobody along, neither out nor back", async () => {
    const { db, joker, ace, companyId, admin } = await scene();
    const colleague = eq(aces.id, (await insertAce(db, companyId)).userId);
    const stranger = eq(jokers.id, (await insertJoker(db)).userId);
    const others = async () => [
      (await db.select().from(aces).where(colleague))[0]?.removedAt,
      (await db.select().from(jokers).where(stranger))[0]?.withdrawnAt,
    ];
    const [staffs, seekers] = [givenTo(ace.userId), givenTo(joker.userId)];
    for (const suspension of [staffs, seekers]) await suspendUser(admin.ctx, suspension);
    expect(await others()).toEqual([null, null]);
    // Gone by themselves, at the very moment of the suspensions.
    await db.update(aces).set({ removedAt: testNow }).where(colleague);
    await db.update(jokers).set({ withdrawnAt: testNow }).where(stranger);
    for (const { id } of [staffs, seekers]) await liftSanction(admin.ctx, { id, reason: "誤り" });
    expect(await others()).toEqual([testNow, testNow]);
  });

  it("tells the company of a position that nobody is in charge of any more", async () => {
    const { db, admin } = await scene();
    const world = await createPositionWorld(db);
    const position = await world.published({ closesAt: "2027-12-31" });
    await suspendUser(admin.ctx, givenTo(world.member.userId));
    expect(admin.signals).toContainEqual({
      to: [world.admin.userId],
      topic: "recruitments",
      id: position,
    });
  });
});

describe("what was done about somebody", () => {
  it("is shown to operators with the newest 50", async () => {
    const { db, joker, support } = await scene();
    const warnings = Array.from({ length: 51 }, (_, n) => ({
      ...givenTo(joker.userId),
      kind: "warn" as const,
      createdAt: days(n),
      updatedAt: days(n),
    }));
    await db.insert(sanctions).values(warnings);
    const listed = await listSanctions(support.ctx, { userId: joker.userId });
    expect(listed).toHaveLength(50);
    expect(listed[0]?.id).toBe(warnings[50]?.id);
  });

  it("is live for the person while restricted, and for no operator", async () => {
    const { db, joker, support } = await scene();
    await restrictUser(support.ctx, givenTo(joker.userId));
    const open = async (actor: SignedInActor) =>
      (await restrictionTopic.open(testCtx(db, actor).ctx, "", undefined)).snapshot;
    expect(await open(joker)).toEqual([{ type: "added", id: joker.userId, doc: { until: null } }]);
    await db.update(users).set({ restrictedAt: testNow });
    expect(await open(support.ctx.actor)).toEqual([]);
  });
});
