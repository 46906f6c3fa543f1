import { setTimeout as wait } from "node:timers/promises";
import { at } from "@tefuda/testing/factories/draw";
import { uuidv7 } from "uuidv7";
import type { Bench, Outcome } from "./bench.ts";
import { follow } from "./follow.ts";
import { askEvenly } from "./load.ts";
import { spentIn } from "./meter.ts";
import { memoryOf } from "./processor.ts";
import { messageOf } from "./send.ts";
import { rowOf } from "./table.ts";
import { threadPair } from "./town.ts";

const A_SECOND = 50;
const SENDERS = 16;
/** Streams that open at once. */
const OPENING = 50;
/** By then the server is done with streams that have just opened, or the last message has come. */
const SETTLED_MS = 2000;
/** From stream to stream, so that neighbours do not get theirs one after the other. */
const STEP = 37;

/** Messages arrive at live streams, each of which follows a thread of its own. */
export async function measureStreams(bench: Bench): Promise<Outcome> {
  const { meter, streams, seconds } = bench;
  await bench.settle();
  await wait(SETTLED_MS);
  const memory = memoryOf(meter.server);
  const post = createPost();
  const closers = await openStreams(bench, post);
  try {
    await wait(SETTLED_MS);
    const each = (memoryOf(meter.server) - memory) / streams;
    const count = Math.ceil(seconds(8) * A_SECOND);
    const spent = await spentIn(meter, () => sendEvenly(bench, count, post));
    await wait(SETTLED_MS);
    const times = post.arrived();
    const what = `w2 a message to one of ${streams.toLocaleString("en")} live streams`;
    const row = rowOf({ what, loaded: { ...spent, times, perSecond: A_SECOND } });
    return {
      rows: [{ ...row, values: { ...row.values, "memory a stream": `${each.toFixed(0)} kB` } }],
      notes: [
        `w2: ${times.length} messages, ${A_SECOND} a second, from the sending until each was read at the one stream that follows its thread; none was lost, came twice or came elsewhere. Before, the server took ${(memory / 1000).toFixed(0)} MB.`,
      ],
    };
  } finally {
    for (const close of closers) close();
  }
}

interface Letter {
  readonly thread: number;
  readonly sentAt: number;
  ms?: number;
}

/** Knows every message on its way, and what is wrong with how they came. */
function createPost() {
  const letters = new Map<string, Letter>();
  let fault: Error | undefined;
  const fail = (error: Error) => {
    fault ??= error;
  };
  return {
    fail,
    send: (id: string, thread: number) => letters.set(id, { thread, sentAt: performance.now() }),
    hear(id: string, thread: number) {
      const letter = letters.get(id);
      if (letter?.thread !== thread) fail(new Error("A message came to the wrong stream."));
      else if (letter.ms !== undefined) fail(new Error("A message came twice."));
      else letter.ms = performance.now() - letter.sentAt;
    },
    /** @throws Error when one came otherwise than it should, or not at all */
    arrived(): number[] {
      if (fault) throw fault;
      const times = [...letters.values()].flatMap(({ ms }) => ms ?? []);
      if (times.length < letters.size)
        throw new Error(`Of ${letters.size} messages only ${times.length} came to their streams.`);
      return times;
    },
  };
}

type Post = ReturnType<typeof createPost>;

async function openStreams(bench: Bench, { hear, fail }: Post) {
  const { origin, seekers, threads, streams } = bench;
  const closers: (() => void)[] = [];
  const open = async (thread: number) => {
    const close = await follow({
      origin,
      person: at(seekers, threadPair(thread).seeker),
      threadId: at(threads, thread),
      hear: (id) => hear(id, thread),
      fail,
    });
    closers.push(close);
  };
  for (let from = 0; from < streams; from += OPENING) {
    const count = Math.min(OPENING, streams - from);
    await Promise.all(Array.from({ length: count }, (_, n) => open(from + n)));
  }
  return closers;
}

/** Sends one message after the other at an even pace. */
const sendEvenly = (
  { origin, requests, aces, threads, streams }: Bench,
  count: number,
  post: Post,
) =>
  askEvenly({
    origin,
    clients: SENDERS,
    perSecond: A_SECOND,
    count,
    next(number) {
      const thread = (number * STEP) % streams;
      const id = uuidv7();
      post.send(id, thread);
      const sender = at(aces, threadPair(thread).company);
      return messageOf({ requests, sender, matchingId: at(threads, thread), id });
    },
  });
