import { saveStepSchema } from "@tefuda/domain/joker/step-save-schema";
import { getOwnProfile } from "@tefuda/services/joker/get-own-profile";
import { saveStep } from "@tefuda/services/joker/save-step";
import { procedure, router } from "../trpc/procedure.ts";

export const jokerRouter = router({
  /** The caller's own profile with what its registration needs (spec 3 · Joker). */
  own: procedure.access("joker:view-own").query(({ ctx }) => getOwnProfile(ctx)),
  /** Saves one registration step at once (spec 3 · Joker registration steps). */
  saveStep: procedure
    .access("joker:save-own")
    .input(saveStepSchema)
    .mutation(({ ctx, input }) => saveStep(ctx, input)),
});
