import { at } from "@tefuda/testing/factories/draw";
import { uuidv7 } from "uuidv7";
import { timesIn } from "./answer.ts";
import { type Bench, countOf, limitOf, type Outcome } from "./bench.ts";
import { load, type Question } from "./load.ts";
import { sendAtOnce, sendInTransaction } from "./plain-statements.ts";
import type { Person, Requests } from "./requests.ts";
import { ratio, rowOf } from "./table.ts";
import { MESSAGE, THREADS, threadPair } from "./town.ts";

const SENDERS = 64;
/** From thread to thread, so that all have their turn and none twice before. */
const STEP = 7919;

interface Message {
  readonly requests: Requests;
  readonly sender: Person;
  readonly matchingId: string;
  readonly id: string;
}

/** A message that is sent, and answered as it was. */
export const messageOf = ({ requests, sender, matchingId, id }: Message): Question => ({
  request: requests.mutation(sender, "chat.sendMessage", {
    matchingId,
    id,
    type: 0,
    text: MESSAGE,
  }),
  isRight: ({ status, body }) => status === 200 && timesIn(body, `"id":"${id}"`) === 1,
});

/** Sixty-four people write at once, each in a thread of their own. */
export async function measureSending(bench: Bench): Promise<Outcome> {
  const { origin, requests, meter, seconds } = bench;
  const pgbench = { clients: SENDERS, seconds: seconds(5) };
  const limit = await limitOf(bench, [sendInTransaction], pgbench);
  const atOnce = await limitOf(bench, [sendAtOnce], pgbench);
  await bench.settle();
  const written = () => countOf(bench, "select count(*) from chat_messages");
  const unread = () => countOf(bench, "select sum(ace_unread_count) from matchings");
  const before = [await written(), await unread()] as const;
  let sent = 0;
  const loaded = await load({
    origin,
    meter,
    clients: SENDERS,
    warmUpSeconds: 2,
    seconds: seconds(8),
    next() {
      const thread = (sent++ * STEP) % THREADS;
      const id = uuidv7();
      const sender = at(bench.seekers, threadPair(thread).seeker);
      return messageOf({ requests, sender, matchingId: at(bench.threads, thread), id });
    },
  });
  const grown = [(await written()) - before[0], (await unread()) - before[1]];
  if (grown.some((by) => by !== loaded.answered))
    throw new Error(
      `${loaded.answered} messages were acknowledged; ${grown[0]} were written, ${grown[1]} are unread.`,
    );
  return {
    rows: [rowOf({ what: `w1 send a message, ${SENDERS} senders`, limit, loaded })],
    notes: [
      `w1: each message that was acknowledged is there once and unread. In one statement instead of four, pgbench does ${atOnce.toFixed(0)} a second (ratio ${ratio(loaded.perSecond, atOnce)}).`,
    ],
  };
}
