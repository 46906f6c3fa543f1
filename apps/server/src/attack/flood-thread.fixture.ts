// Asks a server over many connections at once, in a thread of its own, so that whoever measures is not
// held up by it. Each connection asks again as soon as it has its answer.
import { Agent, type RequestOptions, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

export interface Flood {
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  /** What to ask for; `#` stands for a number that nobody had before. */
  readonly path: string;
  /** A body to post, with the same sign. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether every connection is another client's. */
  readonly isSpread?: boolean;
}

export interface Flooded {
  readonly statuses: Readonly<Record<string, number>>;
  /** How long each refused request waited for its refusal. */
  readonly refusedMs: readonly number[];
  readonly refusedWithoutRetryAfter: number;
}

const flood: Flood = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: flood.connections });
const until = performance.now() + flood.seconds * 1000;
const statuses: Record<string, number> = {};
const refusedMs: number[] = [];
let refusedWithoutRetryAfter = 0;
let asked = 0;

const filled = (text: string) => text.replaceAll("#", `${Date.now()}${asked}`);

function ask(client: number): Promise<void> {
  asked += 1;
  const options: RequestOptions = {
    agent,
    method: flood.body === undefined ? "GET" : "POST",
    headers: {
      ...flood.headers,
      ...(flood.isSpread && { "x-forwarded-for": `198.51.100.${client % 256}` }),
    },
  };
  const begun = performance.now();
  return new Promise((resolve) => {
    const count = (status: string) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      resolve();
    };
    request(new URL(filled(flood.path), flood.origin), options, (answer) => {
      const status = answer.statusCode ?? 0;
      if (status === 503 || status === 429) {
        refusedMs.push(performance.now() - begun);
        if (!answer.headers["retry-after"]) refusedWithoutRetryAfter += 1;
      }
      answer.resume().on("end", () => count(`${status}`));
    })
      .on("error", (error: NodeJS.ErrnoException) => count(error.code ?? "error"))
      .end(flood.body && filled(flood.body));
  });
}

async function askAgain(client: number) {
  while (performance.now() < until) await ask(client);
}

await Promise.all(Array.from({ length: flood.connections }, (_, client) => askAgain(client)));
agent.destroy();
parentPort?.postMessage({ statuses, refusedMs, refusedWithoutRetryAfter } satisfies Flooded);
