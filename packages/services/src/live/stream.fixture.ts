import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { topics } from "../views/live-topics.ts";
import { followLive, type LiveEvent } from "./follow.ts";
import { decodePositions } from "./positions.ts";
import type { LiveCtx } from "./topic.ts";

interface World {
  as(actor: SignedInActor): LiveCtx;
}

/** A stream that is read event by event; `leave` ends it. */
export function follow(
  world: World,
  actor: SignedInActor,
  names: readonly string[],
  lastEventId?: string,
) {
  const leaving = new AbortController();
  const stream = followLive(world.as(actor), topics, {
    topics: names,
    positions: decodePositions(lastEventId),
    signal: leaving.signal,
    readActor: async () => actor,
  });
  let lastId = lastEventId;
  const next = async (): Promise<LiveEvent["message"]> => {
    const { value, done } = await stream.next();
    if (done) throw new Error("The stream has ended.");
    lastId = value.id;
    return value.message;
  };
  return {
    next,
    lastId: () => lastId,
    async take(count: number) {
      const taken = [];
      while (taken.length < count) taken.push(await next());
      return taken;
    },
    async untilReady() {
      const taken = [];
      for (;;) {
        const message = await next();
        if (message.type === "ready") return taken;
        taken.push(message);
      }
    },
    leave: async () => {
      leaving.abort();
      await stream.return(undefined);
    },
  };
}
