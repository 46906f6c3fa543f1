import { setTimeout as pause } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Client } from "pg";
import { isLockedOut } from "./violations.ts";

/** Any number, but the same for all processes: only one migrates at a time. */
const MIGRATION_LOCK = 7_204_113;

/** How long others wait behind a table that cannot be had, and how long they have it again. */
const PATIENCE_MS = 3000;
const PAUSE_MS = 10_000;

export interface MigrationOptions {
  readonly migrationsFolder: string;
  /** Hears who holds a table that is to be changed, once for each. */
  readonly say: (line: string) => void;
  /** In milliseconds; 3 and 10 s unless told. */
  readonly patience?: number;
  readonly pauseFor?: number;
}

/**
 * Brings the tables up to date, one process at a time. Whoever asks for a table that somebody reads in an open
 * transaction has all others wait behind: it is asked for in short tries, so that the product goes on in between.
 * The lock goes with the connection.
 */
export async function migrateAlone(client: Client, options: MigrationOptions): Promise<void> {
  const { migrationsFolder, say, patience = PATIENCE_MS, pauseFor = PAUSE_MS } = options;
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  await client.query("select set_config('lock_timeout', $1, false)", [String(patience)]);
  for (let told: number | undefined; ; ) {
    try {
      return await migrate(drizzle({ client, casing: "snake_case" }), { migrationsFolder });
    } catch (error) {
      if (!isLockedOut(error)) throw error;
    }
    const holder = await findHolder(client);
    if (holder && holder.pid !== told) say(lineOf(holder));
    told = holder?.pid ?? told;
    await pause(pauseFor);
  }
}

interface Holder {
  readonly pid: number;
  readonly name: string | null;
  readonly state: string | null;
  readonly seconds: number | null;
}

/** Who of those that hold our tables has been in a transaction for the longest; others' states may be unknown. */
async function findHolder(client: Client): Promise<Holder | undefined> {
  const { rows } = await client.query<Holder>(
    `select held.pid, nullif(at.application_name, '') as name, at.state,
        extract(epoch from clock_timestamp() - at.xact_start)::int as seconds
      from pg_locks held join pg_class on pg_class.oid = held.relation
      left join pg_stat_activity at on at.pid = held.pid
      where held.granted and held.pid <> pg_backend_pid() and relnamespace = 'public'::regnamespace
        and held.database = (select oid from pg_database where datname = current_database())
      order by at.xact_start nulls last, held.pid limit 1`,
  );
  return rows[0];
}

function lineOf({ pid, name, state, seconds }: Holder): string {
  const known = [name, state, seconds === null ? null : `for ${seconds} s`].filter(Boolean);
  const about = known.length > 0 ? ` (${known.join(", ")})` : "";
  return (
    `The tables are to be brought up to date, and connection ${pid} to the database${about} holds one of them. ` +
    `The start waits for it; to end it: select pg_terminate_backend(${pid});`
  );
}
