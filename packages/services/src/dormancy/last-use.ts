import type { Tx } from "@tefuda/db/client";
import { sessions, users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { and, eq, isNull, max } from "@tefuda/db/sql";
import type { Dormancy } from "@tefuda/domain/dormancy/steps";

export interface DormantAccount extends Dormancy {
  readonly id: string;
  readonly email: string;
}

/**
 * How a seeker's account stands, read under the locks that whoever comes back takes in the same order:
 * first the profile, then the user. Undefined for somebody who is suspended or is leaving, who
 * could not come back.
 */
export async function lockAccount(tx: Tx, id: string): Promise<DormantAccount | undefined> {
  const [joker] = await tx
    .select({ onlineAt: jokers.onlineAt })
    .from(jokers)
    .where(and(eq(jokers.id, id), isNull(jokers.withdrawnAt)))
    .for("no key update");
  const [user] = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.id, id),
        isNull(users.suspendedAt),
        isNull(users.withdrawalRequestedAt),
        isNull(users.erasedAt),
      ),
    )
    .for("no key update");
  if (!joker || !user) return undefined;
  // A session goes on for as long as it is used: nobody who has one signs in.
  const [session] = await tx
    .select({ usedAt: max(sessions.updatedAt) })
    .from(sessions)
    .where(eq(sessions.userId, id));
  return {
    id,
    email: user.email,
    usedAt: latest([user.createdAt, user.lastSignedInAt, joker.onlineAt, session?.usedAt ?? null]),
    toldAt: user.dormantToldAt,
    pausedAt: user.dormantPausedAt,
    warnedAt: user.dormantWarnedAt,
  };
}

/** No time counts as long ago. */
const latest = (times: readonly (Date | null)[]): Date => new Date(Math.max(...times.map(Number)));
