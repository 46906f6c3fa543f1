import { z } from "zod";
import { CANDIDATE_NOTE } from "../constants/limits.ts";
import { requiredText, uuid } from "../validation/fields.ts";

const text = requiredText(CANDIDATE_NOTE.min, CANDIDATE_NOTE.max);

/** A company's note on a candidate; the client makes the id, so that sending again adds none. */
export const addCandidateNoteSchema = z.object({ id: uuid, jokerId: uuid, text });
export type AddCandidateNote = z.output<typeof addCandidateNoteSchema>;
export const editCandidateNoteSchema = z.object({ id: uuid, text });
export type EditCandidateNote = z.output<typeof editCandidateNoteSchema>;
export const candidateNoteIdSchema = z.object({ id: uuid });
