// Asks a server for ever new pages over many connections, in a thread of its own, so that whoever measures is
// not held up by it. Each connection is another client's, and asks at its own pace.
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

export interface Flood {
  readonly origin: string;
  /** What to ask for; a number that nobody had before is put behind it. */
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
  /** How many are asked for in a second, where the answers are quick enough; without it as many as they are. */
  readonly perSecond?: number;
}

export interface Flooded {
  readonly asked: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** How many milliseconds each page took that was made. */
  readonly pageMs: readonly number[];
  /** What was wrong with an answer, and how often. */
  readonly faults: Readonly<Record<string, number>>;
}

/** A page that refuses says so in few words. */
const REFUSAL_BYTES_MAX = 4096;

const flood: Flood = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: flood.connections });
const begun = performance.now();
const until = begun + flood.seconds * 1000;
const statuses: Record<string, number> = {};
const faults: Record<string, number> = {};
const pageMs: number[] = [];
let asked = 0;
const count = (counts: Record<string, number>, what: string | number) => {
  counts[what] = (counts[what] ?? 0) + 1;
};

const ask = (client: number) =>
  new Promise<void>((resolve) => {
    asked += 1;
    const came = performance.now();
    const fail = ({ code = "error" }: NodeJS.ErrnoException) => {
      count(statuses, code);
      count(faults, `no answer (${code})`);
      resolve();
    };
    const headers = { accept: "text/html", "x-forwarded-for": `198.51.100.${client % 256}` };
    const url = new URL(`${flood.path}${Date.now()}${asked}`, flood.origin);
    request(url, { agent, headers }, async (answer) => {
      try {
        if ((await look(answer)) === 200) pageMs.push(performance.now() - came);
        resolve();
      } catch (error) {
        fail(error as NodeJS.ErrnoException);
      }
    })
      .on("error", fail)
      .end();
  });

/** Answers the status. An answer is the page, or one that asks to come again: soon, in Japanese, and in few words. */
async function look(answer: IncomingMessage) {
  const { statusCode: status = 0, headers } = answer;
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  count(statuses, status);
  if (status === 200) return status;
  if (status !== 429 && status !== 503) {
    count(faults, `answered by ${status}`);
    return status;
  }
  const body = Buffer.concat(parts);
  if (!(Number(headers["retry-after"]) > 0)) count(faults, `${status} without Retry-After`);
  const isPage = headers["content-type"]?.startsWith("text/html") && body.includes('lang="ja"');
  if (!isPage) count(faults, `${status} without a page`);
  if (body.length > REFUSAL_BYTES_MAX) count(faults, `${status} with a long page`);
  return status;
}

async function askAgain(client: number) {
  const { connections, perSecond } = flood;
  const everyMs = perSecond ? (connections / perSecond) * 1000 : 0;
  let due = begun + (client / connections) * everyMs;
  while (performance.now() < until) {
    const early = due - performance.now();
    if (early > 0) await wait(early);
    due = Math.max(due, performance.now()) + everyMs;
    await ask(client);
  }
}

await Promise.all(Array.from({ length: flood.connections }, (_, client) => askAgain(client)));
agent.destroy();
parentPort?.postMessage({ asked, statuses, pageMs, faults } satisfies Flooded);
