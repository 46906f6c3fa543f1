import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendEvents } from "./live-stream.ts";

const PING = "event: ping\ndata: \n\n\n";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

/** An answer that takes what it is given, or is full; and events that come when a test says so. */
function open({ isFull = false } = {}) {
  const written: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    destroyed: false,
    writableNeedDrain: false,
    write(text: string) {
      written.push(text);
      response.writableNeedDrain = isFull && written.length > 1;
      return !response.writableNeedDrain;
    },
    end: (text?: string) => void (text !== undefined && written.push(text)),
  });
  const coming: unknown[] = [];
  const news = new EventEmitter();
  async function* events() {
    for (;;) {
      const [next] = coming.splice(0, 1);
      if (next === "end") return;
      if (next !== undefined) yield next;
      else await new Promise((resolve) => news.once("news", resolve));
    }
  }
  const sent = sendEvents(events(), response as unknown as ServerResponse, () => ({}));
  return {
    written,
    response,
    sent,
    say: async (event: unknown) => {
      coming.push(event);
      news.emit("news");
      await new Promise(setImmediate);
    },
  };
}

it("says that it is still there after ten seconds in which it said nothing else", async () => {
  const { written, say, sent } = open();
  await vi.advanceTimersByTimeAsync(9000);
  await say("one");
  await vi.advanceTimersByTimeAsync(9900);
  expect(written.slice(1)).toEqual(['data: {"json":"one"}\n\n\n']);
  await vi.advanceTimersByTimeAsync(10_100);
  expect(written.slice(2)).toEqual([PING, PING]);
  await say("end");
  await sent;
  expect(vi.getTimerCount()).toBe(0);
});

it("gives a client that takes nothing no more than one event, and ends when it goes", async () => {
  const { written, response, say, sent } = open({ isFull: true });
  await say("one");
  await say("two");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written.slice(1)).toEqual(['data: {"json":"one"}\n\n\n']);
  response.destroyed = true;
  response.emit("close");
  await sent;
  expect(written).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});

it("goes on when the client has taken what it was sent", async () => {
  const { written, response, say, sent } = open({ isFull: true });
  await say("one");
  await say("two");
  response.emit("drain");
  await new Promise(setImmediate);
  expect(written).toHaveLength(3);
  response.emit("drain");
  await say("end");
  await sent;
  expect(written.at(-1)).toBe("event: return\ndata: \n\n\n");
});
