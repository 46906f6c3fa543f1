import { matchings } from "@tefuda/db/schema/matching";
import { OVERSEEN_PER_PAGE, type OverseenMatchings } from "@tefuda/domain/matching/oversight";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
import { scheduleStatus } from "./card.ts";

/**
 * The matchings of jokers and aces as an operator may see them: who with whom by their ids, since
 * when and how it stands, without a name and without a word of what is written (20.2).
 */
export async function listOverseen({ db }: Ctx<OperatorActor>, { id, cursor }: OverseenMatchings) {
  const after = decodeCursor(cursor);
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
        after &&
          sql`(${matchings.createdAt}, ${matchings.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(matchings.createdAt), desc(matchings.id))
    .limit(OVERSEEN_PER_PAGE + 1);
  const items = found.slice(0, OVERSEEN_PER_PAGE);
  const last = found.length > items.length ? items.at(-1) : undefined;
  return { items, nextCursor: last && encodeCursor({ at: last.createdAt, id: last.id }) };
}
