import { Client, type ClientBase, type ClientConfig, Pool, type PoolConfig } from "pg";
import { hasCode } from "./error-code.ts";

/** How long anybody waits for a connection, be it one that others use or a new one. */
const PATIENCE_MS = 5000;
/** Has the system notice when the other end of an idle connection is gone. */
const livingWires = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** What the product leans on and a pooler in transaction mode keeps for each client, whichever connection it takes. */
const followed = {
  client_encoding: "UTF8",
  datestyle: "ISO, MDY",
  timezone: "UTC",
  standard_conforming_strings: "on",
} as const;
/** What no pooler keeps for a client. */
const unfollowed = {
  intervalstyle: "postgres",
  bytea_output: "hex",
  extra_float_digits: "1",
  default_transaction_isolation: "read committed",
  statement_timeout: "0",
  lock_timeout: "0",
  idle_session_timeout: "0",
  // From PostgreSQL 17 on.
  transaction_timeout: "0",
  // Migrations name it, and make what they do not name in the first of the list.
  search_path: "public",
} as const;
/**
 * What the product's SQL, and the reading of its answers, lean on: each connection sets it for itself,
 * whatever the server, the database or the role has set for others.
 */
const leanedOn = { ...followed, ...unfollowed };

/**
 * A transaction whose process has gone silent holds its locks no longer, and what somebody else has locked takes no
 * more than one request with it, not every connection.
 */
const inPool = { ...leanedOn, idle_in_transaction_session_timeout: "60s", lock_timeout: "5s" };
/** A migration may take as long as it does. */
const alone = { ...leanedOn, idle_in_transaction_session_timeout: "0" };

type Settings = Readonly<Record<string, string>>;

/** Settings as a table; what a version does not know has no value. */
const tableOf = (settings: Settings) =>
  `(values ${Object.entries(settings)
    .map(([name, value]) => `('${name}', '${value}')`)
    .join(", ")}) as leaned(name, value)`;
/** Sets after connecting what poolers refuse to be told at the beginning. */
const setting = (settings: Settings) =>
  `select set_config(name, value, false) from ${tableOf(settings)}
    where current_setting(name, true) is not null`;
/** The pool no longer looks at the clock by then. */
const inTime = (text: string) => ({ text, query_timeout: PATIENCE_MS });
const settingsInPool = inTime(setting(inPool));
const settingsOfPooled = inTime(setting(followed));
const settingsAlone = setting(alone);

export interface PoolOptions extends PoolConfig {
  readonly connectionString: string;
  /** Behind a pooler in transaction mode: what is set there and not kept would reach others, or nobody. */
  readonly isPooled?: boolean;
}

/** A pool that waits for nobody for ever, and whose connections are alike on every server. */
export function openPool({ isPooled = false, ...config }: PoolOptions): Pool {
  const settings = isPooled ? settingsOfPooled : settingsInPool;
  return new Pool({
    connectionTimeoutMillis: PATIENCE_MS,
    ...livingWires,
    ...config,
    onConnect: (client) => client.query(settings),
  });
}

/** A connection of its own, for what takes long: whoever takes it ends it. */
export async function connect(config: ClientConfig, onError = (_: Error) => {}): Promise<Client> {
  const client = new Client({ ...livingWires, ...config });
  client.on("error", onError);
  try {
    await client.connect();
    await client.query(settingsAlone);
  } catch (error) {
    await client.end();
    throw error;
  }
  return client;
}

/** The database, or the way to it, is one on which the product would damage or lose data; says what to do. */
export class DatabaseUnfit extends Error {
  override readonly name = "DatabaseUnfit";
}

/** A standby answers, and so does a server that was set to be read only. */
export const takesWrites =
  "not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'";

/** @throws DatabaseUnfit when the product's data would be damaged in the database, or cannot be written there */
export async function refuseUnfit(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; encoding: string; takes: boolean }>(
    `select current_database() as name, current_setting('server_encoding') as encoding, ${takesWrites} as takes`,
  );
  const [database] = rows;
  if (database && !database.takes)
    throw new DatabaseUnfit(
      `The database ${database.name} of DATABASE_URL takes no writes: it is a standby, or was set to be read only. ` +
        "Name the server that takes them, or start again once this one does.",
    );
  if (database && database.encoding !== "UTF8")
    throw new DatabaseUnfit(
      `The database ${database.name} of DATABASE_URL is encoded in ${database.encoding}: Japanese would be damaged in it. ` +
        `Make one in UTF8 (create database ${database.name} encoding 'UTF8' template template0) and name it in DATABASE_URL.`,
    );
}

/** What of the settings is another, whatever leads to the schema, and the line that mends it. */
const unset = `select name || ' = ' || current_setting(name) as set,
    format('alter role %I in database %I set %I to %L;', current_user, current_database(), name, value) as mend
  from ${tableOf(unfollowed)}
  where case name when 'search_path' then coalesce(current_schema(), '') else current_setting(name, true) end <> value`;

/** SQLSTATE of what a pooler does not allow. */
const NOT_ALLOWED = "08P01";

async function findUnset(pool: Pool) {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query<{ set: string; mend: string }>(unset);
    await client.query("commit");
    client.release();
    return rows;
  } catch (error) {
    client.release(true);
    if (!hasCode(error, NOT_ALLOWED)) throw error;
    throw new DatabaseUnfit(
      "The pooler of DATABASE_URL allows no transactions. Have it hand connections on between them, not between statements.",
    );
  }
}

/** @throws DatabaseUnfit when connections that a pooler hands out are not set as the product needs them */
export async function refuseUnset(pool: Pool): Promise<void> {
  const rows = await findUnset(pool);
  if (rows.length > 0)
    throw new DatabaseUnfit(
      `Behind the pooler of DATABASE_URL stands ${rows.map(({ set }) => set).join(", ")}, which the product cannot set for itself there. ` +
        `Set it for the role (${rows.map(({ mend }) => mend).join(" ")}) and have the pooler connect anew.`,
    );
}
