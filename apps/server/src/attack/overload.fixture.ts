import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { demoEmails } from "@tefuda/testing/demo/accounts";
import { counted, type Told, told } from "@tefuda/testing/report/told";
import type { ProductServer } from "@tefuda/testing/server/product-server";
import { signIn } from "../running/people.fixture.ts";
import { numbersOf } from "../running/printed.fixture.ts";
import type { Flood, Flooded } from "./flood-thread.fixture.ts";
import type { Health, HealthQuestion } from "./health-thread.fixture.ts";
import type { Crowd, Crowded } from "./sockets-thread.fixture.ts";

export interface OverloadPlan {
  readonly seconds: number;
  /** Connections of the program that looks after links: as many are silent, slow, and busy. */
  readonly crowd: number;
  /**
   * So many pages are asked for in a second, and no time is looked at. Without it as many as there are answers,
   * and everything has its time.
   */
  readonly perSecond?: number;
}

const CONNECTIONS = 200;
/** A page that is made anew for each number behind it. */
const PATH = "/companies?q=";
/** The first pages bring in what stays: code, and what the engines keep for it. */
const WARM_UP = { connections: 4, seconds: 3 };
/** How much the server may work before it answers: under the load, and with the crowd before its door. */
const HEALTH_MS_MAX = { load: 100, crowd: 500 };
/** How long a page may take that is made meanwhile. */
const PAGE_MS_MAX = 1000;
const CALM_WITHIN_MS = 5000;
const SAMPLES = 5;
/** Widths that the product makes pictures of. */
const WIDTHS = [640, 750, 828, 1080];

interface Threads {
  readonly flood: readonly [Flood, Flooded];
  readonly health: readonly [HealthQuestion, Health];
  readonly sockets: readonly [Crowd, Crowded];
}

/** Has a thread do its work, and answers what it found. */
function inThread<Name extends keyof Threads>(
  name: Name,
  workerData: Threads[Name][0],
): Promise<Threads[Name][1]> {
  const program = new URL(`./${name}-thread.fixture.ts`, import.meta.url);
  const thread = new Worker(program, { workerData });
  return new Promise((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
  });
}

/**
 * Asks for pages over many connections, anew with every answer, then opens as many connections as a program that looks
 * after all links of a site. Tells how the product did meanwhile, and whether it is afterwards as before.
 */
export async function attackByOverload(
  server: ProductServer,
  { seconds, crowd, perSecond }: OverloadPlan,
): Promise<Told[]> {
  const origin = server.url.replace("localhost", "127.0.0.1");
  const isTimed = perSecond === undefined;
  const ace = await signIn(origin, demoEmails.aceAdmin, "ace");
  /** What the product keeps for visitors is no memory that it lost. */
  const forgetPages = () => ace.trpc.ace.setAvailability.mutate({ isAvailable: true });

  async function meanwhile<Found>(what: keyof typeof HEALTH_MS_MAX, load: Promise<Found>) {
    const ask = (path: HealthQuestion["path"]) =>
      inThread("health", { origin, pid: Number(server.pid), path, seconds });
    const bound = isTimed ? HEALTH_MS_MAX[what] : Number.POSITIVE_INFINITY;
    const [found, live, ready] = await Promise.all([load, ask("/healthz"), ask("/readyz")]);
    return {
      found,
      health: [healthRow("/healthz", live, bound), healthRow("/readyz", ready, bound)],
    };
  }

  if (isTimed) await inThread("flood", { origin, path: PATH, ...WARM_UP });
  await forgetPages();
  const before = isTimed ? { ms: await latencyOf(origin), mb: await memoryOf(server) } : undefined;
  const flood = { origin, path: PATH, connections: CONNECTIONS, seconds, perSecond };
  const flooded = await meanwhile("load", inThread("flood", flood));
  const calm = before ? [await calmRow(origin, before.ms)] : [];
  await forgetPages();
  const memory = before ? [memoryRow(before.mb, await memoryOf(server))] : [];
  const links = [`${PATH}#`, "/recruitments?q=#", "/articles", ...(await coversOf(server))];
  const crowded = await meanwhile(
    "crowd",
    inThread("sockets", { origin, each: crowd / 3, seconds, links }),
  );

  return [
    told(
      `${CONNECTIONS} connections ask for ${perSecond ?? "as many"} pages ${perSecond ? "a second" : "as are answered"}`,
      counted(flooded.found.statuses, flooded.found.faults),
      "200, else 503 or 429 with a small page and Retry-After",
      isFine(flooded.found),
    ),
    pageRow(flooded.found, isTimed ? PAGE_MS_MAX : Number.POSITIVE_INFINITY),
    ...flooded.health,
    ...calm,
    ...memory,
    told(
      `${crowd} sockets, silent, slow and after every link`,
      `${crowded.found.open} open, ${counted(crowded.found.statuses, crowded.found.faults)}`,
      "no failure, covers included",
      isFine(crowded.found),
    ),
    ...crowded.health,
  ];
}

