import { at } from "@tefuda/testing/factories/draw";
import { type Bench, countOf, limitOf, type Outcome } from "./bench.ts";
import { withConnections } from "./connection.ts";
import { askRight, load, type Question } from "./load.ts";
import { acceptAtOnce, acceptInTransaction } from "./plain-statements.ts";
import { resultOf } from "./requests.ts";
import { ratio, rowOf } from "./table.ts";
import { OFFERS, offerPair } from "./town.ts";

const AT_ONCE = 32;
const RACES = 5;
const RACERS = 50;
/** What a thread of an offer begins with. */
const FIRST_MESSAGES = 3;

/** Thirty-two offers are accepted at once; then fifty answers at once accept a single one. */
export async function measureAccepting(bench: Bench): Promise<Outcome> {
  const { origin, meter, seconds } = bench;
  const pgbench = { clients: AT_ONCE, seconds: seconds(4) };
  const limit = await limitOf(bench, [acceptInTransaction], pgbench);
  const atOnce = await limitOf(bench, [acceptAtOnce], pgbench);
  await bench.settle();
  const matched = () => countOf(bench, "select count(*) from matchings");
  const written = () => countOf(bench, "select count(*) from chat_messages");
  const before = [await matched(), await written()] as const;
  const made = new Set<string>();
  const isNew = (id: string) => {
    const { size } = made;
    return made.add(id).size > size;
  };
  let taken = 0;
  const loaded = await load({
    origin,
    meter,
    clients: AT_ONCE,
    warmUpSeconds: 1,
    seconds: seconds(6),
    next: () => accepting(bench, taken++, isNew),
  });
  const grown = [(await matched()) - before[0], (await written()) - before[1]];
  if (grown[0] !== loaded.answered || grown[1] !== FIRST_MESSAGES * loaded.answered)
    throw new Error(
      `${loaded.answered} offers were accepted; ${grown[0]} matchings and ${grown[1]} messages were written.`,
    );
  for (let race = 0; race < RACES; race += 1) await runRace(bench, taken++);
  return {
    rows: [rowOf({ what: `w4 accept an offer, ${AT_ONCE} at once`, limit, loaded })],
    notes: [
      `w4: each accepted offer has one matching with ${FIRST_MESSAGES} messages. Of ${RACERS} who accepted the same offer at once, ${RACES} times, one matching resulted each time. In one statement, pgbench does ${atOnce.toFixed(0)} a second (ratio ${ratio(loaded.perSecond, atOnce)}).`,
    ],
  };
}

function accepting(
  { requests, seekers, offers }: Bench,
  number: number,
  isExpected: (matchingId: string) => boolean,
): Question {
  if (number >= OFFERS) throw new Error("All offers are accepted: choose a smaller --scale.");
  const offerId = at(offers, number);
  const seeker = at(seekers, offerPair(number).seeker);
  const answer = { offerId, isInterested: true, themes: ["missionVision"] };
  return {
    request: requests.mutation(seeker, "offer.answerOffer", answer),
    isRight({ status, body }) {
      if (status !== 200) return false;
      const { matchingId } = resultOf<{ matchingId?: string }>(body);
      return matchingId !== undefined && isExpected(matchingId);
    },
  };
}

/** Whoever comes too late is answered with the matching that there is: a retry harms nobody. */
async function runRace(bench: Bench, number: number) {
  const ids = new Set<string>();
  const question = accepting(bench, number, (id) => ids.add(id).size === 1);
  await withConnections(bench.origin, RACERS, (connections) =>
    Promise.all(connections.map((connection) => askRight(connection, question))),
  );
  const offer = [at(bench.offers, number)];
  const matchings = await countOf(
    bench,
    "select count(*) from matchings where offer_id = $1",
    offer,
  );
  const messages = await countOf(
    bench,
    "select count(*) from chat_messages m join matchings on matchings.id = m.matching_id where offer_id = $1",
    offer,
  );
  if (matchings !== 1 || messages !== FIRST_MESSAGES)
    throw new Error(
      `${RACERS} who accepted one offer at once made ${matchings} matchings with ${messages} messages.`,
    );
}
