import type { Departure } from "@tefuda/domain/joker/display-name";
import type { PgColumn } from "../pg-core.ts";
import { users } from "../schema/account.ts";
import { aces } from "../schema/ace.ts";
import { jokers } from "../schema/joker.ts";
import { type SQL, sql } from "../sql.ts";

/**
 * How someone came to be gone: a suspension marks the row with its own moment, whoever withdrew or
 * was removed has another one. Null for whoever is there.
 */
const departureOf = (id: PgColumn, since: PgColumn): SQL<Departure | null> =>
  sql`case when ${since} is null then null
    when exists (select 1 from ${users} where ${users.id} = ${id} and ${users.suspendedAt} = ${since})
    then 'away' else 'left' end`;

/** For a statement that joins `jokers`. */
export const jokerDeparture = departureOf(jokers.id, jokers.withdrawnAt);
/** For a statement that joins `aces`. */
export const aceDeparture = departureOf(aces.id, aces.removedAt);
