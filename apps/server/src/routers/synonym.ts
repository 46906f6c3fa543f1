import {
  addSynonymsSchema,
  listSynonymsSchema,
  removeSynonymsSchema,
} from "@tefuda/domain/synonym/schema";
import { addSynonyms } from "@tefuda/services/synonym/add-synonyms";
import { listSynonyms } from "@tefuda/services/synonym/list-synonyms";
import { removeSynonyms } from "@tefuda/services/synonym/remove-synonyms";
import { procedure, router } from "../trpc/procedure.ts";

/** What operators add to the words that mean the same in searches (ours). */
export const synonymRouter = router({
  list: procedure
    .access("synonym:write")
    .input(listSynonymsSchema)
    .query(({ ctx, input }) => listSynonyms(ctx, input)),
  add: procedure
    .access("synonym:write")
    .input(addSynonymsSchema)
    .mutation(({ ctx, input }) => addSynonyms(ctx, input)),
  remove: procedure
    .access("synonym:write")
    .input(removeSynonymsSchema)
    .mutation(({ ctx, input }) => removeSynonyms(ctx, input)),
});
