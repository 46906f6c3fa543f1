import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { and, asc, eq, isNull } from "@tefuda/db/sql";

/**
 * A company's admins who can sign in, and so can do something about what a mail tells them. An
 * interview agent has no say in the company's matters, whatever the authority.
 */
export function adminsToMail(db: Db, companyId: string) {
  return db
    .select({ id: aces.id, email: users.email })
    .from(aces)
    .innerJoin(users, eq(users.id, aces.id))
    .where(
      and(
        eq(aces.companyId, companyId),
        eq(aces.authority, "admin"),
        eq(aces.isAgent, false),
        isNull(aces.removedAt),
        isNull(users.suspendedAt),
      ),
    )
    .orderBy(asc(aces.id));
}
