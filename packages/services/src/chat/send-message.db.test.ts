import { aces } from "@tefuda/db/schema/ace";
import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { uploads } from "@tefuda/db/schema/upload";
import { asc, eq } from "@tefuda/db/sql";
import { MESSAGES_PER_MINUTE } from "@tefuda/domain/constants/limits";
import { DAY_MS } from "@tefuda/domain/time/units";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import {
  createWorld,
  insertAce,
  insertJoker,
  insertThread,
  start,
} from "../matching/thread.fixture.ts";
import { threadAddress } from "../signals/matching.ts";
import { sendMessage } from "./send-message.ts";

const test = useTestDatabase();
const text = (matchingId: string, content = "こんにちは", id = uuidv7()) =>
  ({ matchingId, id, type: 0, text: content }) as const;

const seqs = async (matchingId: string) =>
  (
    await test.db
      .select({ seq: chatMessages.seq })
      .from(chatMessages)
      .where(eq(chatMessages.matchingId, matchingId))
      .orderBy(asc(chatMessages.seq))
  ).map(({ seq }) => seq);

async function matchingOf(id: string) {
  const [matching] = await test.db.select().from(matchings).where(eq(matchings.id, id));
  return matching;
}

it("writes the message, the preview and the counters, and signals both sides, the waiting one first", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const { message } = await sendMessage(
    world.as(joker),
    text(matchingId, "よろしく\nお願いします"),
  );
  expect(message).toMatchObject({
    seq: 3,
    userId: joker.userId,
    userName: "佐藤 花",
    isRead: false,
    isExpired: false,
    isSystemMessage: false,
    sentAt: new Date(start.getTime() + 60_000).toISOString(),
  });
  expect(await matchingOf(matchingId)).toMatchObject({
    lastSeq: 3,
    lastMessage: "よろしく お願いします",
    lastSenderId: joker.userId,
    aceUnreadCount: 1,
    jokerUnreadCount: 0,
    jokerLastReadSeq: 3,
  });
  const to = [ace.userId, joker.userId, threadAddress(matchingId)];
  expect(world.signals).toEqual([
    { to, topic: "chat", id: matchingId },
    { to: [ace.userId], topic: "notifications", id: ace.userId },
  ]);
});

it("answers a retry with the first row, also above the rate, and writes nothing", async () => {
  const { matchingId, ace } = await insertThread(test.db);
  const ctx = createWorld(test.db).as(ace);
  const first = text(matchingId);
  const answer = await sendMessage(ctx, first);
  for (let sent = 1; sent < MESSAGES_PER_MINUTE; sent++) await sendMessage(ctx, text(matchingId));
  const again = await sendMessage(ctx, first);
  expect(again.message).toMatchObject({ id: first.id, seq: answer.message.seq });
  await expect(sendMessage(ctx, text(matchingId))).rejects.toMatchObject({
    code: "tooManyRequests",
  });
  expect(await matchingOf(matchingId)).toMatchObject({ jokerUnreadCount: MESSAGES_PER_MINUTE });
});

it("lets more through when the minute has passed", async () => {
  const { matchingId, joker } = await insertThread(test.db);
  const world = createWorld(test.db);
  for (let sent = 0; sent < MESSAGES_PER_MINUTE; sent++)
    await sendMessage(world.as(joker), text(matchingId));
  world.pass(20_500);
  await expect(sendMessage(world.as(joker), text(matchingId))).rejects.toMatchObject({
    code: "tooManyRequests",
    retryAfter: 40,
  });
  world.pass(39_501);
  await expect(sendMessage(world.as(joker), text(matchingId))).resolves.toBeDefined();
});

it("holds nobody back and dates nothing ahead because a clock was ahead and was set back", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const send = () => sendMessage(world.as(joker), text(matchingId));
  const sendAll = async () => {
    for (let n = 0; n < MESSAGES_PER_MINUTE; n += 1) await send();
  };
  world.pass(DAY_MS);
  await sendAll();
  await expect(send()).rejects.toMatchObject({ code: "tooManyRequests" });
  world.pass(-DAY_MS);
  const now = world.as(joker).clock();
  const { message } = await send();
  expect(message.sentAt).toBe(now.toISOString());
  for (let n = 1; n < MESSAGES_PER_MINUTE; n += 1) await send();
  await expect(send()).rejects.toMatchObject({ code: "tooManyRequests", retryAfter: 60 });
  // A process whose clock goes a little behind dates nothing before what was there.
  world.pass(-30_000);
  const { message: behind } = await sendMessage(world.as(ace), text(matchingId));
  expect(behind.sentAt).toBe(now.toISOString());
  expect(await seqs(matchingId)).toEqual(Array.from({ length: 43 }, (_, n) => n + 1));
});

