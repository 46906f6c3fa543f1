import { candidateNotes } from "@tefuda/db/schema/candidate";
import { and, eq } from "@tefuda/db/sql";
import type { AddCandidateNote } from "@tefuda/domain/candidate-note/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { signalCandidate } from "../signals/candidate.ts";
import { requireNoted } from "./require-noted.ts";

/**
 * Writes down something about a candidate that only the company reads. The id is the client's:
 * sending again adds no second note.
 * @throws AppError dataNotFound, also when the id is somebody else's note
 */
export async function addNote(ctx: Ctx<AceActor>, note: AddCandidateNote): Promise<void> {
  const { companyId, userId: aceId } = ctx.actor;
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    await requireNoted(tx, companyId, note.jokerId);
    const made = await tx
      .insert(candidateNotes)
      .values({ ...note, companyId, aceId, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: candidateNotes.id })
      .returning({ id: candidateNotes.id });
    if (made.length > 0) return;
    const [own] = await tx
      .select({ id: candidateNotes.id })
      .from(candidateNotes)
      .where(
        and(
          eq(candidateNotes.id, note.id),
          eq(candidateNotes.aceId, aceId),
          eq(candidateNotes.jokerId, note.jokerId),
        ),
      );
    if (!own) throw new AppError("dataNotFound");
  });
  await signalCandidate(ctx, { companyId, jokerId: note.jokerId });
}
