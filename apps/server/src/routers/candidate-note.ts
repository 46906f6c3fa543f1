import { candidateIdSchema } from "@tefuda/domain/candidate/schema";
import {
  addCandidateNoteSchema,
  candidateNoteIdSchema,
  editCandidateNoteSchema,
} from "@tefuda/domain/candidate-note/schema";
import { addNote } from "@tefuda/services/candidate-note/add-note";
import { deleteNote } from "@tefuda/services/candidate-note/delete-note";
import { editNote } from "@tefuda/services/candidate-note/edit-note";
import { listNotes } from "@tefuda/services/candidate-note/list-notes";
import { z } from "zod";
import { procedure, router } from "../trpc/procedure.ts";

const notesOf = candidateIdSchema.extend({
  cursor: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(50).default(20),
});

/** What a company writes down about candidates, for nobody else to read. */
export const candidateNoteRouter = router({
  list: procedure
    .access("candidate:note")
    .input(notesOf)
    .query(({ ctx, input }) => listNotes(ctx, input)),
  add: procedure
    .access("candidate:note")
    .input(addCandidateNoteSchema)
    .mutation(({ ctx, input }) => addNote(ctx, input)),
  edit: procedure
    .access("candidate:note")
    .input(editCandidateNoteSchema)
    .mutation(({ ctx, input }) => editNote(ctx, input)),
  delete: procedure
    .access("candidate:note")
    .input(candidateNoteIdSchema)
    .mutation(({ ctx, input }) => deleteNote(ctx, input)),
});
