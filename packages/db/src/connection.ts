import { Client, type ClientBase, type ClientConfig, Pool, type PoolConfig } from "pg";

/** How long anybody waits for a connection, be it one that others use or a new one. */
const PATIENCE_MS = 5000;
/** Has the system notice when the other end of an idle connection is gone. */
const livingWires = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * What the product's SQL, and the reading of its answers, lean on: each connection sets it for itself,
 * whatever the server, the database or the role has set for others.
 */
const leanedOn = {
  client_encoding: "UTF8",
  datestyle: "ISO, MDY",
  intervalstyle: "postgres",
  timezone: "UTC",
  bytea_output: "hex",
  extra_float_digits: "1",
  standard_conforming_strings: "on",
  default_transaction_isolation: "read committed",
  statement_timeout: "0",
  lock_timeout: "0",
  idle_session_timeout: "0",
  // From PostgreSQL 17 on.
  transaction_timeout: "0",
} as const;

/** A transaction whose process has gone silent holds its locks no longer. */
const inPool = { ...leanedOn, idle_in_transaction_session_timeout: "60s" };
/** A migration may take as long as it does. */
const alone = { ...leanedOn, idle_in_transaction_session_timeout: "0" };

type Settings = Readonly<Record<keyof typeof inPool, string>>;

/** Sets after connecting what poolers refuse to be told at the beginning; what a version does not know is left out. */
const setting = (settings: Settings) =>
  `select set_config(name, value, false) from (values ${Object.entries(settings)
    .map(([name, value]) => `('${name}', '${value}')`)
    .join(", ")}) as leaned(name, value) where current_setting(name, true) is not null`;
/** The pool no longer looks at the clock by then. */
const settingsInPool = { text: setting(inPool), query_timeout: PATIENCE_MS };
const settingsAlone = setting(alone);

/** A pool that waits for nobody for ever, and whose connections are alike on every server. */
export function openPool(config: PoolConfig & { readonly connectionString: string }): Pool {
  return new Pool({
    connectionTimeoutMillis: PATIENCE_MS,
    ...livingWires,
    ...config,
    onConnect: (client) => client.query(settingsInPool),
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

/** The database is one in which the product's data would be damaged. */
export class DatabaseUnfit extends Error {
  override readonly name = "DatabaseUnfit";

  constructor(database: string, encoding: string) {
    super(
      `The database ${database} of DATABASE_URL is encoded in ${encoding}: Japanese would be damaged in it. ` +
        `Make one in UTF8 (create database ${database} encoding 'UTF8' template template0) and name it in DATABASE_URL.`,
    );
  }
}

/** @throws DatabaseUnfit */
export async function refuseUnfit(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; encoding: string }>(
    "select current_database() as name, current_setting('server_encoding') as encoding",
  );
  const [database] = rows;
  if (database && database.encoding !== "UTF8")
    throw new DatabaseUnfit(database.name, database.encoding);
}
