import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLiveHub, type LiveHub } from "./hub.ts";
import type { LiveMessage } from "./wire.ts";

/** A server that sends an empty snapshot of every topic as soon as a stream is open. */
const openings: string[][] = [];
const hubs: LiveHub[] = [];
const hub = (userId: string = crypto.randomUUID()) => {
  const made = createLiveHub((topics, on) => {
    openings.push([...topics]);
    const sending = setTimeout(() => {
      for (const topic of topics) on.message({ topic, type: "ready", id: "" });
    });
    return () => clearTimeout(sending);
  }, userId);
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
  vi.stubGlobal(
    "document",
    Object.assign(new EventTarget(), { visibilityState: "visible" as "visible" | "hidden" }),
  );
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => {
  for (const one of hubs.splice(0)) one.close();
  openings.length = 0;
  vi.useRealTimers();
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

/** A tab that leads and has been frozen: it holds the lock, and answers nothing until it wakes. */
async function frozenTab(userId: string) {
  const name = `tefuda-live:${userId}`;
  const frozen = { isRobbed: false };
  await new Promise<void>((held) => {
    navigator.locks
      .request(name, () => {
        held();
        return new Promise<never>(() => {});
      })
      .catch(() => {
        frozen.isRobbed = true;
      });
  });
  return frozen;
}

it("reads the stream itself within five seconds of another tab's last sign of life", async () => {
  const userId = crypto.randomUUID();
  const frozen = await frozenTab(userId);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { heard, listener } = follower();
  hub(userId).follow("offers", listener);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(frozen.isRobbed).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  await hasSnapshot(heard);
  expect(frozen.isRobbed).toBe(true);
});

it("leaves the lead to a tab that answers, and to any while nobody looks", async () => {
  const userId = crypto.randomUUID();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const [first, second] = [follower(), follower()];
  hub(userId).follow("offers", first.listener);
  await hasSnapshot(first.heard);
  hub(userId).follow("unread", second.listener);
  await hasSnapshot(second.heard);
  const opened = openings.length;
  const heard: string[] = [];
  const third = new BroadcastChannel(`tefuda-live:${userId}`);
  third.onmessage = ({ data }) => heard.push(data.kind);
  for (let asked = 1; asked <= 8; asked += 1) {
    await vi.advanceTimersByTimeAsync(1_200);
    await vi.waitFor(() => expect(heard.filter((kind) => kind === "awake")).toHaveLength(asked));
  }
  third.close();
  expect(openings).toHaveLength(opened);
});

it("takes nothing from a silent tab while it is hidden itself", async () => {
  const userId = crypto.randomUUID();
  const frozen = await frozenTab(userId);
  Object.assign(document, { visibilityState: "hidden" });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  hub(userId).follow("offers", follower().listener);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(frozen.isRobbed).toBe(false);
  expect(openings).toEqual([]);
});

it("follows the tab that has taken the lead from it, from a snapshot on", async () => {
  const userId = crypto.randomUUID();
  const [robbed, other] = [follower(), follower()];
  hub(userId).follow("offers", robbed.listener);
  await hasSnapshot(robbed.heard);
  const next = hub(userId);
  next.follow("unread", other.listener);
  await hasSnapshot(other.heard);
  robbed.heard.length = 0;
  // What a third tab does that heard nothing, and is then closed: the lock goes to one of the two.
  const lock = navigator.locks.request(`tefuda-live:${userId}`, { steal: true }, () => {});
  await lock;
  await hasSnapshot(robbed.heard);
});

it.each(["locks", "BroadcastChannel"])(
  "gives each tab a stream of its own where %s are missing",
  async (missing) => {
    if (missing === "locks") vi.stubGlobal("navigator", {});
    else vi.stubGlobal("BroadcastChannel", undefined);
    const userId = crypto.randomUUID();
    const [first, second] = [follower(), follower()];
    hub(userId).follow("offers", first.listener);
    await hasSnapshot(first.heard);
    hub(userId).follow("offers", second.listener);
    await hasSnapshot(second.heard);
    expect(openings).toEqual([["offers"], ["offers"]]);
  },
);
