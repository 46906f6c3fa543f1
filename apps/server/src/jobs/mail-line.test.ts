import { MailFailure, type MailMessage, type MailServerPort } from "@tefuda/adapters/mail/port";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AppCtx } from "../trpc/context.ts";
import { createMailLine } from "./mail-line.ts";

const mail = {} as MailMessage;
const log = { error: vi.fn(), warn: vi.fn() };
const kept = vi.fn(async () => undefined);
// What is written down goes where rows of errors go.
const app = {
  db: { insert: () => ({ values: kept }) },
  clock: () => new Date(),
} as unknown as Pick<AppCtx, "db" | "clock">;
let now = 0;
beforeEach(() => {
  vi.clearAllMocks();
  now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => void vi.restoreAllMocks());

/** A server that answers what comes next in a list: it takes the mail, or fails. */
function lineTo(...answers: (MailFailure | "taken")[]) {
  const next = async () => {
    const answer = answers.shift();
    if (answer instanceof MailFailure) throw answer;
  };
  const server: MailServerPort = {
    limitMs: 1000,
    deliver: next,
    check: next,
    close: async () => {},
  };
  return createMailLine(server, { app, log, signal: new AbortController().signal });
}
const failure = (reason: MailFailure["reason"]) => new MailFailure(reason, "it said so");
const told = () => log.error.mock.calls.map(([{ err }]) => err.reason);
/** How long it rests after a mail that failed. */
async function restAfter(line: ReturnType<typeof lineTo>) {
  await expect(line.port.deliver(mail)).rejects.toThrow("it said so");
  const began = now;
  while (line.isResting()) now += 1000;
  return now - began;
}

it("leaves a server that fails alone, twice as long each time, a minute at most, and no longer once it takes mails", async () => {
  const away = failure("away");
  const line = lineTo(away, away, away, away, away, away, "taken", away);
  const rests: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) rests.push(await restAfter(line));
  expect(rests).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  await line.port.deliver(mail);
  expect(line.isResting()).toBe(false);
  expect(await restAfter(line)).toBe(5000);
});

it("tells the first failure of each kind, and tells it again after mails have left in between", async () => {
  const line = lineTo(
    failure("password"),
    failure("password"),
    failure("sender"),
    failure("password"),
    "taken",
    "taken",
    failure("password"),
  );
  await line.check();
  for (let turn = 0; turn < 3; turn += 1) await restAfter(line);
  expect(told()).toEqual(["password", "sender"]);
  expect(log.error.mock.calls[0]?.[1]).toBe("Mails do not leave.");
  expect(log.warn).not.toHaveBeenCalled();
  await line.port.deliver(mail);
  await line.port.deliver(mail);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({}, "Mails leave again.");
  await restAfter(line);
  expect(told()).toEqual(["password", "sender", "password"]);
  expect(kept).toHaveBeenCalledTimes(3);
});

it("goes on at once after what is wrong with one mail alone, and tells nobody", async () => {
  const line = lineTo(failure("refused"), failure("aborted"));
  expect([await restAfter(line), await restAfter(line)]).toEqual([0, 0]);
  expect(told()).toEqual([]);
});

it("rests once for mails that failed together, and not at all when another one has left meanwhile", async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const pending = [first.promise, second.promise];
  const server: MailServerPort = {
    limitMs: 1000,
    deliver: () => pending.shift() ?? Promise.resolve(),
    check: async () => {},
    close: async () => {},
  };
  const line = createMailLine(server, { app, log, signal: new AbortController().signal });
  const together = [line.port.deliver(mail), line.port.deliver(mail)];
  now += 100;
  first.reject(failure("away"));
  await expect(together[0]).rejects.toThrow();
  now += 100;
  second.reject(failure("away"));
  await expect(together[1]).rejects.toThrow();
  now += 4800;
  expect(line.isResting()).toBe(true);
  now += 100;
  expect(line.isResting()).toBe(false);

  const late = Promise.withResolvers<void>();
  pending.push(late.promise);
  const silent = line.port.deliver(mail);
  now += 1000;
  await line.port.deliver(mail);
  late.reject(failure("silent"));
  await expect(silent).rejects.toThrow();
  expect(line.isResting()).toBe(false);

  const [slow, broken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  pending.push(slow.promise, broken.promise);
  const others = [line.port.deliver(mail), line.port.deliver(mail)];
  now += 1000;
  broken.reject(failure("away"));
  await expect(others[1]).rejects.toThrow();
  expect(line.isResting()).toBe(true);
  slow.resolve();
  await others[0];
  expect(line.isResting()).toBe(false);
});

it("says nothing of a check that was broken off", async () => {
  const signal = AbortSignal.abort();
  const server = { limitMs: 1, check: async () => Promise.reject(failure("silent")) };
  const line = createMailLine(server as unknown as MailServerPort, { app, log, signal });
  await line.check();
  expect(told()).toEqual([]);
});
