import { candidateNotes } from "@tefuda/db/schema/candidate";
import { eq } from "@tefuda/db/sql";
import { noteRights } from "@tefuda/domain/candidate-note/policy";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalCandidate } from "../signals/candidate.ts";
import { findNote } from "./find-note.ts";

/**
 * Deletes a note: one's own, or as an admin any of the company's, which is put on record. One that
 * is gone already stays gone.
 * @throws AppError permissionDenied for a colleague's note
 */
export async function deleteNote(
  ctx: Ctx<AceActor>,
  { id }: { readonly id: string },
): Promise<void> {
  const deleted = await ctx.db.transaction(async (tx) => {
    const note = await findNote(tx, ctx.actor, id);
    if (!note) return undefined;
    if (!noteRights(note, ctx.actor).canDelete) throw new AppError("permissionDenied");
    await tx.delete(candidateNotes).where(eq(candidateNotes.id, id));
    await writeAudit(tx, ctx, {
      action: "deleteCandidateNote",
      target: { type: "joker", id: note.jokerId },
    });
    return note;
  });
  if (deleted)
    await signalCandidate(ctx, { companyId: ctx.actor.companyId, jokerId: deleted.jokerId });
}
