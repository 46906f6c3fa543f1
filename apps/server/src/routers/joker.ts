import { willingnessSchema } from "@tefuda/domain/joker/schema";
import { saveStepSchema } from "@tefuda/domain/joker/step-save-schema";
import { updateProfileImageSchema } from "@tefuda/domain/upload/schema";
import { uuid } from "@tefuda/domain/validation/fields";
import { getSheet } from "@tefuda/services/joker/get-sheet";
import { previewProfile } from "@tefuda/services/joker/preview-profile";
import { getOwnProfile } from "@tefuda/services/own-profile/get-own-profile";
import { saveStep } from "@tefuda/services/own-profile/save-step";
import { updateProfileImage } from "@tefuda/services/own-profile/update-profile-image";
import { updateWillingness } from "@tefuda/services/own-profile/update-willingness";
import { z } from "zod";
import { procedure, router } from "../trpc/procedure.ts";

export const jokerRouter = router({
  /** The caller's own profile with what its registration needs (spec 3 · Joker). */
  own: procedure.access("joker:view-own").query(({ ctx }) => getOwnProfile(ctx)),
  /** Saves one registration step at once (spec 3 · Joker registration steps). */
  saveStep: procedure
    .access("joker:save-own")
    .input(saveStepSchema)
    .mutation(({ ctx, input }) => saveStep(ctx, input)),
  /** Shows a picture that was sent, or none (spec 3 · Joker, profileImageURL). */
  updateProfileImage: procedure
    .access("joker:save-own")
    .input(updateProfileImageSchema)
    .mutation(({ ctx, input }) => updateProfileImage(ctx, input)),
  /** Updates both kinds of willingness, asked for again after two months (spec 4). */
  updateWillingness: procedure
    .access("joker:save-own")
    .input(willingnessSchema)
    .mutation(({ ctx, input }) => updateWillingness(ctx, input)),

  /** The own profile as companies see it before and after a match. */
  preview: procedure.access("joker:view-own").query(({ ctx }) => previewProfile(ctx)),
  sheet: procedure
    .access("joker:view-sheet")
    .input(z.object({ jokerId: uuid }))
    .query(({ ctx, input }) => getSheet(ctx, input)),
});
