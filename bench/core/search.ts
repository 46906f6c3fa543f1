import { at } from "@tefuda/testing/factories/draw";
import { timesIn } from "./answer.ts";
import { type Bench, limitOf, type Outcome } from "./bench.ts";
import { withConnection } from "./connection.ts";
import { askRight, load, type Question } from "./load.ts";
import { plainSearch, QUERIES, type Search, type SearchSort, searchOf } from "./queries.ts";
import { resultOf } from "./requests.ts";
import { rowOf } from "./table.ts";
import { COMPANIES } from "./town.ts";

const CLIENTS = 8;
/** After so many searches an ace has found somebody: the product allows six hundred in ten minutes. */
const SEARCHES_EACH = 400;
/** The number of an ace who does not come to search in any turn before. */
const CHECKER = COMPANIES - 1;

/** Of those who are found, the first twenty. */
interface Expected {
  readonly total: number;
  readonly ids: readonly string[];
}

interface Kind {
  readonly what: string;
  readonly sort: SearchSort;
  readonly hasWord: boolean;
}
const kinds: readonly Kind[] = [
  { what: "by score", sort: "recommended", hasWord: false },
  { what: "by the last login", sort: "recentLogin", hasWord: false },
  { what: "with a word of two letters", sort: "recommended", hasWord: true },
];

/** Eight members of companies search candidates. */
export async function measureSearching(bench: Bench): Promise<Outcome> {
  const people = await bench.column(
    "select object_id from joker_search_documents order by object_id",
  );
  const measured = [];
  const turn = createTurns();
  for (const kind of kinds) measured.push(await measureKind(bench, kind, people, turn));
  const means = measured.map(({ mean }) => mean.toFixed(0)).join(", ");
  return {
    rows: measured.map(({ row }) => row),
    notes: [
      `w3: ${QUERIES} different searches a line, which find ${means} people on average, count them and show twenty: for each the very people that the statement of pgbench finds.`,
    ],
  };
}

async function measureKind(
  bench: Bench,
  { what, ...kind }: Kind,
  people: readonly string[],
  turn: Turns,
) {
  const { origin, meter, seconds } = bench;
  const searches = Array.from({ length: QUERIES }, (_, number) => searchOf(number, kind));
  const plain = searches.map((search) => plainSearch(search, new Date()));
  const expected: Expected[] = [];
  for (const sql of plain) expected.push(await expectedOf(bench, sql, people));
  await checkAnswers(bench, searches, expected);
  const limit = await limitOf(bench, plain, { clients: CLIENTS, seconds: seconds(5) });
  const loaded = await load({
    origin,
    meter,
    clients: CLIENTS,
    warmUpSeconds: 1,
    seconds: seconds(5),
    next() {
      const { ace, query } = turn();
      return searching(bench, ace, at(searches, query), at(expected, query));
    },
  });
  const mean = expected.reduce((sum, { total }) => sum + total, 0) / QUERIES;
  return { row: rowOf({ what: `w3 search ${what}, ${CLIENTS} clients`, limit, loaded }), mean };
}

const searching = (
  { requests, aces }: Bench,
  ace: number,
  search: Search,
  { total, ids }: Expected,
): Question => ({
  request: requests.query(at(aces, ace), "candidate.searchJokers", search),
  isRight: ({ status, body }) =>
    status === 200 &&
    timesIn(body, `"nbHits":${total},`) === 1 &&
    timesIn(body, '"jokerId":') === ids.length,
});

/** As many aces as there are clients go through all searches, each from another one on; then others do. */
function createTurns() {
  let asked = 0;
  return () => {
    const number = asked++;
    const client = number % CLIENTS;
    const shift = Math.floor(number / (CLIENTS * SEARCHES_EACH));
    return {
      ace: shift * CLIENTS + client,
      query: (client * (QUERIES / CLIENTS) + Math.floor(number / CLIENTS)) % QUERIES,
    };
  };
}

type Turns = ReturnType<typeof createTurns>;

/** What the plain tables answer; their people are numbered in the order of the product's ids. */
async function expectedOf(bench: Bench, sql: string, people: readonly string[]) {
  const found = await bench.column(
    `select hit.n || ' ' || hit.id from (${sql.replace(/;\s*$/, "")}) hit`,
  );
  const ids = found.map((line) => at(people, Number(line.split(" j")[1])));
  return { total: Number.parseInt(found[0] ?? "0", 10), ids };
}

/** Every search once: how many there are, who is shown, and in which order. */
const checkAnswers = (bench: Bench, searches: readonly Search[], expected: readonly Expected[]) =>
  withConnection(bench.origin, async (connection) => {
    for (const [number, search] of searches.entries()) {
      const wanted = at(expected, number);
      const { body } = await askRight(connection, searching(bench, CHECKER, search, wanted));
      const { hits } = resultOf<{ hits: { jokerId: string }[] }>(body);
      if (hits.map(({ jokerId }) => jokerId).join() !== wanted.ids.join())
        throw new Error(`A search found other people: ${JSON.stringify(search)}`);
    }
  });
