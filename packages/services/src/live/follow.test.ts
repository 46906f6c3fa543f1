import { createMemoryBus } from "@tefuda/adapters/bus/memory";
import type { Actor, JokerActor } from "@tefuda/domain/policy/actor";
import { visitor } from "@tefuda/domain/policy/actor";
import { expect, it, vi } from "vitest";
import { followLive } from "./follow.ts";
import { SESSION_HINT } from "./hint-session.ts";
import type { LiveCtx, LiveMessage, LiveTopic } from "./topic.ts";

const joker: JokerActor = { kind: "joker", userId: "j", registrationStatus: "judging" };

/** A topic that says who is reading it, and repeats every hint. */
const whoTopic: LiveTopic<string> = {
  open: async ({ actor }) => {
    const doc = actor.kind === "joker" ? actor.registrationStatus : actor.kind;
    return {
      snapshot: [{ type: "added", id: "who", doc }],
      isWhole: true,
      concerns: ({ topic }) => topic === "who",
      read: async ({ id }) => [{ type: "modified", id, doc }],
      position: () => undefined,
    };
  },
};

/** The same of a place that anyone may name. */
const placeTopic: LiveTopic<string> = { ...whoTopic, addressOf: (key) => `place:${key}` };

function open(readActor: () => Promise<Actor>, topics = ["who", "unheard-of"]) {
  const bus = createMemoryBus();
  const leaving = new AbortController();
  // The topics under test touch nothing but the bus and the actor.
  const ctx = { actor: joker, ports: { bus } } as unknown as LiveCtx;
  const stream = followLive(
    ctx,
    { who: whoTopic, place: placeTopic },
    { topics, positions: new Map(), signal: leaving.signal, readActor },
  );
  const say = (topic: string, id: string, to: string = joker.userId) =>
    bus.publish({ to: [to], topic, id });
  const take = async (count: number) => {
    const taken: LiveMessage[] = [];
    while (taken.length < count) {
      const { value, done } = await stream.next();
      if (done) break;
      taken.push(value.message);
    }
    return taken;
  };
  return { say, take, leave: () => leaving.abort() };
}

const opening = (doc: string) => [
  { topic: "who", type: "reset", id: "" },
  { topic: "who", type: "added", id: "who", doc },
  { topic: "who", type: "ready", id: "" },
  { topic: "unheard-of", type: "reset", id: "" },
  { topic: "unheard-of", type: "ready", id: "" },
];

it("keeps a hint that arrives while the snapshot is read, and says it after", async () => {
  const { say, take, leave } = open(async () => joker);
  const [first] = await take(1);
  say("who", "between");
  expect([first, ...(await take(4))]).toEqual(opening("judging"));
  expect(await take(1)).toEqual([
    { topic: "who", type: "modified", id: "between", doc: "judging" },
  ]);
  leave();
  expect(await take(1)).toEqual([]);
});

it("begins anew with the rights that a verdict gave", async () => {
  const { say, take, leave } = open(async () => ({ ...joker, registrationStatus: "registered" }));
  await take(5);
  say(SESSION_HINT, "j");
  expect(await take(5)).toEqual(opening("registered"));
  leave();
});

it("ends with the session", async () => {
  const { say, take } = open(async () => visitor);
  await take(5);
  say(SESSION_HINT, "j");
  expect(await take(1)).toEqual([]);
});

it("reads everything again after hints were lost, with the rights of now", async () => {
  const { say, take, leave } = open(async () => ({ ...joker, registrationStatus: "registered" }));
  await take(5);
  say("resync", "");
  expect(await take(5)).toEqual(opening("registered"));
  leave();
});

it("asks for the rights anew when nobody says that they changed", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const actors = [joker, { ...joker, registrationStatus: "registered" } as const, visitor];
  const { take } = open(async () => actors.shift() ?? visitor);
  await take(5);
  // Nothing comes of the first time, as nothing has changed.
  const next = take(5);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await next).toEqual(opening("registered"));
  const last = take(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await last).toEqual([]);
  vi.useRealTimers();
});

it("hears of a place, but nothing of a person whose id it names as one", async () => {
  const { say, take, leave } = open(async () => joker, ["who", "place:somewhere", "place:rival"]);
  await take(9);
  say("who", "of the rival", "rival");
  say("who", "of the place", "place:somewhere");
  expect(await take(1)).toEqual([
    { topic: "place:somewhere", type: "modified", id: "of the place", doc: "judging" },
  ]);
  say("who", "of oneself");
  expect((await take(3)).map(({ topic }) => topic)).toEqual([
    "who",
    "place:somewhere",
    "place:rival",
  ]);
  leave();
  expect(await take(1)).toEqual([]);
});
