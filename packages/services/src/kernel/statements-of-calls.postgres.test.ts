import { searchJokersSchema } from "@tefuda/domain/candidate/schema";
import { statementsOf, tripsOf } from "@tefuda/testing/database/statements";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { searchJokers } from "../candidate/search-jokers.ts";
import { sendMessage } from "../chat/send-message.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { listMatchings } from "../matching/list-matchings.ts";
import { createWorld, insertAce, insertCompany, insertThread } from "../matching/thread.fixture.ts";
import { answerOffer } from "../offer/answer-offer.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";

const test = useTestDatabase();

/** The beginnings of the statements that a deed sends, in their order. */
async function beginningsOf(deed: () => Promise<unknown>): Promise<string[]> {
  return (await statementsOf(deed)).map(beginningOf);
}

function beginningOf(statement: string): string {
  const text = statement.replaceAll(/["\s]+/g, " ").trim();
  return BEGINNING.exec(text)?.[0] ?? text;
}

const BEGINNING = /^(insert into|delete from|update) \S+|^\S+( \S+)?/;

it("sends a message in one statement", async () => {
  const { matchingId, joker } = await insertThread(test.db);
  const ctx = createWorld(test.db).as(joker);
  const message = { matchingId, id: uuidv7(), type: 0, text: "こんにちは" } as const;
  expect(await beginningsOf(() => sendMessage(ctx, message))).toEqual(["with given"]);
});

it("lists threads in one statement", async () => {
  const { ace } = await insertThread(test.db);
  const ctx = createWorld(test.db).as(ace);
  expect(await beginningsOf(() => listMatchings(ctx, { tab: "all", limit: 20 }))).toEqual([
    "select matchings",
  ]);
});

it("searches on two trips: whom to leave out at once with what has changed, and the cards", async () => {
  const { ctx } = testCtx(test.db, await insertAce(test.db, await insertCompany(test.db)));
  await insertCandidate(test.db);
  const search = () => searchJokers(ctx, searchJokersSchema.parse({}));
  // The first one reads the index, the second again what was written while any transaction of the server was open.
  await search();
  await search();
  const trips = await tripsOf(search);
  expect(trips).toEqual([
    [
      expect.stringContaining("from hidden_jokers"),
      expect.stringContaining("joker_search_changes"),
    ],
    [expect.stringContaining('from "joker_search_documents" inner join "jokers"')],
  ]);
  expect((await search()).nbHits).toBe(1);
});

it("accepts an offer in one transaction, and reads its staff but once more", async () => {
  const world = await createOfferWorld(test.db);
  const { offerId } = await world.send();
  const yes = { offerId, isInterested: true, themes: ["member"] } as const;
  const accept = () => answerOffer(world.as(world.joker), { ...yes, themes: [...yes.themes] });
  expect(await beginningsOf(accept)).toEqual([
    "begin",
    "select id",
    "select jokers",
    "delete from mail_outbox",
    "insert into audit_logs",
    "insert into analytics_events",
    "insert into matchings",
    "update offers",
    "update likes",
    "delete from keeps",
    "insert into chat_messages",
    "insert into analytics_events",
    "insert into notifications",
    "insert into mail_outbox",
    "insert into mail_outbox",
    "insert into push_outbox",
    "insert into push_outbox",
    "commit",
    "select id",
  ]);
});
