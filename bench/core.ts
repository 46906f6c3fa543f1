import { randomBytes } from "node:crypto";
import { openDatabase } from "@tefuda/db/client";
import { createPostgresTestDatabase } from "@tefuda/testing/database/postgres";
import { startPostgres } from "@tefuda/testing/database/postgres-server";
import { startServer } from "@tefuda/testing/server/product-server";
import { Client } from "pg";
import { measureAccepting } from "./core/accept.ts";
import type { Bench, Outcome } from "./core/bench.ts";
import { fill } from "./core/fill.ts";
import { measureBesideMails } from "./core/mails.ts";
import type { CoreOptions, WorkName } from "./core/options.ts";
import { findPgbench } from "./core/pgbench.ts";
import { makePlainTables, PLAIN_SCHEMA } from "./core/plain-tables.ts";
import { createRequests } from "./core/requests.ts";
import { measureSearching } from "./core/search.ts";
import { measureSending } from "./core/send.ts";
import { signIn } from "./core/sessions.ts";
import { measureStreams } from "./core/streams.ts";
import { measureListing } from "./core/threads.ts";
import type { Report } from "./report.ts";

const measures: Readonly<Record<WorkName, (bench: Bench) => Promise<Outcome>>> = {
  w1: measureSending,
  w2: measureStreams,
  w3: measureSearching,
  w4: measureAccepting,
  w5: measureListing,
  w6: measureBesideMails,
};
/** What writes most comes last: the others find the rows as they were filled in. */
const order: readonly WorkName[] = ["w2", "w3", "w5", "w6", "w1", "w4"];

/** As whoever runs a PostgreSQL of this size gives it; what is acknowledged is on the disk all the same. */
const MEMORY = ["shared_buffers = '512MB'", "max_wal_size = '4GB'"];

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The product beside the most that PostgreSQL does of the same work. */
export async function measureCore(options: CoreOptions): Promise<Report> {
  await findPgbench();
  const postgres = await startPostgres({ durable: true });
  try {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    for (const setting of MEMORY) await client.query(`alter system set ${setting}`);
    await client.end();
    await postgres.shutDown();
    await postgres.startAgain();
    const { url } = await createPostgresTestDatabase(postgres.url);
    return await measureOn({ url, pid: postgres.pid }, options);
  } finally {
    await postgres.stop();
  }
}

async function measureOn(
  { url, pid }: { readonly url: string; readonly pid: number | undefined },
  options: CoreOptions,
): Promise<Report> {
  say("Filling the tables.");
  const database = await openDatabase({ url });
  const now = new Date();
  const filled = await fill(database.db, options.candidates, now);
  await makePlainTables(database.pool);
  await database.pool.query("vacuum (analyze)");
  const secret = randomBytes(32).toString("base64url");
  // Behind a proxy that says who asks; all else is as it is for everybody.
  const start = (env: Readonly<Record<string, string>>) =>
    startServer({
      seed: "none",
      databaseUrl: url,
      env: { TRUST_PROXY: "1", AUTH_SECRET: secret, ...env },
    });
  const server = await start({ ROLE: "api" });
  try {
    say("Signing everybody in.");
    const signing = { db: database.db, secret, origin: server.url, now };
    const aces = await signIn(signing, filled.aces);
    const seekers = await signIn(signing, filled.seekers);
    await database.close();
    const reading = new Client({
      connectionString: url,
      options: `-c search_path=public,${PLAIN_SCHEMA}`,
    });
    await reading.connect();
    try {
      return await measureAll(
        {
          ...filled,
          aces,
          seekers,
          origin: server.url,
          databaseUrl: url,
          meter: { server: server.pid, postgres: pid },
          requests: createRequests(server.url),
          streams: options.streams,
          seconds: (atFullLength) => Math.max(1, atFullLength * options.scale),
          async column(text, values = []) {
            const { rows } = await reading.query({ text, values: [...values], rowMode: "array" });
            return rows.map(([first]) => String(first));
          },
          startBeside: start,
          settle: async () => void (await reading.query("checkpoint")),
        },
        options,
      );
    } finally {
      await reading.end();
    }
  } finally {
    await server.stop();
  }
}

async function measureAll(bench: Bench, { only, candidates }: CoreOptions): Promise<Report> {
  const outcomes = new Map<WorkName, Outcome>();
  for (const name of order.filter((one) => only.includes(one))) {
    say(`Measuring ${name}.`);
    outcomes.set(name, await measures[name](bench));
  }
  const found = [...outcomes].toSorted(([a], [b]) => a.localeCompare(b)).map(([, one]) => one);
  return {
    title: "The product over HTTP beside pgbench's least statements for the same work",
    rows: found.flatMap(({ rows }) => rows),
    notes: [
      ...found.flatMap(({ notes = [] }) => notes),
      `Among ${candidates.toLocaleString("en")} candidates, ${bench.threads.length.toLocaleString("en")} threads and as many offers; one process of the product without pages and jobs (but for w6), PostgreSQL with its default durability, real sessions, answers not compressed.`,
      "Every answer was checked. server, PostgreSQL: processor time for one call. Only ratios of one run can be compared.",
    ],
  };
}
