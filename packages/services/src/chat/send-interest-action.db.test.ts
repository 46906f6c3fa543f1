import { aces } from "@tefuda/db/schema/ace";
import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { asc, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { createWorld, insertJoker, insertThread, start } from "../matching/thread.fixture.ts";
import { threadAddress } from "../signals/matching.ts";
import { sendInterestAction } from "./send-interest-action.ts";

const test = useTestDatabase();

const messagesOf = (matchingId: string) =>
  test.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.matchingId, matchingId))
    .orderBy(asc(chatMessages.seq));

async function asked() {
  const thread = await insertThread(test.db);
  const question = (await messagesOf(thread.matchingId)).find(({ type }) => type === 7);
  return { ...thread, messageId: question?.id ?? "" };
}

async function matchingOf(id: string) {
  const [matching] = await test.db.select().from(matchings).where(eq(matchings.id, id));
  return matching;
}

it("notes the answer, adds two messages 200 ms apart, and counts one unread", async () => {
  const { matchingId, messageId, joker, ace } = await asked();
  const world = createWorld(test.db);
  await sendInterestAction(world.as(joker), { matchingId, messageId, action: "wantToHear" });

  const messages = await messagesOf(matchingId);
  expect(messages.map(({ seq, type }) => [seq, type])).toEqual([
    [1, 3],
    [2, 7],
    [3, 8],
    [4, 11],
  ]);
  const at = start.getTime() + 60_000;
  expect(messages[1]).toMatchObject({ selectedInterestAction: "wantToHear" });
  expect(messages[2]).toMatchObject({
    text: "「話を聞いてみたい」と伝えました。",
    sentAt: new Date(at),
    userId: joker.userId,
  });
  expect(messages[3]).toMatchObject({ sentAt: new Date(at + 200), isSystemMessage: true });
  expect(await matchingOf(matchingId)).toMatchObject({
    lastSeq: 4,
    lastMessage: "気持ちが届きました",
    lastSenderId: joker.userId,
    lastMessagedAt: new Date(at),
    selectedInterestAction: "wantToHear",
    aceUnreadCount: 1,
    jokerUnreadCount: 0,
  });
  const to = [joker.userId, ace.userId, threadAddress(matchingId)];
  expect(world.signals).toEqual([
    { to, topic: "chat", id: matchingId },
    { to: [ace.userId], topic: "notifications", id: ace.userId },
    { to, topic: "chat-changed", id: `${matchingId}:${messageId}` },
  ]);
});

it("does it once, however often the same answer is sent at once", async () => {
  const { matchingId, messageId, joker } = await asked();
  const ctx = createWorld(test.db).as(joker);
  await Promise.all(
    Array.from({ length: 10 }, () =>
      sendInterestAction(ctx, { matchingId, messageId, action: "workingSoon" }),
    ),
  );
  expect(await messagesOf(matchingId)).toHaveLength(4);
  expect(await matchingOf(matchingId)).toMatchObject({ aceUnreadCount: 1, lastSeq: 4 });
});

it("can be changed, which is told again", async () => {
  const { matchingId, messageId, joker } = await asked();
  const ctx = createWorld(test.db).as(joker);
  await sendInterestAction(ctx, { matchingId, messageId, action: "workingSoon" });
  await sendInterestAction(ctx, { matchingId, messageId, action: "littleInterested" });
  expect(await matchingOf(matchingId)).toMatchObject({
    aceUnreadCount: 2,
    lastSeq: 6,
    selectedInterestAction: "littleInterested",
  });
});

it("needs not be told which message asked", async () => {
  const { matchingId, joker } = await asked();
  const ctx = createWorld(test.db).as(joker);
  await sendInterestAction(ctx, { matchingId, action: "workingSoon" });
  await sendInterestAction(ctx, { matchingId, action: "workingSoon" });
  const messages = await messagesOf(matchingId);
  expect(messages).toHaveLength(4);
  expect(messages[1]).toMatchObject({ type: 7, selectedInterestAction: "workingSoon" });
});

it("leaves what a like said as it was said, and tells the change by its result", async () => {
  const { matchingId, joker } = await insertThread(test.db, { likeAction: "littleInterested" });
  const ctx = createWorld(test.db).as(joker);
  await sendInterestAction(ctx, { matchingId, action: "littleInterested" });
  expect(await messagesOf(matchingId)).toHaveLength(2);
  await sendInterestAction(ctx, { matchingId, action: "workingSoon" });
  const messages = await messagesOf(matchingId);
  expect(
    messages.map(({ type, selectedInterestAction }) => [type, selectedInterestAction]),
  ).toEqual([
    [3, null],
    [9, "littleInterested"],
    [8, "workingSoon"],
    [11, null],
  ]);
  expect(await matchingOf(matchingId)).toMatchObject({
    selectedInterestAction: "workingSoon",
    aceUnreadCount: 2,
  });
});

it("tells nobody who has left", async () => {
  const { matchingId, joker, ace } = await asked();
  await test.db.update(aces).set({ removedAt: start }).where(eq(aces.id, ace.userId));
  await expect(
    sendInterestAction(createWorld(test.db).as(joker), { matchingId, action: "workingSoon" }),
  ).rejects.toMatchObject({ code: "dataNotFound" });
});

it("is not found by a stranger, nor for another kind of message", async () => {
  const { matchingId, messageId, joker } = await asked();
  const world = createWorld(test.db);
  const stranger = await insertJoker(test.db);
  const [first] = await messagesOf(matchingId);
  await expect(
    sendInterestAction(world.as(stranger), { matchingId, messageId, action: "workingSoon" }),
  ).rejects.toMatchObject({ code: "dataNotFound" });
  await expect(
    sendInterestAction(world.as(joker), {
      matchingId,
      messageId: first?.id ?? "",
      action: "workingSoon",
    }),
  ).rejects.toMatchObject({ code: "dataNotFound" });
  expect(await matchingOf(matchingId)).toMatchObject({ lastSeq: 2, aceUnreadCount: 0 });
});
