import { operators } from "@tefuda/db/schema/account";
import { synonymGroups } from "@tefuda/db/schema/synonym";
import { desc, eq } from "@tefuda/db/sql";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import type { ListSynonyms } from "@tefuda/domain/synonym/schema";
import { SYNONYM_GROUPS_PER_PAGE } from "@tefuda/domain/synonym/words.ja";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";

/** One page of what operators added, the newest first, and how many groups there are. */
export async function listSynonyms({ db }: Ctx<OperatorActor>, { cursor }: ListSynonyms) {
  const [rows, total] = await Promise.all([
    db
      .select({
        id: synonymGroups.id,
        words: synonymGroups.words,
        createdAt: synonymGroups.createdAt,
        addedByName: operators.name,
      })
      .from(synonymGroups)
      .leftJoin(operators, eq(operators.id, synonymGroups.addedBy))
      .where(whereBefore(synonymGroups.createdAt, synonymGroups.id, decodeCursor(cursor)))
      .orderBy(desc(synonymGroups.createdAt), desc(synonymGroups.id))
      .limit(oneMoreThan(SYNONYM_GROUPS_PER_PAGE)),
    db.$count(synonymGroups),
  ]);
  const { page, nextCursor } = pageOf(rows, SYNONYM_GROUPS_PER_PAGE, (row) => ({
    at: row.createdAt,
    id: row.id,
  }));
  return { items: page, nextCursor, total };
}
