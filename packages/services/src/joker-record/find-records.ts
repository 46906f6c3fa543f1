import { whereNameBegins } from "@tefuda/db/queries/joker";
import { users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { and, desc, eq, isNull, or, type SQL } from "@tefuda/db/sql";
import { type FindRecords, RECORDS_PER_PAGE } from "@tefuda/domain/joker-record/schema";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { isRestrictedAt } from "@tefuda/domain/policy/restrictions";
import { fold } from "@tefuda/domain/text/fold";
import { visibleText } from "@tefuda/domain/text/visible";
import { uuid } from "@tefuda/domain/validation/fields";
import { readMailAddress } from "@tefuda/domain/validation/mail-address";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";
import { purposeText } from "./purpose.ts";

/**
 * Finds seekers by the beginning of a name or its kana, by a whole mail address or by an id. Each
 * search is logged with its reason, without the words, which are somebody's personal data.
 */
export async function findRecords(ctx: Ctx<OperatorActor>, input: FindRecords) {
  const { db } = ctx;
  await writeAudit(db, ctx, {
    action: "searchJokerRecords",
    target: { type: "joker" },
    reason: purposeText(input),
  });
  const now = ctx.clock();
  const rows = await db
    .select({
      jokerId: jokers.id,
      name: jokers.name,
      nameKana: jokers.nameKana,
      email: users.email,
      registrationStatus: jokers.registrationStatus,
      rank: jokers.rank,
      createdAt: jokers.createdAt,
      withdrawnAt: jokers.withdrawnAt,
      suspendedAt: users.suspendedAt,
      restrictedAt: users.restrictedAt,
      restrictedUntil: users.restrictedUntil,
    })
    .from(jokers)
    .innerJoin(users, eq(users.id, jokers.id))
    .where(
      and(
        isNull(users.erasedAt),
        whereFound(input.words),
        whereBefore(jokers.createdAt, jokers.id, decodeCursor(input.cursor)),
      ),
    )
    .orderBy(desc(jokers.createdAt), desc(jokers.id))
    .limit(oneMoreThan(RECORDS_PER_PAGE));
  const { page, nextCursor } = pageOf(rows, RECORDS_PER_PAGE, (row) => ({
    at: row.createdAt,
    id: row.jokerId,
  }));
  return {
    items: page.map(({ restrictedAt, restrictedUntil, suspendedAt, ...row }) => ({
      ...row,
      isSuspended: suspendedAt !== null,
      isRestricted: isRestrictedAt({ restrictedAt, restrictedUntil }, now),
    })),
    nextCursor,
  };
}

function whereFound(words: string): SQL | undefined {
  const text = visibleText(words).trim();
  if (uuid.safeParse(text).success) return or(eq(jokers.id, text), eq(jokers.publicId, text));
  if (text.includes("@")) return eq(users.email, readMailAddress(text).address);
  return whereNameBegins(fold(text));
}