function healthRow(path: string, { ms, workMs, faults }: Health, bound: number): Told {
  const work = quantile(workMs, 0.99);
  return told(
    `${path} meanwhile`,
    `${ms.length} answers, p99 ${work} ms of work, ${quantile(ms, 0.99)} ms in all${list(faults)}`,
    bound < Number.POSITIVE_INFINITY ? `200, p99 ≤ ${bound} ms of work` : "200",
    faults.length === 0 && work <= bound,
  );
}

function pageRow({ pageMs }: Flooded, bound: number): Told {
  const ms = quantile(pageMs, 0.99);
  return told(
    "the pages made meanwhile",
    `${pageMs.length}, p99 ${ms} ms`,
    bound < Number.POSITIVE_INFINITY ? `p99 ≤ ${bound} ms` : "any",
    ms <= bound,
  );
}

const list = (faults: readonly string[]) =>
  [...new Set(faults)].map((fault) => `, ${fault}`).join("");
/** Nobody is done well by who is only ever refused. */
const isFine = ({ statuses, faults }: Pick<Flooded, "statuses" | "faults">) =>
  Object.keys(faults).length === 0 && (statuses[200] ?? 0) > 0;

function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.POSITIVE_INFINITY);
}

/** How many milliseconds a page takes whoever comes alone: the median of some. */
async function latencyOf(origin: string): Promise<number> {
  const samples: number[] = [];
  for (let n = 0; n < SAMPLES; n += 1) {
    const begun = performance.now();
    const page = await fetch(`${origin}${PATH}alone-${begun}`);
    await page.text();
    if (page.status === 200) samples.push(performance.now() - begun);
  }
  return quantile(samples, 0.5);
}

async function calmRow(origin: string, before: number): Promise<Told> {
  const end = performance.now();
  const bound = 2 * before + 50;
  let [took, ms] = [0, Number.POSITIVE_INFINITY];
  while (ms > bound && took < CALM_WITHIN_MS) {
    took = performance.now() - end;
    ms = await latencyOf(origin);
  }
  return told(
    "a page after it",
    `${ms} ms after ${(took / 1000).toFixed(1)} s, ${before} ms before`,
    `≤ ${bound} ms within ${CALM_WITHIN_MS / 1000} s`,
    ms <= bound,
  );
}

/** What is in use, in MB, after everything else was cleared away. */
async function memoryOf(server: ProductServer) {
  const [used = 0, all = 0] = await numbersOf(server, /^memory (\S+) MB of (\S+) MB$/gm);
  return { used, all };
}

function memoryRow(before: { used: number; all: number }, after: typeof before): Told {
  const bound = Math.round(1.25 * before.used + 16);
  return told(
    "memory after it",
    `${after.used} MB (${after.all} MB with what is kept), ${before.used} MB (${before.all} MB) before`,
    `≤ ${bound} MB`,
    after.used <= bound,
  );
}

/** Pictures of companies as pages show them, in more widths than are kept from the start. */
async function coversOf({ dataDir }: ProductServer): Promise<string[]> {
  const companies = await readdir(join(dataDir, "files/companies"));
  return companies.flatMap((id) => {
    const url = encodeURIComponent(`/files/companies/${id}/cover`);
    return WIDTHS.map((width) => `/_next/image?url=${url}&w=${width}&q=75`);
  });
}
