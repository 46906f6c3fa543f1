import { randomUUID } from "node:crypto";
import { type Database, openDatabase } from "@tefuda/db/client";
import { connect } from "@tefuda/db/connection";
import type { Client } from "pg";
import { migrationsVersion } from "./migrations-version.ts";
import { optionsOf } from "./pooler.ts";

/** Any number, but the same for all test files: only one makes the template. */
const TEMPLATE_LOCK = 7_204_114;

/** A database that goes when it is no longer needed. */
export interface PostgresTestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const newName = () => `tefuda_test_${randomUUID().replaceAll("-", "")}`;

/** A new database on the server, copied from a migrated one, for a process of its own. */
export function createPostgresTestDatabase(serverUrl: string): Promise<PostgresTestDatabase> {
  return onServer(serverUrl, async (client) =>
    copyOf(client, serverUrl, await migratedTemplate(client, serverUrl)),
  );
}

/** A copy of a database that nobody is connected to, on the same server. */
export function copyPostgresDatabase(url: string): Promise<PostgresTestDatabase> {
  const serverUrl = urlOf(url, "postgres");
  return onServer(serverUrl, (client) => copyOf(client, serverUrl, new URL(url).pathname.slice(1)));
}

async function copyOf(client: Client, serverUrl: string, template: string, name = newName()) {
  // To write each page into the log, as the server else does, takes three times as long.
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  const drop = `drop database ${name} with (force)`;
  return {
    url: urlOf(serverUrl, name),
    drop: () => onServer(serverUrl, async (of) => void (await of.query(drop))),
  };
}

/** The same, opened here; closing it drops it. One of the same name is replaced. */
export async function openPostgresTestDatabase(
  serverUrl: string,
  name = newName(),
): Promise<Database> {
  const { url, drop } = await onServer(serverUrl, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    return copyOf(client, serverUrl, await migratedTemplate(client, serverUrl), name);
  });
  const database = await openDatabase({ ...optionsOf(url), max: 20 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Drops the databases whose names begin so. */
export function dropPostgresDatabases(serverUrl: string, beginning: string): Promise<void> {
  return onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [beginning],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
}

async function migratedTemplate(client: Client, serverUrl: string): Promise<string> {
  const template = `tefuda_template_${await migrationsVersion()}`;
  await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  const found = await client.query("select from pg_database where datname = $1", [template]);
  if (found.rowCount === 0) {
    // It gets its name when it is ready, so that a run that broke off leaves no half template.
    const draft = `${template}_draft`;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft} template template0`);
    const database = await openDatabase({ url: urlOf(serverUrl, draft), max: 1 });
    await database.migrate();
    await database.close();
    await client.query(`alter database ${draft} rename to ${template}`);
  }
  await client.query("select pg_advisory_unlock($1)", [TEMPLATE_LOCK]);
  return template;
}

async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect({ connectionString: url });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
