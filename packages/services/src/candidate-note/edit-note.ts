import { candidateNotes } from "@tefuda/db/schema/candidate";
import { eq } from "@tefuda/db/sql";
import { noteRights } from "@tefuda/domain/candidate-note/policy";
import type { EditCandidateNote } from "@tefuda/domain/candidate-note/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { signalCandidate } from "../signals/candidate.ts";
import { findNote } from "./find-note.ts";

/**
 * Changes the words of one's own note.
 * @throws AppError dataNotFound, permissionDenied for a colleague's note
 */
export async function editNote(ctx: Ctx<AceActor>, { id, text }: EditCandidateNote): Promise<void> {
  const jokerId = await ctx.db.transaction(async (tx) => {
    const note = await findNote(tx, ctx.actor, id);
    if (!note) throw new AppError("dataNotFound");
    if (!noteRights(note, ctx.actor).canEdit) throw new AppError("permissionDenied");
    await tx
      .update(candidateNotes)
      .set({ text, updatedAt: ctx.clock() })
      .where(eq(candidateNotes.id, id));
    return note.jokerId;
  });
  await signalCandidate(ctx, { companyId: ctx.actor.companyId, jokerId });
}
