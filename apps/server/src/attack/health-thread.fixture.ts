// Asks after a server's health again and again, each time over a new connection, in a thread that nothing
// else holds up.
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

export interface HealthQuestion {
  readonly origin: string;
  /** The server's process. */
  readonly pid: number;
  readonly path: "/healthz" | "/readyz";
  readonly seconds: number;
}

export interface Health {
  /** The milliseconds until each answer was there. */
  readonly ms: readonly number[];
  /**
   * For how long the server's first thread worked in that time: what a machine with nothing else to do
   * would make of it. The same as `ms` where the system does not tell.
   */
  readonly workMs: readonly number[];
  /** Answers that were no 200. */
  readonly faults: readonly string[];
}

const EVERY_MS = 20;

const { origin, pid, path, seconds }: HealthQuestion = workerData;
const statistics = `/proc/${pid}/schedstat`;
const doesTell = existsSync(statistics);
/** By the processor's time of that thread. */
const clock = () =>
  doesTell ? Number.parseInt(readFileSync(statistics, "utf8"), 10) / 1e6 : performance.now();

const ms: number[] = [];
const workMs: number[] = [];
const faults: string[] = [];
const until = performance.now() + seconds * 1000;

async function ask() {
  const [begun, worked] = [performance.now(), clock()];
  try {
    const asked = get(`${origin}${path}`, { agent: false });
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    answer.resume();
    if (answer.statusCode !== 200) faults.push(`answered by ${answer.statusCode}`);
  } catch (error) {
    faults.push(`not answered (${(error as NodeJS.ErrnoException).code})`);
  }
  ms.push(performance.now() - begun);
  workMs.push(clock() - worked);
}

// One that is late does not keep the next one waiting, as with a balancer that looks by the clock.
const asking: Promise<void>[] = [];
while (performance.now() < until) {
  asking.push(ask());
  await wait(EVERY_MS);
}
await Promise.all(asking);
parentPort?.postMessage({ ms, workMs, faults } satisfies Health);
