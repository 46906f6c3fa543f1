import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { offers } from "@tefuda/db/schema/offer";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, eq } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { insertOperator } from "../joker/joker.fixture.ts";
import { startSupport } from "../matching/start-support.ts";
import { createWorld, insertAce, insertThread, start } from "../matching/thread.fixture.ts";
import { chooseThemes } from "./choose-themes.ts";
import { listMessages } from "./list-messages.ts";
import { markRead } from "./mark-read.ts";
import { sendInterestAction } from "./send-interest-action.ts";
import { sendMessage } from "./send-message.ts";
import { syncCompanyMessages, syncMessages } from "./sync-messages.ts";

const test = useTestDatabase();
const text = (matchingId: string) =>
  ({ matchingId, id: uuidv7(), type: 0, text: "こんにちは" }) as const;
const messagesOf = (matchingId: string) =>
  test.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.matchingId, matchingId))
    .orderBy(asc(chatMessages.seq));
const rowOf = async (id: string) =>
  (await test.db.select().from(matchings).where(eq(matchings.id, id)))[0];
type Line = Partial<typeof chatMessages.$inferInsert>;
/** Messages as they stand in the database, from a number on. */
const insertLines = (matchingId: string, from: number, lines: readonly Line[]) =>
  test.db.insert(chatMessages).values(
    lines.map((fields, index) => ({
      id: uuidv7(),
      matchingId,
      seq: from + index,
      type: messageTypes.Normal,
      userId: "",
      userName: "",
      sentAt: start,
      ...fields,
    })),
  );
const noThread = { code: "dataNotFound" };

/** A seeker with threads at two companies. */
async function insertTwo() {
  const first = await insertThread(test.db);
  const second = await insertThread(test.db, { jokerId: first.joker.userId });
  return { world: createWorld(test.db), joker: first.joker, first, second };
}

describe("of two threads of one seeker", () => {
  it("each is read, written and answered by itself", async () => {
    const { world, joker, first, second } = await insertTwo();
    const ctx = world.as(joker);
    const sent = text(first.matchingId);
    await sendMessage(ctx, sent);
    for (const { matchingId } of [first, second]) {
      const { messages } = await listMessages(ctx, { matchingId, limit: 9 });
      expect(messages.map(({ id }) => id)).toEqual(
        (await messagesOf(matchingId)).map(({ id }) => id),
      );
    }
    // An id that was sent into one is no message of the other.
    const again = sendMessage(ctx, { ...sent, matchingId: second.matchingId });
    await expect(again).rejects.toMatchObject(noThread);

    await chooseThemes(ctx, { matchingId: second.matchingId, themes: ["member"] });
    expect(await rowOf(first.matchingId)).toMatchObject({ selectedInterestedThemes: [] });
    const [, question] = await messagesOf(first.matchingId);
    const answer = { matchingId: second.matchingId, action: "wantToHear" as const };
    await expect(
      sendInterestAction(ctx, { ...answer, messageId: question?.id ?? "" }),
    ).rejects.toMatchObject(noThread);
    await sendInterestAction(ctx, answer);
    expect((await messagesOf(first.matchingId))[1]).toMatchObject({ selectedInterestAction: null });
    expect(await rowOf(first.matchingId)).toMatchObject({ selectedInterestAction: null });
  });

  it("one is marked as read, and the other is not", async () => {
    const { world, first, second } = await insertTwo();
    for (const { matchingId, ace } of [first, second])
      await sendMessage(world.as(ace), text(matchingId));
    await markRead(world.as(first.joker), { matchingId: first.matchingId, seq: 3 });
    expect((await messagesOf(second.matchingId)).map(({ readAt }) => readAt)).toEqual([
      null,
      null,
      null,
    ]);
    expect(await rowOf(second.matchingId)).toMatchObject({ jokerUnreadCount: 1 });
  });
});

it("what is left to read are the other side's later messages that ask for an answer", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  for (let sent = 0; sent < 3; sent += 1) await sendMessage(world.as(joker), text(matchingId));
  await insertLines(matchingId, 6, [
    { userId: ace.userId },
    { userId: joker.userId, type: messageTypes.HelpfulAceContent },
  ]);
  await test.db.update(matchings).set({ lastSeq: 7 }).where(eq(matchings.id, matchingId));
  const mark = (seq: number) => markRead(world.as(ace), { matchingId, seq });
  const notice = async () =>
    (await test.db.select().from(notifications).where(eq(notifications.userId, ace.userId)))[0];
  const told = () => world.signals.splice(0).map(({ topic }) => topic);
  told();

  expect(await mark(3)).toEqual({ unread: 2 });
  expect(told()).toEqual(["matchings"]);
  expect(await mark(3)).toEqual({ unread: 2 });
  expect(told()).toEqual([]);
  const read = (await messagesOf(matchingId)).filter(({ readAt }) => readAt !== null);
  expect(read.map(({ seq }) => seq)).toEqual([3]);
  expect(await mark(4)).toEqual({ unread: 1 });
  expect(await notice()).toMatchObject({ isRead: false });
  world.signals.length = 0;
  expect(await mark(7)).toEqual({ unread: 0 });
  const quiet = await notice();
  expect(quiet).toMatchObject({ isRead: true });
  expect(world.signals).toContainEqual({
    to: [ace.userId],
    topic: "notifications",
    id: quiet?.id,
  });
});

