import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { signIn } from "../apps/server/src/running/people.fixture.ts";
import { openDatabase } from "../packages/db/src/client.ts";
import { startPostgres } from "../packages/testing/src/database/postgres-server.ts";
import { buildDemo } from "../packages/testing/src/demo/dataset.ts";
import { insertPopulation } from "../packages/testing/src/population/insert.ts";
import { startServer } from "../packages/testing/src/server/product-server.ts";
import { processorSeconds } from "./core/processor.ts";

export const CLIENTS = 8;

/** For so long it takes no more of a processor than a server does that has nothing to do. */
const IDLE_MS = 5000;
const IDLE_SECONDS = 0.05;

/** No pages and no jobs: only what answers calls. */
export const startApi = (databaseUrl: string) =>
  startServer({ seed: "demo", databaseUrl, env: { ROLE: "api" } });

/** Does work on a PostgreSQL of its own that holds so many candidates and people who search them. */
export async function withCandidates(
  count: number,
  say: (line: string) => void,
  work: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  try {
    say(`Writing ${count.toLocaleString("en")} candidates.`);
    // People to sign in as come first: demo data is made for an empty database only.
    await (await startApi(postgres.url)).stop();
    const database = await openDatabase({ url: postgres.url });
    await insertPopulation(database.db, count, new Date());
    await database.pool.query("vacuum analyze");
    // A database that has been up for a while does not write a hundred thousand people to disk meanwhile.
    await database.pool.query("checkpoint");
    await database.close();
    await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** Eight people of several companies, each with a session of their own. */
export async function signInAces(origin: string): Promise<string[]> {
  const { aces, users } = buildDemo(new Date());
  const companies = new Set<string>();
  const chosen = aces.filter(
    ({ companyId }) => !companies.has(companyId) && companies.add(companyId),
  );
  const emails = [...chosen, ...aces].flatMap(
    ({ id }) => users.find((user) => user.id === id && !user.mustChangePassword)?.email ?? [],
  );
  const cookies: string[] = [];
  for (const email of new Set(emails)) {
    if (cookies.length === CLIENTS) break;
    const client = await signIn(origin, email, "ace").catch(() => undefined);
    if (client)
      cookies.push([...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
  }
  return cookies;
}

/** What a process holds in memory, by Linux's own count. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** Waits until a process has nothing to do any more. */
export async function atRest(pid: number | undefined): Promise<void> {
  for (let before = processorSeconds(pid); ; ) {
    await setTimeout(IDLE_MS);
    const now = processorSeconds(pid);
    if (now - before < IDLE_SECONDS) return;
    before = now;
  }
}
