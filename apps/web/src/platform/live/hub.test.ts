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
let frame: EventTarget;
beforeEach(() => {
  vi.stubGlobal(
    "document",
    Object.assign(new EventTarget(), { visibilityState: "visible" as "visible" | "hidden" }),
  );
  frame = new EventTarget();
  vi.stubGlobal("addEventListener", frame.addEventListener.bind(frame));
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

/** Waits until no tab leads. */
const isFree = (userId: string) =>
  vi.waitFor(async () => {
    const lead = { ifAvailable: true };
    expect(await navigator.locks.request(`tefuda-live:${userId}`, lead, Boolean)).toBe(true);
  });

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

it("takes the lead from a silent tab while it is hidden, if it holds an interview", async () => {
  const userId = crypto.randomUUID();
  const frozen = await frozenTab(userId);
  Object.assign(document, { visibilityState: "hidden" });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { heard, listener } = follower();
  hub(userId).follow("video-signals:seat", listener);
  await vi.advanceTimersByTimeAsync(4_500);
  await hasSnapshot(heard);
  expect(frozen.isRobbed).toBe(true);
});

it("vouches for the stream while it is looked at, and hidden for an interview alone", async () => {
  const userId = crypto.randomUUID();
  const { follow } = hub(userId);
  const { heard, listener } = follower();
  follow("offers", listener);
  await hasSnapshot(heard);
  const other = new BroadcastChannel(`tefuda-live:${userId}`);
  let vouched = 0;
  other.onmessage = ({ data }) => {
    if (data.kind === "awake") vouched += 1;
  };
  /** Asks, and then for a topic: once that is open, what was asked before has been heard. */
  const ask = async (topic: string) => {
    other.postMessage({ kind: "ask" });
    other.postMessage({ kind: "want", tab: "other", topics: [topic], hasJoined: true });
    await vi.waitFor(() => expect(openings.at(-1)).toContain(topic));
  };
  await ask("first");
  Object.assign(document, { visibilityState: "hidden" });
  await ask("second");
  follow("video-signals:seat", follower().listener);
  await ask("third");
  await vi.waitFor(() => expect(vouched).toBe(2));
  other.close();
});

it.each([
  ["put aside", () => frame, "pagehide", "pageshow"],
  ["frozen", () => document, "freeze", "resume"],
])("follows again when it has been %s and comes back", async (_state, target, away, back) => {
  const userId = crypto.randomUUID();
  // Another tab that leads.
  const leading = new AbortController();
  const channel = new BroadcastChannel(`tefuda-live:${userId}`);
  const told: unknown[] = [];
  channel.onmessage = ({ data }) => told.push(data);
  await new Promise<void>((held) => {
    void navigator.locks.request(`tefuda-live:${userId}`, () => {
      held();
      return new Promise<void>((done) => leading.signal.addEventListener("abort", () => done()));
    });
  });
  hub(userId).follow("offers", follower().listener);
  const last = (expected: object) => vi.waitFor(() => expect(told.at(-1)).toMatchObject(expected));
  await last({ kind: "want", topics: ["offers"] });
  target().dispatchEvent(new Event(away));
  await last({ kind: "leave" });
  target().dispatchEvent(new Event(back));
  await last({ kind: "want", topics: ["offers"], hasJoined: true });
  leading.abort();
  channel.close();
});

it.each([
  ["put aside", () => frame, "pagehide", "pageshow"],
  ["frozen", () => document, "freeze", "resume"],
])(
  "lets go of the lead when it is %s, and has it again when nobody took it",
  async (_state, target, away, back) => {
    const userId = crypto.randomUUID();
    const { heard, listener } = follower();
    hub(userId).follow("offers", listener);
    await hasSnapshot(heard);
    target().dispatchEvent(new Event(away));
    // Before anybody could have asked and gone unanswered.
    await isFree(userId);
    heard.length = 0;
    target().dispatchEvent(new Event(back));
    await hasSnapshot(heard);
    expect(openings).toEqual([["offers"], ["offers"]]);
  },
);

it("does not keep a lead that comes when it has been put aside", async () => {
  let grant: (() => Promise<unknown>) | undefined;
  const request = (_name: string, _options: object, held: () => Promise<unknown>) => {
    grant = held;
    return new Promise<never>(() => {});
  };
  vi.stubGlobal("navigator", { locks: { request } });
  hub();
  frame.dispatchEvent(new Event("pagehide"));
  expect(await Promise.race([grant?.(), Promise.resolve("kept")])).toBeUndefined();
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
