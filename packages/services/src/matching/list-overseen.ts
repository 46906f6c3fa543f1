import { matchings } from "@tefuda/db/schema/matching";
import { and, desc, eq, isNull, or } from "@tefuda/db/sql";
import { OVERSEEN_PER_PAGE, type OverseenMatchings } from "@tefuda/domain/matching/oversight";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";
import { scheduleStatus } from "./card.ts";

/**
 * The matchings of jokers and aces as an operator may see them: who with whom by their ids, since
 * when and how it stands, without a name and without a word of what is written (20.2).
 */
export async function listOverseen({ db }: Ctx<OperatorActor>, { id, cursor }: OverseenMatchings) {
  const found = await db
    .select({
      id: matchings.id,
      jokerId: matchings.jokerId,
      aceId: matchings.aceId,
      companyId: matchings.aceCompanyId,
      recruitmentId: matchings.recruitmentId,
      matchedAt: matchings.matchedAt,
      createdAt: matchings.createdAt,
      lastMessagedAt: matchings.lastMessagedAt,
      messageCount: matchings.lastSeq,
      isDoneVideoChat: matchings.isDoneVideoChat,
      scheduleStatus,
    })
    .from(matchings)
    .where(
      and(
        isNull(matchings.operatorId),
        id
          ? or(
              eq(matchings.id, id),
              eq(matchings.jokerId, id),
              eq(matchings.aceId, id),
              eq(matchings.aceCompanyId, id),
            )
          : undefined,
        whereBefore(matchings.createdAt, matchings.id, decodeCursor(cursor)),
      ),
    )
    .orderBy(desc(matchings.createdAt), desc(matchings.id))
    .limit(oneMoreThan(OVERSEEN_PER_PAGE));
  const { page, nextCursor } = pageOf(found, OVERSEEN_PER_PAGE, (row) => ({
    at: row.createdAt,
    id: row.id,
  }));
  return { items: page, nextCursor };
}
