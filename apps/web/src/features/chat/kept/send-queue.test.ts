import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keptBrowser } from "./kept-list.fixture";
import { createOutbox } from "./outbox";
import { createSendQueue } from "./send-queue";

const thread = "018f0000-0000-7000-8000-00000000000a";
const idOf = (at: number) => `018f0000-0000-7000-8000-${String(at).padStart(12, "0")}`;

beforeEach(() => {
  vi.useFakeTimers();
  // What asks before a page is left; there is none here.
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const away = () => TRPCClientError.from(new TypeError("Failed to fetch"));
const answered = (code: string, retryAfter?: string) => {
  const headers = new Headers(retryAfter === undefined ? [] : [["retry-after", retryAfter]]);
  return new TRPCClientError(code, {
    result: { error: { code: -32_000, message: code, data: { code } } },
    meta: { response: new Response(null, { headers }) },
  });
};

/** A tab with a server that answers as it is told, and then takes everything. */
function openRoom({
  isOnline = () => true,
  browser = keptBrowser(),
}: {
  isOnline?: () => boolean;
  browser?: ReturnType<typeof keptBrowser>;
} = {}) {
  const outbox = createOutbox(browser.tab());
  outbox.follow(thread, () => {});
  const answers: Error[] = [];
  const tried: string[] = [];
  const arrived: string[] = [];
  const refused: string[] = [];
  const queue = createSendQueue({
    outbox,
    isOnline,
    async send(_matchingId, { id, text }) {
      tried.push(text);
      const answer = answers.shift();
      if (answer) throw answer;
      arrived.push(text);
      return {
        id,
        type: 0,
        seq: arrived.length,
        text,
        userId: "",
        userName: "",
        isSystemMessage: false,
        isExpired: false,
        isRead: false,
        isSent: true,
        sentAt: "2026-04-01T00:00:00.000Z",
      };
    },
  });
  queue.tell(thread, { sent: () => {}, refused: ({ code }) => refused.push(code) });
  const write = (...numbers: number[]) => {
    for (const at of numbers) {
      const sentAt = new Date(Date.now() + at).toISOString();
      outbox.add(thread, [{ id: idOf(at), text: `${at}`, sentAt, status: "sending" }]);
    }
    queue.run(thread);
  };
  const statuses = () => outbox.of(thread).map(({ text, status }) => `${text} ${status}`);
  return { browser, outbox, queue, answers, tried, arrived, refused, write, statuses };
}

it("sends again by itself what the server was away for, and nothing overtakes it", async () => {
  const { answers, write, tried, arrived, statuses } = openRoom();
  answers.push(away(), away(), answered("serverBusy", "5"), away(), away());
  write(1, 2);
  await vi.advanceTimersByTimeAsync(3100);
  write(3);
  expect(statuses()).toEqual(["1 waiting", "2 sending", "3 sending"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tried).toEqual(["1", "1", "1", "1", "1", "1", "2", "3"]);
  expect(arrived).toEqual(["1", "2", "3"]);
  expect(statuses()).toEqual([]);
});

it("waits longer each time, up to half a minute, and never gives up", async () => {
  const { answers, write, tried, arrived } = openRoom();
  answers.push(...Array.from({ length: 200 }, away));
  write(1);
  const at = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return tried.length;
  };
  expect(await at(999)).toBe(1);
  expect(await at(1)).toBe(2);
  expect(await at(2000)).toBe(3);
  expect(await at(4000)).toBe(4);
  expect(await at(8000)).toBe(5);
  expect(await at(16_000)).toBe(6);
  expect(await at(30_000)).toBe(7);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(arrived).toEqual(["1"]);
});

it("waits as long as a 429 asks, and goes on with all of them", async () => {
  const { answers, write, tried, arrived, refused } = openRoom();
  answers.push(answered("tooManyRequests", "42"));
  write(1, 2);
  await vi.advanceTimersByTimeAsync(41_999);
  expect(tried).toEqual(["1"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(arrived).toEqual(["1", "2"]);
  expect(refused).toEqual([]);
});

it("says so at once where a 429 asks for hours", async () => {
  const { answers, write, refused, statuses } = openRoom();
  answers.push(answered("tooManyRequests", "7200"));
  write(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toEqual(["tooManyRequests"]);
  expect(statuses()).toEqual(["1 failed"]);
});

it("leaves what was refused where it stands, and sends the later ones", async () => {
  const { answers, write, arrived, refused, statuses } = openRoom();
  answers.push(answered("invalidParameter"));
  write(1, 2, 3);
  await vi.advanceTimersByTimeAsync(0);
  expect(arrived).toEqual(["2", "3"]);
  expect(refused).toEqual(["invalidParameter"]);
  expect(statuses()).toEqual(["1 failed"]);
});

it("keeps what was written while the session was over for whoever signs in again", async () => {
  const { answers, write, refused, statuses, tried } = openRoom();
  answers.push(answered("unauthenticated"));
  write(1, 2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tried).toEqual(["1"]);
  expect(refused).toEqual(["unauthenticated"]);
  expect(statuses()).toEqual(["1 sending", "2 sending"]);
});

it("asks nothing without a line, and goes on at once when there is one", async () => {
  let isOnline = false;
  const { queue, write, tried, arrived, statuses } = openRoom({ isOnline: () => isOnline });
  write(1, 2);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(tried).toEqual([]);
  expect(statuses()).toEqual(["1 waiting", "2 sending"]);
  isOnline = true;
  queue.wake(thread);
  await vi.advanceTimersByTimeAsync(0);
  expect(arrived).toEqual(["1", "2"]);
});

it("does not send what was taken back while it waited", async () => {
  const { answers, outbox, queue, write, arrived } = openRoom();
  answers.push(away());
  write(1, 2);
  await vi.advanceTimersByTimeAsync(0);
  outbox.drop(thread, [idOf(1)]);
  queue.wake(thread);
  await vi.advanceTimersByTimeAsync(0);
  expect(arrived).toEqual(["2"]);
});

it("goes on after a reload with what an earlier visit left, a day long", async () => {
  const first = openRoom();
  first.answers.push(...Array.from({ length: 20 }, away));
  first.write(1, 2);
  await vi.advanceTimersByTimeAsync(0);
  first.browser.close();
  const second = openRoom({ browser: first.browser });
  expect(second.statuses()).toEqual(["1 sending", "2 sending"]);
  second.queue.run(thread);
  await vi.advanceTimersByTimeAsync(0);
  expect(second.arrived).toEqual(["1", "2"]);

  const third = openRoom();
  third.answers.push(away());
  third.write(3);
  await vi.advanceTimersByTimeAsync(0);
  third.browser.close();
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  expect(openRoom({ browser: third.browser }).statuses()).toEqual(["3 failed"]);
});
