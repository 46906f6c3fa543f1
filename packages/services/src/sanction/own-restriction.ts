import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { eq } from "@tefuda/db/sql";
import { isRestrictedAt } from "@tefuda/domain/policy/restrictions";

/** A restriction as its own person sees it; `until` is absent while it has no end. */
export interface OwnRestriction {
  readonly until: Date | null;
}

/** The restriction that a user is under now, if any. */
export async function readRestriction(
  db: Db,
  userId: string,
  now: Date,
): Promise<OwnRestriction | undefined> {
  const [user] = await db
    .select({ restrictedAt: users.restrictedAt, restrictedUntil: users.restrictedUntil })
    .from(users)
    .where(eq(users.id, userId));
  return user && isRestrictedAt(user, now) ? { until: user.restrictedUntil } : undefined;
}
