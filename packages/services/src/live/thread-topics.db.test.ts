import { matchings } from "@tefuda/db/schema/matching";
import { eq } from "@tefuda/db/sql";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { sendInterestAction } from "../chat/send-interest-action.ts";
import { sendMessage } from "../chat/send-message.ts";
import { tellTyping } from "../chat/tell-typing.ts";
import { createWorld, insertAce, insertJoker, insertThread } from "../matching/thread.fixture.ts";
import { signalMatching } from "../signals/matching.ts";
import type { LiveEvent } from "./follow.ts";
import { follow } from "./stream.fixture.ts";

const test = useTestDatabase();
const text = (matchingId: string) =>
  ({ matchingId, id: uuidv7(), type: 0, text: "こんにちは" }) as const;

const seqOf = (message: LiveEvent["message"]) =>
  message.type === "added" || message.type === "modified"
    ? (message.doc as ChatMessage).seq
    : undefined;

it("loses nothing that is sent while the snapshot is read", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const stream = follow(world, joker, [`chat:${matchingId}`]);
  const sending = Promise.all(
    Array.from({ length: 12 }, () => sendMessage(world.as(ace), text(matchingId))),
  );
  const seqs: (number | undefined)[] = [];
  while (seqs.at(-1) !== 14) {
    const message = await stream.next();
    if (message.type === "added") seqs.push(seqOf(message));
  }
  await sending;
  expect(seqs).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
  await stream.leave();
});

it("resumes from its position without loss or doubles, and brings changes of standing ones", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const topic = `chat:${matchingId}`;
  const first = follow(world, ace, [topic]);
  const snapshot = await first.untilReady();
  expect(snapshot.map(({ type }) => type)).toEqual(["reset", "added", "added"]);
  await first.leave();

  const messageId = snapshot.at(-1)?.id ?? "";
  await sendMessage(world.as(joker), text(matchingId));
  await sendInterestAction(world.as(joker), { matchingId, messageId, action: "wantToHear" });

  const second = follow(world, ace, [topic], first.lastId());
  const resumed = await second.untilReady();
  expect(resumed.map((message) => [message.type, seqOf(message)])).toEqual([
    ["modified", 2],
    ["added", 3],
    ["added", 4],
    ["added", 5],
  ]);
  await second.leave();
});

it("tells both sides of the answered question", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const stream = follow(world, ace, [`chat:${matchingId}`]);
  const snapshot = await stream.untilReady();
  const messageId = snapshot.at(-1)?.id ?? "";
  await sendInterestAction(world.as(joker), { matchingId, messageId, action: "workingSoon" });
  const news = await stream.take(3);
  expect(news.map((message) => [message.type, seqOf(message)])).toEqual([
    ["added", 3],
    ["added", 4],
    ["modified", 2],
  ]);
  await stream.leave();
});

it("moves the list and the number of unread messages", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const stream = follow(world, joker, ["matchings", "unread", `matching:${matchingId}`]);
  await stream.untilReady();
  expect(await stream.untilReady()).toMatchObject([{ type: "reset" }, { doc: { total: 0 } }]);
  await stream.untilReady();
  await sendMessage(world.as(ace), text(matchingId));
  expect(await stream.take(3)).toMatchObject([
    { topic: "matchings", type: "modified", doc: { unreadCount: 1, lastMessage: "こんにちは" } },
    { topic: "unread", type: "modified", doc: { total: 1 } },
    { topic: `matching:${matchingId}`, type: "modified", doc: { id: matchingId } },
  ]);
  await stream.leave();
});

it("is an empty list for a stranger, who hears nothing either", async () => {
  const { matchingId, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const stranger = await insertJoker(test.db);
  const names = ["chat", "matching", "typing"].map((name) => `${name}:${matchingId}`);
  const stream = follow(world, stranger, [...names, "chat:nonsense", "unknown", "matchings"]);
  for (const _ of [...names, "chat:nonsense", "unknown", "matchings"])
    expect(await stream.untilReady()).toMatchObject([{ type: "reset" }]);

  // Even if a signal reached the stranger, the reading finds nothing.
  world.as(stranger).ports.bus.publish({ to: [stranger.userId], topic: "chat", id: matchingId });
  await sendMessage(world.as(ace), text(matchingId));
  expect(await stream.next()).toMatchObject({ topic: "matchings", type: "removed" });
  await stream.leave();
});

it("falls silent when the membership ends, and the list loses the row", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const stream = follow(world, joker, [`chat:${matchingId}`, "matchings"]);
  await stream.untilReady();
  await stream.untilReady();
  await test.db.delete(matchings).where(eq(matchings.id, matchingId));
  signalMatching(world.as(ace).ports.bus, [joker.userId, ace.userId], matchingId);
  expect(await stream.next()).toMatchObject({ type: "removed", id: matchingId });
  await stream.leave();
});

it("passes on that the other side is writing, not one's own writing", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const stream = follow(world, joker, [`typing:${matchingId}`]);
  // It begins anew with each stream: what a reader saw of an earlier one is over.
  expect(await stream.untilReady()).toEqual([
    { topic: `typing:${matchingId}`, type: "reset", id: "" },
  ]);
  await tellTyping(world.as(joker), { matchingId });
  await tellTyping(world.as(ace), { matchingId });
  expect(world.signals.map(({ to }) => to)).toEqual([[ace.userId], [joker.userId]]);
  expect(await stream.next()).toMatchObject({ type: "modified", id: matchingId });
  await stream.leave();
  const stranger = createWorld(test.db).as(await insertJoker(test.db));
  await expect(tellTyping(stranger, { matchingId })).rejects.toMatchObject({
    code: "dataNotFound",
  });
});

it("brings a colleague's thread to the company's admin, and to nobody else of the company", async () => {
  const { matchingId, companyId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const admin = await insertAce(test.db, companyId, { authority: "admin" });
  const names = [`company-matching:${matchingId}`, `company-chat:${matchingId}`];
  const reading = follow(world, admin, names);
  await reading.untilReady();
  await reading.untilReady();
  await sendMessage(world.as(joker), text(matchingId));
  const heard = await reading.take(2);
  expect(heard.map(({ type, topic }) => [topic, type])).toEqual([
    [names[0], "modified"],
    [names[1], "added"],
  ]);

  // A member who listens hears of what is the member's own, and nothing of the thread.
  const other = await insertAce(test.db, companyId);
  const member = follow(world, other, [...names, "unread"]);
  for (const _ of [...names, "unread"]) await member.untilReady();
  await sendMessage(world.as(ace), text(matchingId));
  signalMatching(world.as(ace).ports.bus, [other.userId], matchingId);
  expect(await member.take(1)).toMatchObject([{ topic: "unread" }]);
  await reading.leave();
  await member.leave();
});
