import type { ChatMessage } from "@tefuda/domain/chat/message";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isBegun,
  lastSeqOf,
  missingAfter,
  olderBefore,
  type Thread,
  type ThreadEvent,
  threadOf,
  threadReducer,
} from "./thread";

const message = (seq: number, text = "", id = `m${seq}`): ChatMessage => ({
  id,
  type: 0,
  text,
  userId: "u",
  userName: "",
  isSystemMessage: false,
  isExpired: false,
  isRead: false,
  isSent: true,
  sentAt: "2025-04-03T05:00:00.000Z",
  seq,
});
const run = (events: readonly ThreadEvent[], from: Thread = threadOf()) =>
  events.reduce(threadReducer, from);
const seqs = (thread: Thread) => thread.messages.map(({ seq }) => seq);

/** The thread's messages 1…n, delivered in any order, doubled, by stream, page and answer. */
const deliveries = fc
  .integer({ min: 1, max: 25 })
  .chain((count) =>
    fc.tuple(
      fc.constant(count),
      fc.shuffledSubarray(
        Array.from({ length: count * 2 }, (_, index) => (index % count) + 1),
        { minLength: count * 2 },
      ),
      fc.array(fc.boolean(), { minLength: count * 2, maxLength: count * 2 }),
    ),
  )
  .map(([count, order, streamed]) => ({
    count,
    events: order.map(
      (seq, index): ThreadEvent =>
        streamed[index]
          ? { type: "streamed", message: message(seq) }
          : { type: "read", messages: [message(seq)] },
    ),
  }));

describe("threadReducer", () => {
  it("loses nothing, doubles nothing and orders by number, whatever the order of delivery", () => {
    fc.assert(
      fc.property(deliveries, ({ count, events }) => {
        const thread = run(events);
        expect(seqs(thread)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
        expect(missingAfter(thread)).toBeUndefined();
        expect(olderBefore(thread)).toBeUndefined();
      }),
    );
  });

  it("knows at every moment which messages are missing", () => {
    fc.assert(
      fc.property(deliveries, ({ events }) => {
        for (let cut = 1; cut <= events.length; cut += 1) {
          const held = seqs(run(events.slice(0, cut)));
          const gap = missingAfter(run(events.slice(0, cut)));
          const isWhole = held.length === (held.at(-1) ?? 0) - (held[0] ?? 1) + 1;
          expect(gap === undefined).toBe(isWhole);
          if (gap !== undefined) {
            expect(held).toContain(gap);
            expect(held).not.toContain(gap + 1);
          }
        }
      }),
    );
  });

  it("keeps older pages over a new snapshot and says where the gap is", () => {
    const thread = run([
      { type: "read", messages: [message(1), message(2)] },
      { type: "reset" },
      { type: "streamed", message: message(5) },
      { type: "streamed", message: message(6) },
      { type: "ready" },
    ]);
    expect(seqs(thread)).toEqual([1, 2, 5, 6]);
    expect(missingAfter(thread)).toBe(2);
    expect(lastSeqOf(thread)).toBe(6);
  });

  it("forgets the thread when a whole snapshot is empty", () => {
    const held = run([{ type: "streamed", message: message(1) }]);
    expect(run([{ type: "reset" }, { type: "ready" }], held).messages).toEqual([]);
    expect(run([{ type: "ready" }], held).messages).toHaveLength(1);
  });

  it("lets the stream change a message and a late page not change it back", () => {
    const thread = run([
      { type: "streamed", message: message(1, "old") },
      { type: "streamed", message: message(1, "new") },
      { type: "read", messages: [message(1, "old")] },
    ]);
    expect(thread.messages.map(({ text }) => text)).toEqual(["new"]);
  });
});

describe("a thread has begun", () => {
  const system = (seq: number): ChatMessage => ({
    ...message(seq),
    type: 3,
    isSystemMessage: true,
  });

  it("once somebody has written, not by what the system says", () => {
    expect(isBegun(threadOf())).toBe(false);
    expect(isBegun(threadOf([system(1), { ...system(2), type: 7 }]))).toBe(false);
    expect(isBegun(threadOf([system(1), message(2)]))).toBe(true);
    expect(isBegun(threadOf([system(1), { ...message(2), type: 14 }]))).toBe(true);
  });

  it("also when what was written is not here yet", () => {
    expect(isBegun(threadOf([system(41)]))).toBe(true);
  });
});
