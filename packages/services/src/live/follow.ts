import { setImmediate } from "node:timers/promises";
import type { Hint } from "@tefuda/adapters/bus/port";
import type { Actor } from "@tefuda/domain/policy/actor";
import { SESSION_HINT } from "./hint-session.ts";
import { encodePositions } from "./positions.ts";
import type { LiveCtx, LiveFollower, LiveMessage, LiveTopic } from "./topic.ts";

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

/**
 * One person's multiplexed stream: subscribe first, then read, then follow. A hint that arrives
 * while a snapshot is being read waits in the queue, so nothing falls between the two.
 * A topic that is unknown, or whose key the reader may not see, answers an empty list.
 */
export async function* followLive(
  startingCtx: LiveCtx,
  registry: Readonly<Record<string, LiveTopic<unknown>>>,
  { topics, positions, signal, readActor }: FollowInput,
): AsyncGenerator<LiveEvent> {
  let ctx = startingCtx;
  const queue = createHintQueue(signal);
  const leave = ctx.ports.bus.subscribe(ctx.actor.userId, queue.push);
  const reached = new Map(positions);
  const followers = new Map<string, LiveFollower<unknown>>();

  const event = (topic: string, message: Omit<LiveMessage, "topic">): LiveEvent => {
    const position = followers.get(topic)?.position();
    if (position !== undefined) reached.set(topic, position);
    return { id: encodePositions(reached), message: { ...message, topic } as LiveMessage };
  };

  async function* open(): AsyncGenerator<LiveEvent> {
    for (const topic of topics) {
      const [name = "", key = ""] = topic.split(":", 2);
      const follower = await registry[name]?.open(ctx, key, reached.get(topic));
      if (follower) followers.set(topic, follower);
      if (follower?.isWhole ?? true) yield event(topic, { type: "reset", id: "" });
      for (const change of follower?.snapshot ?? []) yield event(topic, change);
      yield event(topic, { type: "ready", id: "" });
    }
  }

  try {
    yield* open();
    for await (const hint of queue) {
      if (hint.topic === SESSION_HINT) {
        // A stream does not outlive the session it began in, nor the rights it was opened with.
        const actor = await readActor();
        if (actor.kind === "visitor") return;
        ctx = { ...ctx, actor };
        yield* open();
      }
      // Hints were lost on their way to this process, so everything is read again.
      if (hint.topic === "resync") yield* open();
      for (const [topic, follower] of followers) {
        if (!follower.concerns(hint)) continue;
        // The embedded database computes in this thread: without a pause, what has been written
        // (the sender's answer, the topic before) would leave only after the last topic is read.
        await setImmediate();
        for (const change of await follower.read(hint)) yield event(topic, change);
      }
    }
  } finally {
    leave();
  }
}

/**
 * Hints waiting to be read. Two equal hints in a row are one: the reader looks at the tables
 * only when it gets there, and sees both changes then.
 */
function createHintQueue(signal: AbortSignal) {
  const waiting = new Map<string, Hint>();
  let wake = () => {};
  signal.addEventListener("abort", () => wake(), { once: true });

  return {
    push(hint: Hint) {
      waiting.set(`${hint.topic}:${hint.id}`, hint);
      wake();
    },
    async *[Symbol.asyncIterator](): AsyncGenerator<Hint> {
      while (!signal.aborted) {
        const [next] = waiting;
        if (next) {
          waiting.delete(next[0]);
          yield next[1];
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve;
            if (waiting.size > 0 || signal.aborted) resolve();
          });
        }
      }
    },
  };
}
