import { createMemoryBus } from "@tefuda/adapters/bus/memory";
import type { Actor, JokerActor } from "@tefuda/domain/policy/actor";
import { visitor } from "@tefuda/domain/policy/actor";
import { expect, it, vi } from "vitest";
import { SESSION_SIGNAL } from "../signals/session.ts";
import { followLive } from "./follow.ts";
import { decodePositions } from "./positions.ts";
import type { LiveCtx, LiveMessage, LiveTopic } from "./topic.ts";

const joker: JokerActor = { kind: "joker", userId: "j", registrationStatus: "judging" };

/** A topic that says who is reading it, and repeats every signal. */
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

it("keeps a signal that arrives while the snapshot is read, and says it after", async () => {
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

it("answers an empty list for whatever no topic is called, names of every object too", async () => {
  const { take, leave } = open(async () => joker, ["constructor", "__proto__:1", "toString"]);
  expect(await take(6)).toEqual([
    { topic: "constructor", type: "reset", id: "" },
    { topic: "constructor", type: "ready", id: "" },
    { topic: "__proto__:1", type: "reset", id: "" },
    { topic: "__proto__:1", type: "ready", id: "" },
    { topic: "toString", type: "reset", id: "" },
    { topic: "toString", type: "ready", id: "" },
  ]);
  leave();
});

it("begins anew with the rights that a verdict gave", async () => {
  const { say, take, leave } = open(async () => ({ ...joker, registrationStatus: "registered" }));
  await take(5);
  say(SESSION_SIGNAL, "j");
  expect(await take(5)).toEqual(opening("registered"));
  leave();
});

it("ends for a reader who leaves while it waits", async () => {
  const { take, leave } = open(async () => joker);
  await take(5);
  const last = take(1);
  await new Promise(setImmediate);
  leave();
  expect(await last).toEqual([]);
});

it("gives others a turn before each topic that a signal concerns is read", async () => {
  const order: string[] = [];
  const read = (name: string): LiveTopic<string> => ({
    open: async () => ({
      snapshot: [],
      isWhole: true,
      concerns: () => true,
      read: async () => {
        order.push(name);
        setImmediate(() => order.push("others"));
        return [];
      },
      position: () => undefined,
    }),
  });
  const bus = createMemoryBus();
  const leaving = new AbortController();
  const stream = followLive(
    { actor: joker, ports: { bus } } as unknown as LiveCtx,
    { first: read("first"), second: read("second") },
    {
      topics: ["first", "second"],
      positions: new Map(),
      signal: leaving.signal,
      readActor: async () => joker,
    },
  );
  for (let marks = 0; marks < 4; marks += 1) await stream.next();
  bus.publish({ to: ["j"], topic: "who", id: "" });
  const end = stream.next();
  await vi.waitFor(() => expect(order).toHaveLength(4));
  expect(order).toEqual(["first", "others", "second", "others"]);
  leaving.abort();
  await end;
});

it("tells with each event how far the stream has got, and reads that back", async () => {
  const far: LiveTopic<string> = {
    open: async (_ctx, _key, position) => ({
      snapshot: [],
      isWhole: position === undefined,
      concerns: () => false,
      read: async () => [],
      position: () => "7",
    }),
  };
  const first = async (positions: ReadonlyMap<string, string>) => {
    const stream = followLive(
      { actor: joker, ports: { bus: createMemoryBus() } } as unknown as LiveCtx,
      { far },
      {
        topics: ["far"],
        positions,
        signal: new AbortController().signal,
        readActor: async () => joker,
      },
    );
    const { value } = await stream.next();
    await stream.return(undefined);
    return [value?.message.type, value?.id];
  };
  const id = "eyJmYXIiOiI3In0";
  expect(await first(new Map())).toEqual(["reset", id]);
  expect(await first(decodePositions(id))).toEqual(["ready", id]);
  for (const none of [null, undefined, "", "another"])
    expect(decodePositions(none)).toEqual(new Map());
});

it("ends with the session", async () => {
  const { say, take } = open(async () => visitor);
  await take(5);
  say(SESSION_SIGNAL, "j");
  expect(await take(1)).toEqual([]);
});

it("reads everything again after signals were lost, with the rights of now", async () => {
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
  // It asks no more once it has ended.
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it("hears of a place, but nothing of a person whose id it names as one", async () => {
  const { say, take, leave } = open(async () => joker, ["who", "place:somewhere", "place:rival"]);
  await take(9);
  say("who", "of the rival", "rival");
  // Twice is once, and for the place alone.
  say("who", "of the place", "place:somewhere");
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
