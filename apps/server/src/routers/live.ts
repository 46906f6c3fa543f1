import { peekActor } from "@tefuda/services/account/resolve-actor";
import { followLive } from "@tefuda/services/live/follow";
import { decodePositions } from "@tefuda/services/live/positions";
import { topics } from "@tefuda/services/live/topics";
import { tracked } from "@trpc/server";
import { z } from "zod";
import { procedure, router } from "../trpc/procedure.ts";

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
    .subscription(async function* ({ ctx, input, signal = new AbortController().signal }) {
      const positions = decodePositions(input.lastEventId);
      for await (const { id, message } of followLive(ctx, topics, {
        topics: input.topics,
        positions,
        signal,
        readActor: () => peekActor(ctx, ctx.request.headers),
      }))
        yield tracked(id, message);
    }),
});
