/** npm run bench:search [-- 1000000]: how long a search takes among so many candidates. */
import { readFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { signIn } from "../apps/server/src/running/people.fixture.ts";
import { openDatabase } from "../packages/db/src/client.ts";
import { startPostgres } from "../packages/testing/src/database/postgres-server.ts";
import { buildDemo } from "../packages/testing/src/demo/dataset.ts";
import { insertPopulation } from "../packages/testing/src/population/insert.ts";
import { startServer } from "../packages/testing/src/server/product-server.ts";
import { quantile, spread } from "./quantiles.ts";
import { formatReport } from "./report.ts";
import { askAll, type Sample } from "./search-clients.ts";
import { printPlans } from "./search-plans.ts";
import { everydayQuery, newWordQuery } from "./search-queries.ts";

const CLIENTS = 8;
/** Of all clients, with the warm-up: no more than six hundred of each, as one ace may ask in ten minutes. */
const CALLS = 3000;
const WARM_UPS = 1000;
const NEW_WORDS = 40;

/** No pages and no jobs: only what answers calls. */
const API_ONLY = { ROLE: "api" };

const count = Number(process.argv[2] ?? 100_000);
const targetMs = count > 100_000 ? 200 : 60;
const say = (line: string) => process.stdout.write(`${line}\n`);

const postgres = await startPostgres({ durable: true });
try {
  say(`Writing ${count.toLocaleString("en")} candidates.`);
  // People to sign in as come first: demo data is made for an empty database only.
  await (await startServer({ seed: "demo", databaseUrl: postgres.url, env: API_ONLY })).stop();
  const database = await openDatabase({ url: postgres.url });
  await insertPopulation(database.db, count, new Date());
  await database.pool.query("vacuum analyze");
  // A database that has been up for a while does not write a hundred thousand people to disk meanwhile.
  await database.pool.query("checkpoint");
  await database.close();
  await measure(postgres.url);
} finally {
  await postgres.stop();
}

async function measure(databaseUrl: string) {
  const begun = performance.now();
  const server = await startServer({ seed: "demo", databaseUrl, env: API_ONLY });
  try {
    const cookies = await signInAces(server.url);
    await askAll(server.url, cookies.slice(0, 1), [everydayQuery(6)]);
    say(`Server and index were ready after ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
    await askAll(
      server.url,
      cookies,
      Array.from({ length: WARM_UPS }, (_, n) => everydayQuery(n)),
    );
    const asked = Array.from({ length: CALLS }, (_, n) => everydayQuery(WARM_UPS + n));
    const cpuBefore = await cpuSeconds(server.pid);
    const started = performance.now();
    const everyday = await askAll(server.url, cookies, asked);
    const seconds = (performance.now() - started) / 1000;
    const cpu = ((await cpuSeconds(server.pid)) - cpuBefore) / everyday.length;
    const fresh = Array.from({ length: NEW_WORDS }, (_, n) => newWordQuery(n));
    const newWords = await askAll(server.url, cookies, fresh);
    say(formatReport(report(everyday, newWords, { seconds, cpu })));
    await printPlans(databaseUrl, say);
  } finally {
    await server.stop();
  }
}

/** Processor time that a process has spent so far, by Linux's own count in hundredths of a second. */
async function cpuSeconds(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

/** Eight people of several companies, each with a session of their own. */
async function signInAces(origin: string): Promise<string[]> {
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

function report(
  everyday: readonly Sample[],
  newWords: readonly Sample[],
  { seconds, cpu }: { seconds: number; cpu: number },
) {
  const times = (samples: readonly Sample[]) => samples.map(({ ms }) => ms);
  const values = (samples: readonly Sample[]) => {
    const { samples: n, p50, p95, max } = spread(times(samples));
    return { samples: n, p50, p95, p99: `${quantile(times(samples), 0.99).toFixed(1)} ms`, max };
  };
  const kinds = [...new Set(everyday.map(({ kind }) => kind))];
  return {
    title: `Searches among ${count.toLocaleString("en")} candidates over HTTP, ${CLIENTS} clients at once`,
    rows: [
      {
        what: "all everyday searches",
        values: values(everyday),
        target: {
          text: `p99 ≤ ${targetMs} ms`,
          isMet: quantile(times(everyday), 0.99) <= targetMs,
        },
      },
      ...kinds.map((kind) => ({
        what: `  ${kind}`,
        values: values(everyday.filter((sample) => sample.kind === kind)),
      })),
      { what: "a word never asked for before", values: values(newWords) },
    ],
    notes: [
      `${(everyday.length / seconds).toFixed(0)} searches a second; server, PostgreSQL and clients share ${availableParallelism()} processors, load ${(loadavg()[0] ?? 0).toFixed(1)}.`,
      `The server spent ${(cpu * 1000).toFixed(2)} ms of processor time a search.`,
      `${WARM_UPS} searches before are not counted.`,
    ],
  };
}
