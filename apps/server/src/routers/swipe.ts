import { startNextRoundSchema, undoSkipSchema } from "@tefuda/domain/swipe/schema";
import { getDeck } from "@tefuda/services/swipe/get-deck";
import { startNextRound } from "@tefuda/services/swipe/start-next-round";
import { undoSkip } from "@tefuda/services/swipe/undo-skip";
import { procedure, router } from "../trpc/procedure.ts";

/** The deck of candidates (spec 4 · Only registered jokers); a card is decided on by `candidate`. */
export const swipeRouter = router({
  getDeck: procedure.access("candidate:keep").query(({ ctx }) => getDeck(ctx)),
  undoSkip: procedure
    .access("candidate:keep")
    .input(undoSkipSchema)
    .mutation(({ ctx, input }) => undoSkip(ctx, input)),
  startNextRound: procedure
    .access("candidate:keep")
    .input(startNextRoundSchema)
    .mutation(({ ctx, input }) => startNextRound(ctx, input)),
});
