import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLiveHub, type LiveHub } from "./hub.ts";
import type { LiveMessage } from "./wire.ts";

/** A server that sends an empty snapshot of every topic as soon as a stream is open. */
const openings: string[][] = [];
const hubs: LiveHub[] = [];
const hub = () => {
  const made = createLiveHub((topics, on) => {
    openings.push([...topics]);
    const sending = setTimeout(() => {
      for (const topic of topics) on.message({ topic, type: "ready", id: "" });
    });
    return () => clearTimeout(sending);
  }, crypto.randomUUID());
  hubs.push(made);
  return made;
};
const follower = () => {
  const heard: LiveMessage[] = [];
  return { heard, listener: { message: (message: LiveMessage) => void heard.push(message) } };
};
const hasSnapshot = (heard: readonly LiveMessage[]) =>
  vi.waitFor(() => expect(heard.map(({ type }) => type)).toContain("ready"));

// What a window has and Node has not.
beforeEach(() => {
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => {
  for (const one of hubs.splice(0)) one.close();
  openings.length = 0;
  vi.unstubAllGlobals();
});

it("gives a page that takes the place of another one with the same topic a snapshot of its own", async () => {
  const { follow } = hub();
  const [before, after] = [follower(), follower()];
  const leave = follow("offers", before.listener);
  await hasSnapshot(before.heard);
  // As React does it: the one leaves and the other comes in one go.
  leave();
  follow("offers", after.listener);
  await hasSnapshot(after.heard);
});

it("gives one who joins others a snapshot as well", async () => {
  const { follow } = hub();
  const [first, second] = [follower(), follower()];
  follow("offers", first.listener);
  await hasSnapshot(first.heard);
  follow("offers", second.listener);
  await hasSnapshot(second.heard);
});

it("opens one stream for all that begin together", async () => {
  const { follow } = hub();
  const all = ["offers", "unread", "offers"].map((topic) => ({ topic, ...follower() }));
  for (const { topic, listener } of all) follow(topic, listener);
  for (const { heard } of all) await hasSnapshot(heard);
  expect(openings).toEqual([["offers", "unread"]]);
});
