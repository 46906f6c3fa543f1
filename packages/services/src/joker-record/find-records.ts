import { users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { type FindRecords, RECORDS_PER_PAGE } from "@tefuda/domain/joker-record/schema";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { isRestrictedAt } from "@tefuda/domain/policy/restrictions";
import { toNfkc } from "@tefuda/domain/text/normalize";
import { uuid } from "@tefuda/domain/validation/fields";
import { and, desc, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { type Cursor, decodeCursor, encodeCursor } from "../kernel/cursor.ts";
import { purposeText } from "./purpose.ts";

const KATAKANA_FROM_HIRAGANA = 0x60;

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
      and(isNull(users.erasedAt), whereFound(input.words), whereAfter(decodeCursor(input.cursor))),
    )
    .orderBy(desc(jokers.createdAt), desc(jokers.id))
    .limit(RECORDS_PER_PAGE + 1);
  const page = rows.slice(0, RECORDS_PER_PAGE);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    items: page.map(({ restrictedAt, restrictedUntil, suspendedAt, ...row }) => ({
      ...row,
      isSuspended: suspendedAt !== null,
      isRestricted: isRestrictedAt({ restrictedAt, restrictedUntil }, now),
    })),
    nextCursor: last && encodeCursor({ at: last.createdAt, id: last.jokerId }),
  };
}

function whereFound(words: string): SQL | undefined {
  const text = toNfkc(words).trim();
  if (uuid.safeParse(text).success) return or(eq(jokers.id, text), eq(jokers.publicId, text));
  if (text.includes("@")) return eq(users.email, text.toLowerCase());
  const name = text.replace(/\s/gu, "");
  const kana = name.replace(/[\u3041-\u3096]/gu, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + KATAKANA_FROM_HIRAGANA),
  );
  return or(beginsWith(jokers.name, name), beginsWith(jokers.nameKana, kana));
}

const beginsWith = (column: typeof jokers.name | typeof jokers.nameKana, text: string) =>
  sql`replace(${column}, ' ', '') like ${`${text.replace(/[\\%_]/g, "\\$&")}%`}`;

function whereAfter(cursor: Cursor | undefined): SQL | undefined {
  if (!cursor) return undefined;
  return or(
    lt(jokers.createdAt, cursor.at),
    and(eq(jokers.createdAt, cursor.at), lt(jokers.id, cursor.id)),
  );
}
