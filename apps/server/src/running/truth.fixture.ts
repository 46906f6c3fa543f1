import { once } from "node:events";
import { type Outcome, outcomeOf } from "@tefuda/testing/report/fault";
import { expect } from "vitest";
import type { Chatter } from "./chatter.fixture.ts";

/** What was acknowledged to all of them, against what the server says. */
export async function countTruth(people: readonly Chatter[]): Promise<Outcome> {
  const threads = new Map(people.map((one) => [one.matchingId, one]));
  const kept = await Promise.all([...threads.values()].map((one) => one.readAll()));
  return outcomeOf(
    people.flatMap(({ acknowledged }) => acknowledged),
    [...kept.flat().map(({ id }) => id), ...people.flatMap(({ doubled }) => doubled)],
  );
}

/** What one client has seen, and what the server says, against what was acknowledged to both sides. */
export async function expectTruth(one: Chatter, people: readonly Chatter[]) {
  const pair = people.filter(({ matchingId }) => matchingId === one.matchingId);
  const acknowledged = pair.flatMap(({ acknowledged: ids }) => ids);
  const kept = await one.readAll();
  const ids = kept.map(({ id }) => id);
  expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, index) => index + 1));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of acknowledged) expect(ids).toContain(id);
  // Everyone tried until it was acknowledged, so nothing else can be there.
  const written = kept.filter(({ text }) => text.startsWith("混乱の中の"));
  expect(written.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
  for (const writer of pair) {
    const own = written.filter(({ userId }) => userId === writer.userId).map(({ id }) => id);
    expect(own).toEqual(writer.acknowledged);
  }

  const last = kept.at(-1)?.seq ?? 0;
  while (one.lastSeq() < last) await once(one.news, "message");
  const seen = one.seen();
  expect(seen.map(({ seq }) => seq)).toEqual(
    Array.from({ length: seen.length }, (_, index) => last - seen.length + 1 + index),
  );
  expect(seen.map(({ id }) => id)).toEqual(ids.slice(-seen.length));
  expect(one.doubled).toEqual([]);

  const unread = kept.filter(
    ({ seq, userId, type }) =>
      seq > one.readTo() && userId !== one.userId && userId !== "system" && type === 0,
  );
  const { unreadCount, lastReadSeq } = await one.matching();
  expect(lastReadSeq).toBeGreaterThanOrEqual(one.readTo());
  expect(unreadCount).toBe(unread.filter(({ seq }) => seq > lastReadSeq).length);
}
