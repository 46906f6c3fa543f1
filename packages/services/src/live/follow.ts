import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Signal } from "@tefuda/adapters/bus/port";
import type { Actor } from "@tefuda/domain/policy/actor";
import { SESSION_SIGNAL } from "../signals/session.ts";
import { encodePositions } from "./positions.ts";
import type { LiveCtx, LiveFollower, LiveMessage, LiveTopic } from "./topic.ts";
import { type WaitingSignal, WaitingSignals } from "./waiting-signals.ts";
import { createWheel } from "./wheel.ts";

export interface FollowInput {
  /** Subscriptions, `name` or `name:key`. */
  readonly topics: readonly string[];
  readonly positions: ReadonlyMap<string, string>;
  readonly signal: AbortSignal;
  /** Who is calling now, asked when the person's sessions or rights changed. */
  readActor(): Promise<Actor>;
}

export interface LiveEvent {
  /** Comes back as the last event id after a lost connection. */
  readonly id: string;
  readonly message: LiveMessage;
}

/** Signals were lost on their way to this process, so everything is read again. */
const RESYNC = "resync";
/** A question that a stream asks itself. */
const ASK_RIGHTS: Signal = { to: [], topic: "rights", id: "" };
/** Even the signal that says that rights changed may be lost; so long they are believed unasked. */
const RIGHTS_MS = 60_000;
/** The questions of all streams are spread over the minute. */
const RIGHTS_TURNS = 600;
const rightsWheel = createWheel(RIGHTS_MS, RIGHTS_TURNS);

/** What a stream keeps of a subscription: the rows that it began with have been sent, and are many. */
interface Line {
  readonly topic: string;
  follower?: Pick<LiveFollower<unknown>, "concerns" | "read" | "position">;
}

/**
 * One person's multiplexed stream: subscribe first, then read, then follow. A signal that arrives
 * while a snapshot is being read waits in the queue, so nothing falls between the two.
 * A topic that is unknown, or whose key the reader may not see, answers an empty list.
 */
export async function* followLive(
  ctx: LiveCtx,
  registry: Readonly<Record<string, LiveTopic<unknown>>>,
  { topics, positions, signal, readActor }: FollowInput,
): AsyncGenerator<LiveEvent> {
  const stream = new Stream(ctx, registry, topics, positions);
  const { waiting } = stream;
  // Whoever reads the stream may never ask for its end.
  signal.addEventListener("abort", () => stream.leave());
  try {
    yield* stream.open();
    while (!signal.aborted) {
      const next = waiting.take();
      // Nothing can have come since it was looked at: nobody else has had a turn.
      if (next) yield* stream.read(next, readActor);
      else await waiting.more();
      if (stream.isOver) return;
    }
  } finally {
    stream.leave();
  }
}

/** Most of a stream's life it waits: what it is made of is shared by all of them, as far as it can be. */
class Stream {
  readonly waiting = new WaitingSignals();
  /** Whether the session that it began in has ended. */
  isOver = false;
  private ctx: LiveCtx;
  private readonly registry: Readonly<Record<string, LiveTopic<unknown>>>;
  private readonly lines: readonly Line[];
  private readonly reached: Map<string, string>;
  private readonly leaving: (() => void)[] = [];

  constructor(
    ctx: LiveCtx,
    registry: Readonly<Record<string, LiveTopic<unknown>>>,
    topics: readonly string[],
    positions: ReadonlyMap<string, string>,
  ) {
    this.ctx = ctx;
    this.registry = registry;
    this.lines = [...new Set(topics)].map((topic) => ({ topic, follower: undefined }));
    this.reached = new Map(positions);
    const { waiting, leaving } = this;
    const { bus } = ctx.ports;
    leaving.push(bus.subscribe(ctx.actor.userId, (signal) => waiting.push(signal)));
    for (const { topic } of this.lines) {
      const [followed, key] = this.followedBy(topic);
      const address = followed?.addressOf?.(key);
      if (address) leaving.push(bus.subscribe(address, (signal) => waiting.push(signal, topic)));
    }
    const asking = rightsWheel.take(() => waiting.push(ASK_RIGHTS));
    leaving.push(() => asking.leave());
  }

  async *open(): AsyncGenerator<LiveEvent> {
    for (const line of this.lines) {
      const { topic } = line;
      const [followed, key] = this.followedBy(topic);
      const follower = await followed?.open(this.ctx, key, this.reached.get(topic));
      if (follower) {
        const { concerns, read, position } = follower;
        line.follower = { concerns, read, position };
      }
      if (follower?.isWhole ?? true) yield this.event(line, { type: "reset", id: "" });
      for (const change of follower?.snapshot ?? []) yield this.event(line, change);
      yield this.event(line, { type: "ready", id: "" });
    }
  }

  async *read(
    { signal, only }: WaitingSignal,
    readActor: FollowInput["readActor"],
  ): AsyncGenerator<LiveEvent> {
    if (signal.topic === SESSION_SIGNAL || signal.topic === RESYNC || signal === ASK_RIGHTS) {
      // A stream does not outlive the session it began in, nor the rights it was opened with.
      const actor = await readActor();
      if (actor.kind === "visitor") {
        this.isOver = true;
        return;
      }
      const isSame = isDeepStrictEqual(actor, this.ctx.actor);
      this.ctx = { ...this.ctx, actor };
      if (signal !== ASK_RIGHTS || !isSame) yield* this.open();
    }
    for (const line of this.lines) {
      const { topic, follower } = line;
      if (!follower || (only && !only.has(topic)) || !follower.concerns(signal)) continue;
      // The embedded database computes in this thread: without a pause, what has been written
      // (the sender's answer, the topic before) would leave only after the last topic is read.
      await setImmediate();
      for (const change of await follower.read(signal)) yield this.event(line, change);
    }
  }

  /** The topic that a subscription names, if there is one, and what of it is followed. */
  private followedBy(topic: string): readonly [LiveTopic<unknown> | undefined, key: string] {
    const [name = "", key = ""] = topic.split(":");
    return [Object.hasOwn(this.registry, name) ? this.registry[name] : undefined, key];
  }

  leave(): void {
    for (const end of this.leaving.splice(0)) end();
    this.waiting.wake();
  }

  private event({ topic, follower }: Line, message: Omit<LiveMessage, "topic">): LiveEvent {
    const position = follower?.position();
    if (position !== undefined) this.reached.set(topic, position);
    return { id: encodePositions(this.reached), message: { ...message, topic } as LiveMessage };
  }
}
