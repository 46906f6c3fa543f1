// Holds a crowd of connections to a server, as a program does that looks after every link of a site at once:
// some say nothing, some say it letter by letter, some ask for one link after the other.
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

export interface Crowd {
  readonly origin: string;
  /** How many connections of each of the three kinds. */
  readonly each: number;
  readonly seconds: number;
  /** The links; `#` stands for a number that is another one each time. */
  readonly links: readonly string[];
}

export interface Crowded {
  /** How many connections stood at once. */
  readonly open: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly faults: Readonly<Record<string, number>>;
}

const LETTER_EVERY_MS = 100;

const crowd: Crowd = workerData;
const { hostname, port } = new URL(crowd.origin);
const until = performance.now() + crowd.seconds * 1000;
const statuses: Record<string, number> = {};
const faults: Record<string, number> = {};
const count = (counts: Record<string, number>, what: string | number) => {
  counts[what] = (counts[what] ?? 0) + 1;
};
const agent = new Agent({ keepAlive: true, maxSockets: crowd.each });
const clientOf = (n: number) => `203.0.113.${n % 256}`;
let asked = 0;

const sockets: Socket[] = [];
async function open() {
  const socket = connect(Number(port), hostname);
  socket.on("error", () => count(faults, "hung up on"));
  await once(socket, "connect");
  sockets.push(socket);
  return socket;
}

async function spell(n: number) {
  const socket = await open();
  const begin = `GET ${crowd.links[0]} HTTP/1.1\r\nHost: ${hostname}\r\n`;
  for (const letter of begin + `X-Forwarded-For: ${clientOf(n)}\r\n`.repeat(100)) {
    if (performance.now() > until || !socket.writable) return;
    socket.write(letter);
    await wait(LETTER_EVERY_MS);
  }
}

async function follow(n: number) {
  while (performance.now() < until) {
    asked += 1;
    const link = crowd.links[asked % crowd.links.length] ?? "/";
    const url = new URL(link.replace("#", String(asked)), crowd.origin);
    const headers = { "x-forwarded-for": clientOf(n) };
    try {
      const [answer] = (await once(get(url, { agent, headers }), "response")) as [IncomingMessage];
      const { statusCode: status = 0 } = answer;
      count(statuses, status);
      const isKnown = status < 500 || status === 503;
      if (!isKnown) count(faults, `${link} answered ${status}`);
      if (status === 503 && !answer.headers["retry-after"])
        count(faults, `${link} answered 503 without Retry-After`);
      for await (const _ of answer);
    } catch (error) {
      count(faults, `${link} did not answer: ${(error as NodeJS.ErrnoException).code}`);
    }
  }
}

const numbers = Array.from({ length: crowd.each }, (_, n) => n);
const silent = Promise.all(numbers.map(open));
const spelling = Promise.all(numbers.map(spell));
const following = Promise.all(numbers.map(follow));
await silent;
await wait(Math.max(0, until - performance.now()));
const standing = sockets.filter(({ destroyed }) => !destroyed).length + crowd.each;
await Promise.all([spelling, following]);
agent.destroy();
for (const socket of sockets) socket.destroy();
parentPort?.postMessage({ open: standing, statuses, faults } satisfies Crowded);
