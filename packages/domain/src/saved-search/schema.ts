import { z } from "zod";
import { searchJokersSchema } from "../candidate/schema.ts";
import { SAVED_SEARCH_NAME_MAX } from "../constants/limits.ts";
import { requiredText, uuid } from "../validation/fields.ts";

/** What a saved search keeps of a search: everything but the page (spec 3 · Candidate search filters). */
export const savedConditionsSchema = searchJokersSchema.omit({ page: true });
export type SavedConditions = z.output<typeof savedConditionsSchema>;

const name = requiredText(1, SAVED_SEARCH_NAME_MAX);

/** A search under a name; the client makes the id, so that sending again saves none. */
export const saveSearchSchema = z.strictObject({
  id: uuid,
  name,
  conditions: savedConditionsSchema,
});
export type SaveSearch = z.output<typeof saveSearchSchema>;
export const renameSavedSearchSchema = z.object({ id: uuid, name });
export type RenameSavedSearch = z.output<typeof renameSavedSearchSchema>;
export const savedSearchIdSchema = z.object({ id: uuid });
