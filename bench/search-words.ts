import { availableParallelism, loadavg } from "node:os";
import { createMemorySearch } from "../packages/adapters/src/search/memory/memory.ts";
import { openDatabase } from "../packages/db/src/client.ts";
import { createSearchSource } from "../packages/db/src/queries/search-source.ts";
import { fold } from "../packages/domain/src/text/fold.ts";
import { populationTexts } from "../packages/testing/src/population/texts.ts";
import { processorSeconds } from "./core/processor.ts";
import { milliseconds, spread } from "./quantiles.ts";
import { formatReport } from "./report.ts";
import { type Asked, askAll } from "./search-clients.ts";
import { everydayQuery, newWordQuery } from "./search-queries.ts";
import { atRest, residentBytes, signInAces, startApi, withCandidates } from "./search-server.ts";

const SIZES = [10_000, 100_000, 1_000_000];
const TARGET_MS = 300;
/** Of each kind. */
const WORDS = 24;

/** How long a search takes for a word that nobody asked for before, by how many have it. */
export async function measureNewWords(sizes: readonly number[], say: (line: string) => void) {
  for (const count of sizes.length > 0 ? sizes : SIZES)
    await withCandidates(count, say, (databaseUrl) => measure(count, databaseUrl, say));
}

async function measure(count: number, databaseUrl: string, say: (line: string) => void) {
  const begun = performance.now();
  const server = await startApi(databaseUrl);
  try {
    const cookies = await signInAces(server.url);
    const ask = async (asked: readonly Asked[], clients: number) =>
      (await askAll(server.url, cookies.slice(0, clients), asked)).map(({ ms }) => ms);
    // The first one of all waits for the index; the texts are read behind it.
    await ask([everydayQuery(6)], 1);
    const ready = performance.now() - begun;
    await atRest(server.pid);
    const whole = performance.now() - begun;
    const resident = await residentBytes(server.pid);
    // The server's own code is warm before anything counts.
    await ask(
      Array.from({ length: 200 }, (_, n) => everydayQuery(n)),
      cookies.length,
    );
    const rows = [];
    for (const [kind, words] of Object.entries(newWords()))
      for (const clients of [1, cookies.length]) {
        // Others for each number of clients, or they would not be new any more.
        const own = words.filter((_, n) => (n % 2 === 0) === (clients === 1));
        const spent = processorSeconds(server.pid);
        const times = await ask(
          own.map((word) => ({ kind, input: { words: word } })),
          clients,
        );
        const cpu = (processorSeconds(server.pid) - spent) / times.length;
        rows.push({
          what: `${kind}, ${clients} at once`,
          values: { ...spread(times), "server's processor": milliseconds(cpu * 1000) },
          ...(clients === 1 && {
            target: { text: `≤ ${TARGET_MS} ms`, isMet: Math.max(...times) <= TARGET_MS },
          }),
        });
      }
    say(
      formatReport({
        title: `Words never asked for before, among ${count.toLocaleString("en")} candidates over HTTP`,
        rows,
        notes: [
          `The server found the first after ${(ready / 1000).toFixed(1)} s and had nothing to do any more after ${(whole / 1000).toFixed(1)} s, the last five of which it was watched.`,
          `The index takes ${(await indexBytes(databaseUrl)).toFixed(0)} bytes a candidate, the server ${(resident / 2 ** 20).toFixed(0)} MB in all; load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors.`,
        ],
      }),
    );
  } finally {
    await server.stop();
  }
}

/** By its own count. */
async function indexBytes(databaseUrl: string): Promise<number> {
  const database = await openDatabase({ url: databaseUrl, max: 2 });
  try {
    const search = createMemorySearch(createSearchSource(database.db));
    await search.settle();
    const { rows } = await database.pool.query(
      "select count(*)::int as n from joker_search_documents where is_searchable",
    );
    return search.bytes / rows[0].n;
  } finally {
    await database.close();
  }
}

/** Words of several kinds, half of them for each number of clients, none of them twice. */
function newWords(): Record<string, string[]> {
  const taken = new Set<string>();
  const lines = populationTexts().map((line) => fold(line).replaceAll(/\s+/gu, " "));
  const pieces = (length: number, step: number) => {
    const words: string[] = [];
    for (let n = 0; words.length < 2 * WORDS && n < lines.length * 20; n += 1) {
      const line = lines[(n * step) % lines.length] ?? "";
      const from = (n * 31) % Math.max(1, line.length - length);
      const word = line.slice(from, from + length);
      if (word.length < length || /\s/.test(word) || taken.has(word)) continue;
      taken.add(word);
      words.push(word);
    }
    return words;
  };
  const nobody = Array.from({ length: 2 * WORDS }, (_, n) => newWordQuery(n).input.words ?? "");
  const most = [
    "ました。",
    "ています",
    "しました",
    "ております",
    "として",
    "しています",
    "ました",
    "です。",
  ];
  return {
    "nobody has it": nobody,
    "six letters that some have": pieces(6, 7),
    "three letters that some have": pieces(3, 11),
    "two letters": pieces(2, 13),
    "one letter": pieces(1, 17),
    "letters that most have": most,
  };
}
