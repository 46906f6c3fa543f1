import type { Db } from "@tefuda/db/client";
import { signInFailures } from "@tefuda/db/schema/account";
import { SIGN_IN_FAILURES_MAX, SIGN_IN_LOCK_MINUTES } from "@tefuda/domain/account/constants";
import { AppError } from "@tefuda/domain/errors/app-error";
import { and, count, eq, gt } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { atMost } from "../kernel/at-most.ts";

/**
 * So many passwords are tried at once, which leaves some of the queue before the hashes to everything
 * else. Whoever comes on top is sent away before the attempt is counted: a crowd must lock no account.
 * @throws AppError `serverBusy`
 */
export const whileTried = atMost(40, 0);

/**
 * Counts an attempt before the password is looked at, so that attempts made at the same moment
 * count too. Addresses that do not exist are counted alike (spec 7 · Sign-in).
 * @throws temporarilyLocked after 5 failures within 15 minutes
 */
export async function countAttempt(db: Db, now: Date, email: string, ipAddress: string) {
  const id = uuidv7();
  await db.insert(signInFailures).values({ id, email, ipAddress, createdAt: now });
  const since = new Date(now.getTime() - SIGN_IN_LOCK_MINUTES * 60_000);
  const [row] = await db
    .select({ count: count() })
    .from(signInFailures)
    .where(and(eq(signInFailures.email, email), gt(signInFailures.createdAt, since)));
  if ((row?.count ?? 0) <= SIGN_IN_FAILURES_MAX) return;
  // A refused attempt does not lengthen the lock.
  await db.delete(signInFailures).where(eq(signInFailures.id, id));
  throw new AppError("temporarilyLocked");
}

/** Forgets the failures of an address: the password was right. */
export async function clearAttempts(db: Db, email: string) {
  await db.delete(signInFailures).where(eq(signInFailures.email, email));
}