it("a gap is filled by two hundred messages at once, on record where a colleague reads", async () => {
  const { matchingId, companyId, joker } = await insertThread(test.db);
  const world = createWorld(test.db);
  await insertLines(
    matchingId,
    3,
    Array.from({ length: 199 }, () => ({})),
  );
  const from = { matchingId, afterSeq: 0 };
  expect((await syncMessages(world.as(joker), from)).messages).toHaveLength(200);
  const admin = await insertAce(test.db, companyId, { authority: "admin" });
  await syncCompanyMessages(world.as(admin), from);
  const readings = and(
    eq(auditLogs.action, "viewCompanyThread"),
    eq(auditLogs.actorId, admin.userId),
  );
  expect(await test.db.$count(auditLogs, readings)).toBe(1);
});

it("what a seeker chooses is told to the ace, and to the list of offers that it answers", async () => {
  const { matchingId, companyId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const [recruitmentId, offerId] = [uuidv7(), uuidv7()];
  const written = { createdAt: start, updatedAt: start };
  await test.db
    .insert(recruitments)
    .values({ id: recruitmentId, companyId, title: "", employmentType: "midCareer", ...written });
  await test.db.insert(offers).values({
    id: offerId,
    aceId: ace.userId,
    jokerId: joker.userId,
    companyId,
    companyName: "",
    recruitmentId,
    recruitmentRevision: 1,
    reason: "",
    message: "",
    purpose: "casual",
    quotaMonth: "2025-04",
    expiresAt: start,
    ...written,
  });
  await test.db.update(matchings).set({ offerId }).where(eq(matchings.id, matchingId));
  const signal = { to: [joker.userId], topic: "offers", id: offerId };
  await chooseThemes(world.as(joker), { matchingId, themes: ["member"] });
  expect(world.signals.splice(0)).toContainEqual(signal);
  const told = await test.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, ace.userId));
  expect(told).toMatchObject([{ type: "messageReceived", link: `/matchings/${matchingId}` }]);
  await sendInterestAction(world.as(joker), { matchingId, action: "wantToHear" });
  expect(world.signals).toContainEqual(signal);
});

describe("how long one has to wait", () => {
  it("goes by one's own latest twenty messages, to a second", async () => {
    const { matchingId, joker, ace } = await insertThread(test.db);
    const world = createWorld(test.db);
    const ago = (seconds: number) => new Date(world.as(joker).clock().getTime() - seconds * 1000);
    const spoken = Array.from({ length: 20 }, (_, n) => ({
      userId: joker.userId,
      sentAt: ago(50 - n),
    }));
    // Neither what others send nor a choice counts.
    const beside = [
      { userId: ace.userId, sentAt: ago(1) },
      { userId: joker.userId, type: messageTypes.InterestedTheme, sentAt: ago(1) },
    ];
    await insertLines(matchingId, 3, [...spoken, ...beside]);
    await test.db.update(matchings).set({ lastSeq: 24 }).where(eq(matchings.id, matchingId));
    const send = () => sendMessage(world.as(joker), text(matchingId));
    const tooMany = { code: "tooManyRequests" };
    await expect(send()).rejects.toMatchObject({ ...tooMany, retryAfter: 10 });
    world.pass(9_500);
    await expect(send()).rejects.toMatchObject({ ...tooMany, retryAfter: 1 });
    world.pass(500);
    await send();
  });

  it("goes by three hundred messages of a day", async () => {
    const { matchingId, joker } = await insertThread(test.db);
    const world = createWorld(test.db);
    const now = world.as(joker).clock().getTime();
    // One a minute, the first of them 23 hours ago.
    const spoken = Array.from({ length: 300 }, (_, n) => ({
      userId: joker.userId,
      sentAt: new Date(now - (23 * 60 - n) * 60_000),
    }));
    await insertLines(matchingId, 3, spoken);
    await test.db.update(matchings).set({ lastSeq: 302 }).where(eq(matchings.id, matchingId));
    await expect(sendMessage(world.as(joker), text(matchingId))).rejects.toMatchObject({
      code: "tooManyRequests",
      retryAfter: 3600,
    });
  });
});

it("a restricted person begins no thread with words, and answers where words are", async () => {
  const { world, joker, first, second } = await insertTwo();
  const restricted = { ...joker, isRestricted: true as const };
  const send = (matchingId: string) => sendMessage(world.as(restricted), text(matchingId));
  // What was chosen in it is no word, and words in another thread are none here.
  await chooseThemes(world.as(joker), { matchingId: first.matchingId, themes: ["member"] });
  await sendMessage(world.as(second.ace), text(second.matchingId));
  await expect(send(first.matchingId)).rejects.toMatchObject({ code: "restricted" });
  await send(second.matchingId);
  const operator = await insertOperator(test.db);
  const { matchingId } = await startSupport(world.as(operator), { jokerId: joker.userId });
  await send(matchingId);
});
