import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { createWorld, insertJoker, insertThread } from "../matching/thread.fixture.ts";
import { threadAddress } from "../signals/matching.ts";
import { markRead } from "./mark-read.ts";
import { sendMessage } from "./send-message.ts";

const test = useTestDatabase();
const text = (matchingId: string) =>
  ({ matchingId, id: uuidv7(), type: 0, text: "こんにちは" }) as const;

async function matchingOf(id: string) {
  const [matching] = await test.db.select().from(matchings).where(eq(matchings.id, id));
  return matching;
}

it("counts what remains unread, never goes back, and signals only a change", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db, { likeAction: "workingSoon" });
  const world = createWorld(test.db);
  for (let sent = 0; sent < 3; sent++) await sendMessage(world.as(joker), text(matchingId));
  expect(await matchingOf(matchingId)).toMatchObject({ aceUnreadCount: 4 });
  world.signals.length = 0;

  expect(await markRead(world.as(ace), { matchingId, seq: 3 })).toEqual({ unread: 2 });
  expect(await markRead(world.as(ace), { matchingId, seq: 1 })).toEqual({ unread: 2 });
  expect(world.signals).toEqual([
    {
      to: [joker.userId, ace.userId, threadAddress(matchingId)],
      topic: "matchings",
      id: matchingId,
    },
  ]);
  expect(await markRead(world.as(ace), { matchingId, seq: 9999 })).toEqual({ unread: 0 });
  expect(await matchingOf(matchingId)).toMatchObject({ aceLastReadSeq: 5, aceUnreadCount: 0 });
});

it("counts no message that was taken down", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const last = text(matchingId);
  for (const message of [text(matchingId), text(matchingId), last])
    await sendMessage(world.as(joker), message);
  await test.db
    .update(chatMessages)
    .set({ removedAt: new Date() })
    .where(eq(chatMessages.id, last.id));
  expect(await markRead(world.as(ace), { matchingId, seq: 3 })).toEqual({ unread: 1 });
});

it("stamps the other side's messages as read, and only those", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  await sendMessage(world.as(joker), text(matchingId));
  await sendMessage(world.as(ace), text(matchingId));
  await markRead(world.as(ace), { matchingId, seq: 4 });
  const rows = await test.db
    .select({ userId: chatMessages.userId, readAt: chatMessages.readAt })
    .from(chatMessages)
    .where(eq(chatMessages.matchingId, matchingId));
  for (const { userId, readAt } of rows)
    expect(readAt !== null, userId).toBe(userId === joker.userId);
});

it("stays exact while messages arrive at the same time", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  await Promise.all(
    Array.from({ length: 15 }, (_, index) => [
      sendMessage(world.as(joker), text(matchingId)),
      markRead(world.as(ace), { matchingId, seq: index * 2 }),
    ]).flat(),
  );
  const matching = await matchingOf(matchingId);
  const { aceLastReadSeq = -1, lastSeq = 0 } = matching ?? {};
  expect(lastSeq).toBe(17);
  expect(matching?.aceUnreadCount).toBe(lastSeq - Math.max(aceLastReadSeq, 2));
});

it("is not found by a stranger", async () => {
  const { matchingId } = await insertThread(test.db);
  const stranger = createWorld(test.db).as(await insertJoker(test.db));
  await expect(markRead(stranger, { matchingId, seq: 1 })).rejects.toMatchObject({
    code: "dataNotFound",
  });
});
