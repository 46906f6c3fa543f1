import { Client } from "pg";
import { uuidv7 } from "uuidv7";
import { openDatabase } from "../packages/db/src/client.ts";
import { searchJokersSchema } from "../packages/domain/src/candidate/schema.ts";
import type { JokerActor } from "../packages/domain/src/policy/actor.ts";
import { insertCandidate } from "../packages/services/src/candidate/candidate.fixture.ts";
import { searchJokers } from "../packages/services/src/candidate/search-jokers.ts";
import { listMessages } from "../packages/services/src/chat/list-messages.ts";
import { sendMessage } from "../packages/services/src/chat/send-message.ts";
import { createMatching } from "../packages/services/src/matching/create-matching.ts";
import { listMatchings } from "../packages/services/src/matching/list-matchings.ts";
import {
  createWorld,
  insertJoker,
  insertThread,
  start,
} from "../packages/services/src/matching/thread.fixture.ts";
import { answerOffer } from "../packages/services/src/offer/answer-offer.ts";
import { createOfferWorld } from "../packages/services/src/offer/offer.fixture.ts";
import { createPostgresTestDatabase } from "../packages/testing/src/database/postgres.ts";
import { startPostgres } from "../packages/testing/src/database/postgres-server.ts";
import { statementsOf } from "../packages/testing/src/database/statements.ts";

/** What a call costs, whatever the machine. */
export interface Cost {
  /** Sent to PostgreSQL, `begin` and `commit` too. */
  readonly statements: number;
  /** Of the answer as JSON, in UTF-8. */
  readonly answerBytes: number;
  /** What PostgreSQL writes to its log before it acknowledges. */
  readonly walBytes: number;
}
export type Costs = Readonly<Record<string, Cost>>;

/** A page of a list. */
const SHOWN = 20;
/** The first ones prepare their statements and open connections. */
const TIMES = 4;

/** Measures the calls that people make most, each on rows of its own in a new database. */
export async function measureCalls(): Promise<Costs> {
  const postgres = await startPostgres();
  try {
    const { url } = await createPostgresTestDatabase(postgres.url);
    const database = await openDatabase({ url });
    const log = new Client({ connectionString: url });
    await log.connect();
    const written = async () => {
      const found = await log.query("select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as bytes");
      return Number(found.rows[0].bytes);
    };
    const costOf = async (call: (time: number) => Promise<unknown>): Promise<Cost> => {
      const costs: Cost[] = [];
      for (let time = 0; time < TIMES; time++) {
        let answer: unknown;
        const before = await written();
        const sent = await statementsOf(async () => {
          answer = await call(time);
        });
        costs.push({
          statements: sent.length,
          answerBytes: Buffer.byteLength(JSON.stringify(answer) ?? ""),
          walBytes: (await written()) - before,
        });
      }
      const least = (figure: keyof Cost) => Math.min(...costs.map((cost) => cost[figure]));
      return {
        statements: least("statements"),
        answerBytes: least("answerBytes"),
        walBytes: least("walBytes"),
      };
    };
    const { db } = database;

    const thread = await insertThread(db);
    const world = createWorld(db);
    const text = "お世話になっております。面談の日程の件、来週の火曜日の午後でいかがでしょうか。";
    const send = () =>
      sendMessage(world.as(thread.joker), {
        matchingId: thread.matchingId,
        id: uuidv7(),
        type: 0,
        text,
      });

    const { ace } = await insertThread(db);
    for (let number = 1; number < SHOWN; number++) {
      const joker = await insertJoker(db, `候補 ${number}`);
      const between = { jokerId: joker.userId, aceId: ace.userId, companyId: ace.companyId };
      await db.transaction((tx) => createMatching(tx, { ...between, origin: "like", now: start }));
    }

    const offers = await createOfferWorld(db);
    const seekers: JokerActor[] = [];
    for (let number = 0; number < SHOWN; number++) seekers.push(await insertCandidate(db));
    const offerIds: string[] = [];
    for (const seeker of seekers.slice(0, TIMES))
      offerIds.push((await offers.send(seeker)).offerId);
    const searcher = await createOfferWorld(db);
    const search = searcher.as(searcher.ace);

    const costs = {
      "send a message": await costOf(send),
      "read the last twenty messages": await costOf(() =>
        listMessages(world.as(thread.ace), { matchingId: thread.matchingId, limit: SHOWN }),
      ),
      "list twenty threads": await costOf(() =>
        listMatchings(world.as(ace), { tab: "all", limit: SHOWN }),
      ),
      "search candidates": await costOf(() => searchJokers(search, searchJokersSchema.parse({}))),
      "accept an offer": await costOf((time) => {
        const joker = seekers[time];
        const offerId = offerIds[time];
        if (!joker || !offerId) throw new Error("Every time has an offer of its own.");
        return answerOffer(offers.as(joker), { offerId, isInterested: true, themes: ["member"] });
      }),
    };
    await log.end();
    await database.close();
    return costs;
  } finally {
    await postgres.stop();
  }
}
