import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { and, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { createWorld, insertThread, start } from "../matching/thread.fixture.ts";
import { chatTopic, typingTopic } from "./topics.ts";

const test = useTestDatabase();

/** A thread of so many messages, as one of its two follows it. */
async function insertLong(length: number) {
  const thread = await insertThread(test.db);
  const { matchingId, joker } = thread;
  const ctx = createWorld(test.db).as(joker);
  const add = async (from: number, to: number) => {
    await test.db.insert(chatMessages).values(
      Array.from({ length: to - from + 1 }, (_, index) => ({
        id: uuidv7(),
        matchingId,
        seq: from + index,
        type: 0 as const,
        userId: joker.userId,
        userName: "",
        sentAt: start,
      })),
    );
    await test.db.update(matchings).set({ lastSeq: to }).where(eq(matchings.id, matchingId));
  };
  if (length > 2) await add(3, length);
  const takeDown = (seq: number) =>
    test.db
      .update(chatMessages)
      .set({ removedAt: start })
      .where(and(eq(chatMessages.matchingId, matchingId), eq(chatMessages.seq, seq)));
  const idOf = async (seq: number) =>
    (
      await test.db
        .select({ id: chatMessages.id })
        .from(chatMessages)
        .where(and(eq(chatMessages.matchingId, matchingId), eq(chatMessages.seq, seq)))
    )[0]?.id;
  return {
    ...thread,
    ctx,
    add,
    takeDown,
    idOf,
    open: (position?: string) => chatTopic.open(ctx, matchingId, position),
  };
}
const signalOf = (topic: string, id: string) => ({ to: [], topic, id });
const said = (changes: Awaited<ReturnType<typeof chatTopic.open>>["snapshot"]) =>
  changes.map((change) => [change.type, "doc" in change && change.doc.seq]);

it("begins with the newest fifty", async () => {
  const { open } = await insertLong(51);
  const { isWhole, snapshot } = await open();
  expect(isWhole).toBe(true);
  expect(said(snapshot)).toEqual(Array.from({ length: 50 }, (_, n) => ["added", n + 2]));
});

it("goes on for who is a thousand messages behind, and begins anew for who is more", async () => {
  const { open } = await insertLong(1002);
  const resumed = await open("2");
  expect([resumed.isWhole, resumed.snapshot.filter(({ type }) => type === "added").length]).toEqual(
    [false, 1000],
  );
  for (const position of ["1", "1003", "nonsense"]) {
    const anew = await open(position);
    expect([anew.isWhole, anew.snapshot.length]).toEqual([true, 50]);
  }
});

it("reads on to the last message, however many have come", async () => {
  const { open, add, matchingId } = await insertLong(2);
  const follower = await open();
  await add(3, 1003);
  expect(await follower.read(signalOf("chat", matchingId))).toHaveLength(1001);
  expect(follower.position()).toBe("1003");
});

it("tells who goes on what may have changed of the last thousand that were seen", async () => {
  const other = await insertLong(5);
  await other.takeDown(3);
  const { open, takeDown } = await insertLong(1005);
  // The question for the interest has the number 2.
  for (const seq of [1, 4, 5, 1004]) await takeDown(seq);
  expect(said((await open("1003")).snapshot)).toEqual([
    ["modified", 4],
    ["modified", 5],
    ["added", 1004],
    ["added", 1005],
  ]);
});

it("brings a change of what was seen, and of nothing else", async () => {
  const other = await insertLong(3);
  const { open, add, takeDown, idOf, matchingId } = await insertLong(3);
  const follower = await open();
  await takeDown(3);
  await add(4, 4);
  const change = async (seq: number, from = idOf) =>
    said(await follower.read(signalOf("chat-changed", `${matchingId}:${await from(seq)}`)));
  expect(await change(1)).toEqual([["modified", 1]]);
  expect(await change(3)).toEqual([["modified", 3]]);
  expect(await change(4)).toEqual([]);
  expect(await change(3, other.idOf)).toEqual([]);
  for (const [topic, id, concerns] of [
    ["chat", matchingId, true],
    ["chat", other.matchingId, false],
    ["chat-changed", `${matchingId}:x`, true],
    ["chat-changed", `${other.matchingId}:x`, false],
    ["typing", matchingId, false],
  ] as const)
    expect([topic, follower.concerns(signalOf(topic, id))]).toEqual([topic, concerns]);
});

it("says who is writing in its own thread, to those in it", async () => {
  const { ctx, matchingId } = await insertLong(2);
  const other = await insertLong(2);
  const follower = await typingTopic.open(ctx, matchingId, undefined);
  expect(follower).toMatchObject({ isWhole: true, snapshot: [] });
  for (const [topic, id, concerns] of [
    ["typing", matchingId, true],
    ["typing", other.matchingId, false],
    ["chat", matchingId, false],
  ] as const)
    expect([topic, follower.concerns(signalOf(topic, id))]).toEqual([topic, concerns]);
  await test.db.delete(matchings).where(eq(matchings.id, matchingId));
  expect(await follower.read(signalOf("typing", matchingId))).toEqual([]);
  for (const key of [other.matchingId, "nonsense"]) {
    const strangers = await typingTopic.open(ctx, key, undefined);
    expect(strangers.concerns(signalOf("typing", key))).toBe(false);
  }
});
