import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { and, eq, isNotNull, or } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { upsertSearchDocument } from "../candidate/index-document.ts";

/**
 * A seeker who had been away for long is back: what was done meanwhile counts for nothing, and
 * companies find the seeker again. Within the transaction of the sign-in or the visit.
 *
 * @returns whether companies did not see the seeker until now; call `signalAllCandidates` after commit.
 */
export async function endDormancy(tx: Tx, jokerId: string, now: Date): Promise<boolean> {
  const [user] = await tx
    .select({ pausedAt: users.dormantPausedAt })
    .from(users)
    .where(
      and(
        eq(users.id, jokerId),
        or(
          isNotNull(users.dormantToldAt),
          isNotNull(users.dormantPausedAt),
          isNotNull(users.dormantWarnedAt),
        ),
      ),
    )
    .for("no key update");
  if (!user) return false;
  await tx
    .update(users)
    .set({ dormantToldAt: null, dormantPausedAt: null, dormantWarnedAt: null })
    .where(eq(users.id, jokerId));
  if (user.pausedAt === null) return false;
  await upsertSearchDocument(tx, jokerId, now);
  return true;
}

/**
 * The same for somebody who signs in, which takes turns with the job that deletes.
 * @throws AppError wrongPassword when the account's time has just run out.
 */
export async function endDormancyBySignIn(tx: Tx, jokerId: string, now: Date): Promise<boolean> {
  await tx
    .select({ id: jokers.id })
    .from(jokers)
    .where(eq(jokers.id, jokerId))
    .for("no key update");
  const [user] = await tx
    .select({ deleteAt: users.deleteAt })
    .from(users)
    .where(eq(users.id, jokerId));
  if (!user || (user.deleteAt && user.deleteAt <= now)) throw new AppError("wrongPassword");
  return endDormancy(tx, jokerId, now);
}
