import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
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

/** Hints were lost on their way to this process, so everything is read again. */
const RESYNC = "resync";
const RIGHTS = "rights";
/** Even the hint that says that rights changed may be lost; so long they are believed unasked. */
const RIGHTS_MS = 60_000;

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
  const leaving = [ctx.ports.bus.subscribe(ctx.actor.userId, (hint) => queue.push(hint))];
  for (const topic of topics) {
    const [name = "", key = ""] = topic.split(":", 2);
    const address = registry[name]?.addressOf?.(key);
    if (address) leaving.push(ctx.ports.bus.subscribe(address, (hint) => queue.push(hint, topic)));
  }
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

  const asking = setInterval(() => queue.push({ to: [], topic: RIGHTS, id: "" }), RIGHTS_MS);
  leaving.push(() => clearInterval(asking));
  try {
    yield* open();
    for await (const { hint, only } of queue) {
      if (hint.topic === SESSION_HINT || hint.topic === RESYNC || hint.topic === RIGHTS) {
        // A stream does not outlive the session it began in, nor the rights it was opened with.
        const actor = await readActor();
        if (actor.kind === "visitor") return;
        const isSame = isDeepStrictEqual(actor, ctx.actor);
        ctx = { ...ctx, actor };
        if (hint.topic !== RIGHTS || !isSame) yield* open();
      }
      for (const [topic, follower] of followers) {
        if ((only && !only.has(topic)) || !follower.concerns(hint)) continue;
        // The embedded database computes in this thread: without a pause, what has been written
        // (the sender's answer, the topic before) would leave only after the last topic is read.
        await setImmediate();
        for (const change of await follower.read(hint)) yield event(topic, change);
      }
    }
  } finally {
    for (const leave of leaving) leave();
  }
}

interface WaitingHint {
  readonly hint: Hint;
  /** The subscriptions that it is for; without them it is for all. */
  readonly only: ReadonlySet<string> | undefined;
}

/**
 * Hints waiting to be read. Two equal hints in a row are one: the reader looks at the tables
 * only when it gets there, and sees both changes then.
 */
function createHintQueue(signal: AbortSignal) {
  const waiting = new Map<string, WaitingHint>();
  let wake = () => {};
  signal.addEventListener("abort", () => wake(), { once: true });

  return {
    /** What came by the address of a subscription, such as a thread, is for that one alone. */
    push(hint: Hint, topic?: string) {
      const key = `${hint.topic}:${hint.id}`;
      const before = waiting.get(key);
      const isForAll = topic === undefined || (before && !before.only);
      waiting.set(key, { hint, only: isForAll ? undefined : new Set(before?.only).add(topic) });
      wake();
    },
    async *[Symbol.asyncIterator](): AsyncGenerator<WaitingHint> {
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
