import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { careers, jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { offers } from "@tefuda/db/schema/offer";
import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gte,
  inArray,
  ne,
  type SQL,
  sql,
} from "@tefuda/db/sql";
import { buildSearchDocument } from "@tefuda/domain/candidate/index-document";
import { RESPONSE_WINDOW_DAYS } from "@tefuda/domain/joker/score";
import { isRestrictedAt } from "@tefuda/domain/policy/restrictions";
import { addJstDays } from "@tefuda/domain/time/jst";

const noOffers = { receivedOffers: 0, answeredOffers: 0 };

/**
 * Brings the search document of a seeker up to date in the transaction that changes the profile
 * (spec 7 · Search): written for a registered seeker, taken away for any other and for one who is
 * restricted, suspended or away for years.
 */
export function upsertSearchDocument(tx: Tx, jokerId: string, now: Date): Promise<void> {
  return upsertSearchDocuments(tx, [jokerId], now);
}

/** The same for several seekers, in a handful of statements whatever their number. */
export async function upsertSearchDocuments(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const people = await readPeople(tx, ids);
  const shown = people.filter(({ joker, user }) => {
    const isOpen =
      user.suspendedAt === null && user.dormantPausedAt === null && !isRestrictedAt(user, now);
    return joker.registrationStatus === "registered" && !joker.withdrawnAt && isOpen;
  });
  const isShown = new Set(shown.map(({ joker }) => joker.id));
  const gone = ids.filter((id) => !isShown.has(id));
  if (gone.length !== 0)
    await tx.delete(jokerSearchDocuments).where(inArray(jokerSearchDocuments.objectID, gone));
  if (shown.length === 0) return;
  const histories = await readCareers(tx, [...isShown]);
  const responses = await countResponses(tx, [...isShown], now);
  const documents = shown.map(({ joker }) => ({
    ...buildSearchDocument(
      { ...joker, careers: histories.get(joker.id) ?? [] },
      responses.get(joker.id) ?? noOffers,
      now,
    ),
    updatedAt: now,
    searchableSince: now,
  }));
  await tx
    .insert(jokerSearchDocuments)
    .values(documents)
    .onConflictDoUpdate({ target: jokerSearchDocuments.objectID, set: asInserted });
}

const {
  objectID: _key,
  isSearchable: _generated,
  ...written
} = getTableColumns(jokerSearchDocuments);
const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const asInserted: Record<string, SQL> = {
  ...Object.fromEntries(
    Object.keys(written).map((name) => [name, sql`excluded.${sql.identifier(snakeCase(name))}`]),
  ),
  // Whoever can be found already has been since the time that the row says.
  searchableSince: sql`case when ${jokerSearchDocuments.isSearchable}
    then ${jokerSearchDocuments.searchableSince} else excluded.searchable_since end`,
};

function readPeople(tx: Tx, ids: readonly string[]) {
  const { suspendedAt, dormantPausedAt, restrictedAt, restrictedUntil } = users;
  return tx
    .select({
      joker: jokers,
      user: { suspendedAt, dormantPausedAt, restrictedAt, restrictedUntil },
    })
    .from(jokers)
    .innerJoin(users, eq(users.id, jokers.id))
    .where(inArray(jokers.id, [...ids]));
}

async function readCareers(tx: Tx, ids: readonly string[]) {
  const found = await tx
    .select()
    .from(careers)
    .where(inArray(careers.jokerId, [...ids]))
    .orderBy(asc(careers.sortOrder), asc(careers.id));
  return Map.groupBy(found, ({ jokerId }) => jokerId);
}

/** Offers received in the last 90 days, and how many of them were answered. */
async function countResponses(tx: Tx, ids: readonly string[], now: Date) {
  const counted = await tx
    .select({
      jokerId: offers.jokerId,
      receivedOffers: count(),
      answeredOffers: count(offers.answeredAt),
    })
    .from(offers)
    .where(
      and(
        inArray(offers.jokerId, [...ids]),
        ne(offers.status, "withdrawn"),
        gte(offers.createdAt, addJstDays(now, -RESPONSE_WINDOW_DAYS)),
      ),
    )
    .groupBy(offers.jokerId);
  return new Map(counted.map((row) => [row.jokerId, row]));
}
