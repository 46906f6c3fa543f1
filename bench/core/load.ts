import { setTimeout as wait } from "node:timers/promises";
import { at } from "@tefuda/testing/factories/draw";
import type { Answer } from "./answer.ts";
import { type Connection, withConnections } from "./connection.ts";
import { type Meter, type Spent, spentIn } from "./meter.ts";

/** One question, and what its answer has to be. */
export interface Question {
  readonly request: string;
  readonly isRight: (answer: Answer) => boolean;
}

export interface Load {
  readonly origin: string;
  /** Each of them asks again as soon as it is answered. */
  readonly clients: number;
  /** What is asked in this time is answered and checked, but does not count. */
  readonly warmUpSeconds: number;
  readonly seconds: number;
  readonly next: () => Question;
  readonly meter: Meter;
}

export interface Loaded extends Spent {
  /** Milliseconds of each question that was answered in the time that counts. */
  readonly times: readonly number[];
  readonly perSecond: number;
  /** Questions that were answered in all. */
  readonly answered: number;
}

/**
 * Asks for a time with so many clients at once.
 * @throws Error at the first wrong answer
 */
export const load = ({ origin, clients, warmUpSeconds, seconds, next, meter }: Load) =>
  withConnections(origin, clients, async (connections): Promise<Loaded> => {
    const times: number[] = [];
    const stopping = new AbortController();
    let isCounted = false;
    let answered = 0;
    const client = async (connection: Connection) => {
      while (!stopping.signal.aborted) {
        const question = next();
        const begun = performance.now();
        await askRight(connection, question);
        answered += 1;
        if (isCounted) times.push(performance.now() - begun);
      }
    };
    const lasting = async () => {
      const { signal } = stopping;
      try {
        await wait(warmUpSeconds * 1000, undefined, { signal });
        const spent = await spentIn(meter, async () => {
          isCounted = true;
          await wait(seconds * 1000, undefined, { signal });
          isCounted = false;
        });
        return { ...spent, count: times.length };
      } finally {
        stopping.abort();
      }
    };
    const asking = Promise.all(connections.map(client)).catch((error: unknown) => {
      stopping.abort(error);
      throw error;
    });
    // The reason why it was broken off is the clients' to tell.
    const measuring = lasting().catch(() => undefined);
    const [spent] = await Promise.all([measuring, asking]);
    if (!spent || spent.count === 0)
      throw new Error("Nothing was answered in the time that counts.");
    return { ...spent, times, perSecond: spent.count / spent.seconds, answered };
  });

export interface Pace {
  readonly origin: string;
  readonly clients: number;
  readonly perSecond: number;
  readonly count: number;
  readonly next: (number: number) => Question;
}

/**
 * Asks at an even pace, whether those before are answered or not; who finds no free connection waits for one.
 * Answers the milliseconds of each, from the moment at which it was due.
 * @throws Error at the first wrong answer
 */
export const askEvenly = ({ origin, clients, perSecond, count, next }: Pace) =>
  withConnections(origin, clients, async (connections): Promise<number[]> => {
    const times: number[] = [];
    const lines = connections.map(() => Promise.resolve());
    const begun = performance.now();
    for (let number = 0; number < count; number += 1) {
      const due = begun + (number * 1000) / perSecond;
      await wait(Math.max(0, due - performance.now()));
      const question = next(number);
      const line = number % clients;
      lines[line] = at(lines, line)
        .then(() => askRight(at(connections, line), question))
        .then(() => void times.push(performance.now() - due));
      // Looked at below; until then a failure is nobody's.
      at(lines, line).catch(() => {});
    }
    await Promise.all(lines);
    return times;
  });

/** @throws Error with the beginning of an answer that is not the right one */
export async function askRight(connection: Connection, { request, isRight }: Question) {
  const answer = await connection.ask(request);
  if (isRight(answer)) return answer;
  const [line] = request.split("\r\n", 1);
  throw new Error(
    `A call was not answered as it should be: ${line}\n${answer.status} ${answer.body.toString().slice(0, 500)}`,
  );
}
