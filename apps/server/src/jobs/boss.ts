import type { Database } from "@tefuda/db/client";
import type { EmbeddedDatabase } from "@tefuda/db/database";
import { type Db, PgBoss } from "pg-boss";

const TIDY_SECONDS = 10 * 60;
/** What the product does not use: jobs that wait for one another, changes of large tables. */
const NEVER_SECONDS = 24 * 60 * 60;

/**
 * The queue in our own database, on the connections that the product has anyway: its tables stand in
 * the schema `pgboss` and come with the first start.
 */
export function createBoss(database: Database, superviseSeconds: number): PgBoss {
  return new PgBoss({
    backend: database.kind === "embedded" ? "pglite" : "postgres",
    db: connect(database),
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: TIDY_SECONDS,
    flowIntervalSeconds: NEVER_SECONDS,
    bamIntervalSeconds: NEVER_SECONDS,
    // Without a cleaning process of its own the embedded database would warn of that for ever.
    monitorVacuum: database.kind === "postgres",
  });
}

function connect(database: Database): Db {
  if (database.kind === "embedded") return { executeSql: runEmbedded(database.client) };
  return { executeSql: (text, values) => database.pool.query(text, values) };
}

/**
 * A transaction that the queue writes out as one text is run as a transaction of the client: when it
 * fails, nobody else's statement comes between the failure and the end of it. The library's own
 * adapter gives the one connection away before it rolls back.
 */
function runEmbedded(client: EmbeddedDatabase["client"]): Db["executeSql"] {
  return async (text, values) => {
    if (values?.length) return client.query(text, values);
    const results = await (/^\s*BEGIN\b/i.test(text)
      ? client.transaction((tx) => tx.exec(text))
      : client.exec(text));
    return { rows: results.flatMap(({ rows }) => rows) };
  };
}
