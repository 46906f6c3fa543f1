import { aces } from "@tefuda/db/schema/ace";
import { candidateNotes } from "@tefuda/db/schema/candidate";
import { and, desc, eq } from "@tefuda/db/sql";
import { noteRights } from "@tefuda/domain/candidate-note/policy";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";
import { requireNoted } from "./require-noted.ts";

export interface ListNotesInput {
  readonly jokerId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * The company's notes on a candidate, the newest first, with what the reader may do to each.
 * @throws AppError dataNotFound
 */
export async function listNotes(ctx: Ctx<AceActor>, { jokerId, cursor, limit }: ListNotesInput) {
  const { db, actor } = ctx;
  await requireNoted(db, actor.companyId, jokerId);
  const rows = await db
    .select({
      id: candidateNotes.id,
      text: candidateNotes.text,
      aceId: candidateNotes.aceId,
      aceName: aces.name,
      createdAt: candidateNotes.createdAt,
      updatedAt: candidateNotes.updatedAt,
    })
    .from(candidateNotes)
    .leftJoin(aces, eq(aces.id, candidateNotes.aceId))
    .where(
      and(
        eq(candidateNotes.companyId, actor.companyId),
        eq(candidateNotes.jokerId, jokerId),
        whereBefore(candidateNotes.createdAt, candidateNotes.id, decodeCursor(cursor)),
      ),
    )
    .orderBy(desc(candidateNotes.createdAt), desc(candidateNotes.id))
    .limit(oneMoreThan(limit));
  const { page, nextCursor } = pageOf(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
  return {
    items: page.map(({ aceId, createdAt, updatedAt, ...note }) => ({
      ...note,
      createdAt,
      isEdited: updatedAt > createdAt,
      ...noteRights({ aceId }, actor),
    })),
    nextCursor,
  };
}
