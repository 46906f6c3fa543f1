import type { Db } from "@tefuda/db/client";
import { folded } from "@tefuda/db/schema/columns";
import { jokers } from "@tefuda/db/schema/joker";
import { and, desc, eq, ne, or, sql } from "@tefuda/db/sql";
import { fold } from "@tefuda/domain/text/fold";
import type { JokerRow } from "../joker/profile.ts";

const LOOK_ALIKES_MAX = 5;

/**
 * Other accounts that may belong to the same person: the same phone number, or the same name and
 * birthday. A signal for the operator, never a verdict.
 */
export function findLookAlikes(db: Db, { id, name, birthday, phone }: JokerRow) {
  const samePhone = phone ? eq(jokers.phone, phone) : undefined;
  const samePerson =
    name && birthday
      ? and(eq(folded(jokers.name), fold(name)), eq(jokers.birthday, birthday))
      : undefined;
  if (!samePhone && !samePerson) return Promise.resolve([]);
  return db
    .select({
      jokerId: jokers.id,
      name: jokers.name,
      registrationStatus: jokers.registrationStatus,
      createdAt: jokers.createdAt,
      withdrawnAt: jokers.withdrawnAt,
      isSamePhone: phone
        ? sql<boolean>`${jokers.phone} is not distinct from ${phone}`
        : sql<boolean>`false`,
    })
    .from(jokers)
    .where(and(ne(jokers.id, id), or(samePhone, samePerson)))
    .orderBy(desc(jokers.createdAt))
    .limit(LOOK_ALIKES_MAX);
}
