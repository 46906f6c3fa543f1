import type { Tx } from "@tefuda/db/client";
import { candidateNotes } from "@tefuda/db/schema/candidate";
import { and, eq } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";

/** A note of the own company, held until the end of the transaction; another's does not exist. */
export async function findNote(tx: Tx, { companyId }: AceActor, id: string) {
  const [note] = await tx
    .select({ aceId: candidateNotes.aceId, jokerId: candidateNotes.jokerId })
    .from(candidateNotes)
    .where(and(eq(candidateNotes.id, id), eq(candidateNotes.companyId, companyId)))
    .for("update");
  return note;
}
