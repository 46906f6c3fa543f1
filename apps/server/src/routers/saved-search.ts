import {
  renameSavedSearchSchema,
  savedSearchIdSchema,
  saveSearchSchema,
} from "@tefuda/domain/saved-search/schema";
import { countNewHits } from "@tefuda/services/saved-search/count-new-hits";
import { deleteSavedSearch } from "@tefuda/services/saved-search/delete-saved-search";
import { listSavedSearches } from "@tefuda/services/saved-search/list-saved-searches";
import { openSavedSearch } from "@tefuda/services/saved-search/open-saved-search";
import { renameSavedSearch } from "@tefuda/services/saved-search/rename-saved-search";
import { saveSearch } from "@tefuda/services/saved-search/save-search";
import { procedure, router } from "../trpc/procedure.ts";

/** Searches that an ace comes back to (spec 3 · Candidate search filters). */
export const savedSearchRouter = router({
  list: procedure.access("candidate:save-search").query(({ ctx }) => listSavedSearches(ctx)),
  /** New hits since each was last looked at, counted again when that is some minutes ago. */
  countNewHits: procedure.access("candidate:save-search").mutation(({ ctx }) => countNewHits(ctx)),
  save: procedure
    .access("candidate:save-search")
    .input(saveSearchSchema)
    .mutation(({ ctx, input }) => saveSearch(ctx, input)),
  rename: procedure
    .access("candidate:save-search")
    .input(renameSavedSearchSchema)
    .mutation(({ ctx, input }) => renameSavedSearch(ctx, input)),
  open: procedure
    .access("candidate:save-search")
    .input(savedSearchIdSchema)
    .mutation(({ ctx, input }) => openSavedSearch(ctx, input)),
  delete: procedure
    .access("candidate:save-search")
    .input(savedSearchIdSchema)
    .mutation(({ ctx, input }) => deleteSavedSearch(ctx, input)),
});
