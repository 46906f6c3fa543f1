import { at } from "@tefuda/testing/factories/draw";
import { timesIn } from "./answer.ts";
import { type Bench, limitOf, type Outcome } from "./bench.ts";
import { withConnection } from "./connection.ts";
import { askRight, load, type Question } from "./load.ts";
import { listThreads } from "./plain-statements.ts";
import { resultOf } from "./requests.ts";
import { rowOf } from "./table.ts";
import { COMPANIES } from "./town.ts";

const READERS = 64;
const SHOWN = 20;
const STEP = 37;

/** Sixty-four members of companies read the first page of their threads. */
export async function measureListing(bench: Bench): Promise<Outcome> {
  const { origin, meter, seconds } = bench;
  const limit = await limitOf(bench, [listThreads], { clients: READERS, seconds: seconds(4) });
  await checkList(bench);
  let asked = 0;
  const loaded = await load({
    origin,
    meter,
    clients: READERS,
    warmUpSeconds: 1,
    seconds: seconds(5),
    next: () => listing(bench, (asked++ * STEP) % COMPANIES),
  });
  return {
    rows: [rowOf({ what: `w5 the last ${SHOWN} threads, ${READERS} readers`, limit, loaded })],
  };
}

const listing = ({ requests, aces }: Bench, number: number): Question => ({
  request: requests.query(at(aces, number), "matching.list", { limit: SHOWN }),
  isRight: ({ status, body }) => status === 200 && timesIn(body, '"lastMessage":') === SHOWN,
});

/** Every company's list holds its newest threads, the newest first. */
const checkList = (bench: Bench) =>
  withConnection(bench.origin, async (connection) => {
    for (const [number, { id }] of bench.aces.entries()) {
      const { body } = await askRight(connection, listing(bench, number));
      const listed = resultOf<{ items: { id: string }[] }>(body).items.map((item) => item.id);
      const newest = await bench.column(newestThreads, [id, SHOWN]);
      if (listed.join() !== newest.join())
        throw new Error(`Company ${number} was shown other threads than its last ${SHOWN}.`);
    }
  });

const newestThreads = `select id from matchings where ace_id = $1
  order by last_messaged_at desc, id desc limit $2`;
