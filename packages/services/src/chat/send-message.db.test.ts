import { aces } from "@tefuda/db/schema/ace";
import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { uploads } from "@tefuda/db/schema/upload";
import { MESSAGES_PER_MINUTE } from "@tefuda/domain/constants/limits";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { asc, eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { threadAddress } from "../matching/hints.ts";
import {
  createWorld,
  insertAce,
  insertJoker,
  insertThread,
  start,
} from "../matching/thread.fixture.ts";
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

it("writes the message, the preview and the counters, and hints both sides, the waiting one first", async () => {
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
  expect(world.hints).toEqual([
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
  expect(world.hints).toEqual([]);
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
