import type { Db, Tx } from "@tefuda/db/client";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq, gte, ne } from "@tefuda/db/sql";
import { NEW_THREADS_PER_DAY } from "@tefuda/domain/constants/limits";
import { AppError } from "@tefuda/domain/errors/app-error";
import { firstContactsLeft } from "@tefuda/domain/offer/policy";
import { startOfJstDay } from "@tefuda/domain/time/jst";
import { holdAce } from "../ace/hold-ace.ts";

/** How many people an ace can still contact first today, in Japan; one taken back does not count. */
export async function firstContactsToday(db: Db, aceId: string, now: Date): Promise<number> {
  const made = await db.$count(
    offers,
    and(
      eq(offers.aceId, aceId),
      gte(offers.createdAt, startOfJstDay(now)),
      ne(offers.status, "withdrawn"),
    ),
  );
  return firstContactsLeft(made);
}

/**
 * Refuses an ace's first contact beyond those of a day. One offer of an ace at a time, so that the
 * day's number holds whatever arrives at once, and none after the ace was removed or suspended.
 * @throws AppError reachOfferDayLimit, unauthenticated
 */
export async function requireFirstContact(tx: Tx, aceId: string, now: Date): Promise<void> {
  await holdAce(tx, aceId);
  if ((await firstContactsToday(tx, aceId, now)) === 0)
    throw new AppError("reachOfferDayLimit", { params: { limit: NEW_THREADS_PER_DAY } });
}
