import { matchings } from "@tefuda/db/schema/matching";
import { eq } from "@tefuda/db/sql";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { statementsOf } from "@tefuda/testing/database/statements";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { sendMessage } from "../chat/send-message.ts";
import { tellTyping } from "../chat/tell-typing.ts";
import { createWorld, insertAce, insertJoker, insertThread } from "../matching/thread.fixture.ts";
import { SCHEDULE_SIGNAL } from "../schedule/signals.ts";
import { signalChangedMessage, signalMatching, signalMessages } from "../signals/matching.ts";
import { follow } from "./stream.fixture.ts";

const test = useTestDatabase();
type World = ReturnType<typeof createWorld>;

/** A stream that has said what it says on opening; `take` waits for what it says next. */
async function reader(world: World, actor: SignedInActor, names: readonly string[]) {
  const stream = follow(world, actor, names);
  for (const _ of names) await stream.untilReady();
  return stream;
}

/** What the readers of a thread say after a deed, and the statements that it took. */
async function after(
  deed: () => unknown,
  readers: readonly Awaited<ReturnType<typeof reader>>[],
  count: number,
) {
  let said: unknown[][] = [];
  const sent = await statementsOf(async () => {
    const taking = Promise.all(readers.map(({ take }) => take(count)));
    // They wait by now, as they do for most of their time.
    await new Promise(setImmediate);
    await deed();
    said = (await taking).map((all) => all.map(({ type }) => type));
  });
  return {
    said,
    sent: sent.map((text) => BEGINNING.exec(text.replaceAll('"', "").trim())?.[0] ?? text),
  };
}

/** Its first word or two, and of what reads the first two columns. */
const BEGINNING = /^select [\w.]+, [\w.]+|^\w+ \S+/;

it("reads a thread once at a signal, however many follow it, each with a right of their own", async () => {
  const { matchingId, companyId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const chief = await insertAce(test.db, companyId, { authority: "admin" });
  const names = [`chat:${matchingId}`, `matching:${matchingId}`, "matchings"];
  const company = [`company-chat:${matchingId}`, `company-matching:${matchingId}`];
  const members = await Promise.all(
    [joker, joker, joker, ace, ace].map((actor) => reader(world, actor, names)),
  );
  const chiefs = [await reader(world, chief, company), await reader(world, chief, company)];
  const { bus } = world.as(joker).ports;

  const message = { matchingId, id: uuidv7(), type: 0, text: "こんにちは" } as const;
  const all = [...members, ...chiefs];
  // The statement that writes it, the messages after the last, the head; the list shows the same head.
  expect(await after(() => sendMessage(world.as(ace), message), all, 2)).toEqual({
    said: all.map(() => ["added", "modified"]),
    sent: [
      "with given",
      "select asked.after, matchings.id",
      "select matchings.id, matchings.ace_id",
    ],
  });
  const lists = await after(() => undefined, members, 1);
  expect(lists).toEqual({ said: members.map(() => ["modified"]), sent: [] });

  const ids = { matchingId, messageId: message.id };
  const people = [joker.userId, ace.userId];
  expect(await after(() => signalChangedMessage(bus, people, ids), all, 1)).toEqual({
    said: all.map(() => ["modified"]),
    sent: ["select matchings.id, matchings.joker_id"],
  });
  expect(await after(() => signalMatching(bus, people, matchingId), all, 1)).toEqual({
    said: all.map(() => ["modified"]),
    sent: ["select matchings.id, matchings.ace_id"],
  });
  for (const { leave } of all) await leave();
});

it("asks once for all who see that the other side is writing", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const names = [`typing:${matchingId}`];
  const readers = [await reader(world, joker, names), await reader(world, joker, names)];
  expect(await after(() => tellTyping(world.as(ace), { matchingId }), readers, 1)).toEqual({
    said: [["modified"], ["modified"]],
    sent: ["select to_json(array_remove(", "select id, joker_id"],
  });
  for (const { leave } of readers) await leave();
});

it("counts for all of a side at once, and reads an interview once for both", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const names = [`schedule:${matchingId}`, "unread"];
  const readers = await Promise.all(
    [joker, ace, joker, ace].map((one) => reader(world, one, names)),
  );
  const { bus } = world.as(joker).ports;
  const people = [joker.userId, ace.userId];
  expect(await after(() => signalMatching(bus, people, matchingId), readers, 1)).toEqual({
    said: readers.map(() => ["modified"]),
    sent: ["select given.id, coalesce", "select given.id, coalesce"],
  });
  const changed = () => bus.publish({ to: people, topic: SCHEDULE_SIGNAL, id: matchingId });
  expect(await after(changed, readers, 1)).toEqual({
    said: readers.map(() => ["modified"]),
    sent: ["select distinct"],
  });
  for (const { leave } of readers) await leave();
});

it("gives nothing of what was read for others to a reader who has lost the right to it", async () => {
  const { matchingId, companyId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const names = [`chat:${matchingId}`, `matching:${matchingId}`];
  const company = [`company-chat:${matchingId}`, `company-matching:${matchingId}`];
  const stays = await reader(world, joker, names);
  const loses = await reader(world, ace, names);
  const member = await insertAce(test.db, companyId);
  const chief = await insertAce(test.db, companyId, { authority: "admin" });
  const reads = await reader(world, chief, company);

  // The thread goes to a colleague and the signal of that is lost; one of a message comes to all three.
  await test.db.update(matchings).set({ aceId: member.userId }).where(eq(matchings.id, matchingId));
  await sendMessage(createWorld(test.db).as(joker), {
    matchingId,
    id: uuidv7(),
    type: 0,
    text: "こんにちは",
  });
  const { bus } = world.as(joker).ports;
  const people = [joker.userId, ace.userId];
  expect(await after(() => signalMessages(bus, people, matchingId), [stays, reads], 2)).toEqual({
    said: [
      ["added", "modified"],
      ["added", "modified"],
    ],
    sent: ["select asked.after, matchings.id", "select matchings.id, matchings.ace_id"],
  });
  // The first that the other one hears is that the thread is gone: nothing of the message came before.
  expect(await loses.take(1)).toEqual([
    { topic: `matching:${matchingId}`, type: "removed", id: matchingId },
  ]);
  for (const { leave } of [stays, loses, reads]) await leave();
});

it("shares a run with a stranger, who is told of no thread at all", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const own = await insertThread(test.db);
  const world = createWorld(test.db);
  const stranger = await insertJoker(test.db);
  const readers = await Promise.all([
    reader(world, joker, [`chat:${matchingId}`]),
    reader(world, own.joker, [`chat:${own.matchingId}`]),
  ]);
  const outside = await reader(world, stranger, [`chat:${matchingId}`, `typing:${matchingId}`]);
  const { bus } = world.as(joker).ports;
  const text = (id: string) => ({ matchingId: id, id: uuidv7(), type: 0, text: "文" }) as const;
  await sendMessage(createWorld(test.db).as(ace), text(matchingId));
  await sendMessage(createWorld(test.db).as(own.ace), text(own.matchingId));
  // It hears nothing until its own end.
  const hears = expect(outside.take(1)).rejects.toThrow("The stream has ended.");
  const both = () => {
    signalMessages(bus, [joker.userId, stranger.userId], matchingId);
    signalMessages(bus, [own.joker.userId, stranger.userId], own.matchingId);
  };
  expect(await after(both, readers, 1)).toEqual({
    said: [["added"], ["added"]],
    sent: ["select asked.after, matchings.id"],
  });
  for (const { leave } of readers) await leave();
  await outside.leave();
  await hears;
});
