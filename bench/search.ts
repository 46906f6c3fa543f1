/**
 * npm run bench:search [-- 1000000]: how long a search takes among so many candidates.
 * npm run bench:search -- --words [10000 …]: how long one for a word that nobody asked for before takes.
 */
import { availableParallelism, loadavg } from "node:os";
import { processorSeconds } from "./core/processor.ts";
import { quantile, spread } from "./quantiles.ts";
import { formatReport } from "./report.ts";
import { askAll, type Sample } from "./search-clients.ts";
import { printPlans } from "./search-plans.ts";
import { everydayQuery, newWordQuery } from "./search-queries.ts";
import { CLIENTS, signInAces, startApi, withCandidates } from "./search-server.ts";
import { measureNewWords } from "./search-words.ts";

/** Of all clients, with the warm-up: no more than six hundred of each, as one ace may ask in ten minutes. */
const CALLS = 3000;
const WARM_UPS = 1000;
const NEW_WORDS = 40;

const say = (line: string) => process.stdout.write(`${line}\n`);
const [first, ...others] = process.argv.slice(2);
const count = Number(first ?? 100_000);

if (first === "--words") await measureNewWords(others.map(Number), say);
else await withCandidates(count, say, measure);

async function measure(databaseUrl: string) {
  const begun = performance.now();
  const server = await startApi(databaseUrl);
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
    const cpuBefore = processorSeconds(server.pid);
    const started = performance.now();
    const everyday = await askAll(server.url, cookies, asked);
    const seconds = (performance.now() - started) / 1000;
    const cpu = (processorSeconds(server.pid) - cpuBefore) / everyday.length;
    const fresh = Array.from({ length: NEW_WORDS }, (_, n) => newWordQuery(n));
    const newWords = await askAll(server.url, cookies, fresh);
    say(formatReport(report(everyday, newWords, { seconds, cpu })));
    await printPlans(databaseUrl, say);
  } finally {
    await server.stop();
  }
}

function report(
  everyday: readonly Sample[],
  newWords: readonly Sample[],
  { seconds, cpu }: { seconds: number; cpu: number },
) {
  const times = (samples: readonly Sample[]) => samples.map(({ ms }) => ms);
  const targetMs = count > 100_000 ? 200 : 60;
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
