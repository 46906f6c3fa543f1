import { peekActor } from "@tefuda/services/account/resolve-actor";
import { followLive, type LiveEvent } from "@tefuda/services/live/follow";
import { decodePositions } from "@tefuda/services/live/positions";
import type { LiveMessage } from "@tefuda/services/live/topic";
import { topics } from "@tefuda/services/views/live-topics";
import { type TrackedEnvelope, tracked } from "@trpc/server";
import { z } from "zod";
import { procedure, router } from "../trpc/procedure.ts";

export type { LiveMessage } from "@tefuda/services/live/topic";
export type { LiveDocs } from "@tefuda/services/views/live-topics";

const MAX_TOPICS = 40;

export const liveRouter = router({
  /** The one stream of a browser: every list it follows, multiplexed (spec 7 · Live subscriptions). */
  follow: procedure
    .access("session:own")
    .input(
      z.object({
        topics: z.array(z.string().max(80)).max(MAX_TOPICS),
        lastEventId: z.string().max(8000).nullish(),
      }),
    )
    .subscription(
      ({ ctx, input, signal = new AbortController().signal }) =>
        new TrackedEvents(
          followLive(ctx, topics, {
            topics: input.topics,
            positions: decodePositions(input.lastEventId),
            signal,
            readActor: () => peekActor(ctx, ctx.request.headers),
          }),
        ),
    ),
});

type Tracked = TrackedEnvelope<LiveMessage>;

/** The events under their ids. A generator would do the same, and every open stream would hold one more. */
class TrackedEvents implements AsyncIterableIterator<Tracked, undefined> {
  private readonly events: AsyncGenerator<LiveEvent>;
  constructor(events: AsyncGenerator<LiveEvent>) {
    this.events = events;
  }
  next() {
    return this.events.next().then(named);
  }
  return() {
    return this.events.return(undefined).then(named);
  }
  [Symbol.asyncIterator]() {
    return this;
  }
}

const named = (result: IteratorResult<LiveEvent>): IteratorResult<Tracked, undefined> =>
  result.done
    ? { done: true, value: undefined }
    : { done: false, value: tracked(result.value.id, result.value.message) };