it("numbers without gaps when both sides send at once, some of it twice", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const mine = Array.from({ length: 15 }, () => text(matchingId));
  const theirs = Array.from({ length: 15 }, () => text(matchingId));
  const answers = await Promise.all([
    ...mine.flatMap((message) => [message, message].map((m) => sendMessage(world.as(joker), m))),
    ...theirs.map((message) => sendMessage(world.as(ace), message)),
  ]);
  expect(await seqs(matchingId)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
  const bySeq = new Set(answers.map(({ message }) => `${message.id} ${message.seq}`));
  expect(bySeq.size).toBe(30);
  expect(await matchingOf(matchingId)).toMatchObject({
    lastSeq: 32,
    aceUnreadCount: 15,
    jokerUnreadCount: 15,
  });
});

it("writes messages that come at once, and refuses none of them for another's sake", async () => {
  const threads = await Promise.all(Array.from({ length: 8 }, () => insertThread(test.db)));
  const world = createWorld(test.db);
  const stranger = await insertJoker(test.db);
  const [strangers, broken, ...good] = threads;
  if (!strangers || !broken) throw new Error("no threads");
  const outcomes = await Promise.allSettled([
    sendMessage(world.as(stranger), text(strangers.matchingId)),
    // What no column takes; the schema of the call refuses it, the database would too.
    sendMessage(world.as(broken.joker), text(broken.matchingId, "\u0000")),
    ...good.map(({ joker, matchingId }) => sendMessage(world.as(joker), text(matchingId, "やあ"))),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
    ...Array.from({ length: 6 }, () => "fulfilled"),
  ]);
  for (const { matchingId } of [strangers, broken]) expect(await seqs(matchingId)).toEqual([1, 2]);
  for (const { matchingId } of good) {
    expect(await seqs(matchingId)).toEqual([1, 2, 3]);
    expect(await matchingOf(matchingId)).toMatchObject({ lastMessage: "やあ", aceUnreadCount: 1 });
  }
});

it("is not found by a stranger, and nothing is written", async () => {
  const { matchingId, companyId } = await insertThread(test.db);
  const world = createWorld(test.db);
  const admin = await insertAce(test.db, companyId, { authority: "admin" });
  const stranger = await insertJoker(test.db);
  for (const actor of [admin, stranger])
    await expect(sendMessage(world.as(actor), text(matchingId))).rejects.toMatchObject({
      code: "dataNotFound",
    });
  expect(await seqs(matchingId)).toEqual([1, 2]);
  expect(world.signals).toEqual([]);
});

it("refuses an id that is another's message", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const message = text(matchingId);
  await sendMessage(world.as(joker), message);
  await expect(sendMessage(world.as(ace), message)).rejects.toMatchObject({ code: "dataNotFound" });
});

it("does not write to someone who has left", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  await test.db.update(aces).set({ removedAt: start }).where(eq(aces.id, ace.userId));
  await expect(sendMessage(createWorld(test.db).as(joker), text(matchingId))).rejects.toMatchObject(
    { code: "dataNotFound" },
  );
});

it("goes on while the ace is on pause, from both sides", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  await test.db.update(aces).set({ isAvailable: false }).where(eq(aces.id, ace.userId));
  const world = createWorld(test.db);
  for (const side of [joker, ace])
    expect((await sendMessage(world.as(side), text(matchingId))).message.isSent).toBe(true);
});

it("does not mark the other side's unread messages as read by answering", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  await sendMessage(world.as(ace), text(matchingId));
  await sendMessage(world.as(joker), text(matchingId));
  expect(await matchingOf(matchingId)).toMatchObject({ jokerUnreadCount: 1, jokerLastReadSeq: 0 });
});

it("sends each file once, as a message of its own", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const uploadIds = [uuidv7(), uuidv7()];
  await test.db.insert(uploads).values(
    uploadIds.map((id) => ({
      id,
      ownerId: joker.userId,
      kind: "chatFile" as const,
      name: "履歴書.pdf",
      size: 2048,
      contentType: "application/pdf",
      storageKey: `chat/${id}`,
      storedAt: start,
      createdAt: start,
    })),
  );
  const message = { matchingId, id: uuidv7(), type: 14, text: "", uploadIds } as const;
  await sendMessage(world.as(joker), { ...message, uploadIds: [...uploadIds] });
  await sendMessage(world.as(joker), { ...message, uploadIds: [...uploadIds] });
  expect(await seqs(matchingId)).toEqual([1, 2, 3, 4]);
  const [file] = await test.db.select().from(chatMessages).where(eq(chatMessages.id, message.id));
  expect(file).toMatchObject({
    mediaUrl: `/files/chat/${uploadIds[0]}`,
    file: { name: "履歴書.pdf", size: 2048, contentType: "application/pdf" },
  });
  const stolen = { ...message, id: uuidv7(), uploadIds: [...uploadIds] };
  await expect(sendMessage(world.as(ace), stolen)).rejects.toMatchObject({ code: "dataNotFound" });
  expect(await seqs(matchingId)).toEqual([1, 2, 3, 4]);
});
