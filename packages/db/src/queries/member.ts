import { users } from "../schema/account.ts";
import { aces } from "../schema/ace.ts";
import { jokers } from "../schema/joker.ts";
import { and, eq, isNull, type SQL } from "../sql.ts";

/** Whose session counts: neither suspended, nor leaving, nor yet to set the first password. */
export const whereComesIn = (): SQL | undefined =>
  and(
    eq(users.mustChangePassword, false),
    isNull(users.suspendedAt),
    isNull(users.withdrawalRequestedAt),
  );

/** Joins a user to the ace that the user is. */
export const onAce = (): SQL | undefined => and(eq(aces.id, users.id), isNull(aces.removedAt));

/** Joins a user to the joker that the user is. */
export const onJoker = (): SQL | undefined =>
  and(eq(jokers.id, users.id), isNull(jokers.withdrawnAt));
