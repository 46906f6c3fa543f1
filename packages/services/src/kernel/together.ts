import { setImmediate } from "node:timers/promises";
import type { Db } from "@tefuda/db/client";

interface Limits<Asked> {
  /** Runs under way at a time; one unless told. */
  readonly runs?: number;
  /** What one run takes at most; 64 unless told. */
  readonly size?: number;
  /** Two that share one of these are in different runs. */
  readonly keysOf?: (asked: Asked) => readonly string[];
}

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

/**
 * Has those who ask while a run is under way share the next one: what costs a trip to the database each
 * costs one for all of them when many come at once. Where nothing is under way a run begins at once, with
 * whoever came in the same turn of the event loop.
 * @param run answers in the order in which it was asked; where it throws, everybody in it learns of it
 */
export function together<Asked, Answer>(
  run: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  { runs = 1, size = 64, keysOf = () => [] }: Limits<Asked> = {},
): (asked: Asked) => Promise<Answer> {
  let waiting: Waiting<Asked, Answer>[] = [];
  let underWay = 0;
  let isBeginning = false;

  const take = () => {
    const keys = new Set<string>();
    const taken: Waiting<Asked, Answer>[] = [];
    const left: Waiting<Asked, Answer>[] = [];
    for (const one of waiting) {
      const own = keysOf(one.asked);
      const isTaken = taken.length < size && !own.some((key) => keys.has(key));
      if (isTaken) for (const key of own) keys.add(key);
      (isTaken ? taken : left).push(one);
    }
    waiting = left;
    return taken;
  };

  const begin = async () => {
    if (isBeginning || underWay >= runs || waiting.length === 0) return;
    isBeginning = true;
    underWay += 1;
    await setImmediate();
    isBeginning = false;
    const taken = take();
    void begin();
    try {
      const answers = await run(taken.map(({ asked }) => asked));
      for (const [n, { resolve }] of taken.entries()) resolve(answers[n] as Answer);
    } catch (error) {
      for (const { reject } of taken) reject(error);
    }
    underWay -= 1;
    void begin();
  };

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      void begin();
    });
}

/** The same for reads of a database: whoever asks the same one at once shares a run. */
export function togetherOn<Asked, Answer>(
  run: (db: Db, asked: readonly Asked[]) => Promise<readonly Answer[]>,
  limits: Limits<Asked> = {},
): (db: Db, asked: Asked) => Promise<Answer> {
  const asks = new WeakMap<Db, (asked: Asked) => Promise<Answer>>();
  return (db, asked) => {
    const ask = asks.get(db) ?? together<Asked, Answer>((all) => run(db, all), limits);
    asks.set(db, ask);
    return ask(asked);
  };
}
