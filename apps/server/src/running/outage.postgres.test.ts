import { createPostgresTestDatabase } from "@tefuda/testing/database/postgres";
import { type RunningPostgres, startPostgres } from "@tefuda/testing/database/postgres-server";
import { mountSmallDisk, type SmallDisk } from "@tefuda/testing/files/small-disk";
import { tellFault } from "@tefuda/testing/report/fault";
import { type CuttingProxy, startCuttingProxy } from "@tefuda/testing/server/cutting-proxy";
import { type ProductServer, startServer } from "@tefuda/testing/server/product-server";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it, type TaskMeta } from "vitest";
import { type Chatter, startChatter } from "./chatter.fixture.ts";
import { ownNetwork } from "./client.fixture.ts";
import { makeClock } from "./clock.fixture.ts";
import { separatePairs, signIn } from "./people.fixture.ts";
import { countTruth, expectTruth } from "./truth.fixture.ts";

const PAIRS = 4;
/** Of the database's server; three of them are kept for its superusers. */
const CONNECTIONS = 30;
/** Far beyond the rate of a person. */
const EACH_MS = 100;
const STOPPED_MS = process.env.TEFUDA_TEST_ALL === "1" ? 10_000 : 0;
/** What the database, the demo data and the people's writing need, and a little more. */
const DISK_MB = 256;

const clock = makeClock();
let disk: SmallDisk;
let postgres: RunningPostgres;
let proxy: CuttingProxy;
let server: ProductServer;
let people: Chatter[] = [];
let cookie = "";

beforeAll(async () => {
  disk = await mountSmallDisk(DISK_MB);
  postgres = await startPostgres({ connections: CONNECTIONS, folder: disk.folder });
  const { url } = await createPostgresTestDatabase(postgres.url);
  proxy = await startCuttingProxy(url);
  const databaseUrl = Object.assign(new URL(url), { port: String(proxy.port) }).href;
  server = await startServer({
    seed: "demo",
    databaseUrl,
    isDirect: true,
    env: { ROLE: "api", ...clock.env },
  });
  const pairs = separatePairs(PAIRS);
  people = await Promise.all(
    pairs.flatMap(({ matchingId, jokerEmail, aceEmail }) => [
      startChatter(server.url, { matchingId, email: jokerEmail, as: "joker" }),
      startChatter(server.url, { matchingId, email: aceEmail, as: "ace" }),
    ]),
  );
  const { cookies } = await signIn(server.url, pairs[0]?.jokerEmail ?? "", "joker");
  cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}, 180_000);
afterAll(async () => {
  for (const one of people) one.stop();
  await server?.stop();
  await proxy?.stop();
  await postgres?.stop();
  await disk?.stop();
}, 60_000);

const ready = () => fetch(`${server.url}/readyz`).then(({ status }) => status);
const input = encodeURIComponent('{"json":{}}');
/** A call of a visitor, one of a member, and a page: what people ask for. */
const asks = () => {
  // From everywhere, so that no limit of a network answers.
  const from = { "x-forwarded-for": ownNetwork() };
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers: { ...from, ...headers } });
  return Promise.all([
    ask(`/trpc/article.list?input=${input}`),
    ask(`/trpc/article.list?input=${input}`, { cookie }),
    ask("/mypage", { cookie, accept: "text/html" }),
  ]);
};

const busy = "ただいま混み合っているか、サーバーの準備中です。";

async function expectBusy() {
  for (const answer of await asks()) {
    const text = await answer.text();
    expect([answer.url, text, answer.status]).toEqual([answer.url, text, 503]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(text).toContain(busy);
  }
}

async function expectNotReady() {
  const asked = Date.now();
  expect(await ready()).toBe(503);
  expect(Date.now() - asked).toBeLessThan(2500);
}

/** As when another program has run wild: the product's own are cut, and it gets none again. */
async function takeAllConnections(): Promise<Client[]> {
  const others: Client[] = [];
  const take = async () => {
    const other = new Client({ connectionString: postgres.url });
    other.on("error", () => {});
    await other.connect();
    others.push(other);
  };
  const left = async () => {
    const found = await others[0]?.query(
      "select from pg_stat_activity where datname like 'tefuda_test_%'",
    );
    return found?.rowCount;
  };
  do {
    proxy.cut();
    await Promise.allSettled(Array.from({ length: CONNECTIONS }, take));
  } while ((await left()) !== 0);
  return others;
}

/** Eight people write all along, also afterwards, and nothing of it is lost or doubled. */
async function whileWriting(
  { task, fault }: { readonly task: { readonly meta: TaskMeta }; readonly fault: string },
  trouble: () => Promise<void>,
) {
  const storm = new AbortController();
  const before = people.map(({ acknowledged }) => acknowledged.length);
  const chatting = people.map((one) => one.chat(storm.signal, EACH_MS));
  const written = (more: number) => () =>
    people.filter(({ acknowledged }, n) => acknowledged.length < (before[n] ?? 0) + more).length;
  await expect.poll(written(1), { timeout: 20_000 }).toBe(0);
  await trouble()
    .then(() => expect.poll(written(2), { timeout: 30_000 }).toBe(0))
    .finally(() => storm.abort());
  await Promise.all(chatting);
  tellFault(task, fault, await countTruth(people));
  for (const one of people) await expectTruth(one, people);
}

it("says that it is busy while the database is stopped, and goes on by itself when it is back", async ({
  task,
}) => {
  await whileWriting({ task, fault: "database stopped" }, async () => {
    await postgres.shutDown();
    const until = Date.now() + STOPPED_MS;
    try {
      await expectNotReady();
      do await expectBusy();
      while (Date.now() < until);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    } finally {
      await postgres.startAgain();
    }
    await expect.poll(ready, { timeout: 10_000 }).toBe(200);
  });
}, 120_000);

it("does the same while the database stands still", async ({ task }) => {
  await whileWriting({ task, fault: "database stands still" }, async () => {
    proxy.hold();
    try {
      await expectNotReady();
      await expectBusy();
    } finally {
      proxy.letGo();
    }
    await expect.poll(ready, { timeout: 10_000 }).toBe(200);
  });
}, 120_000);

it("stays usable while every statement takes 200 ms", async ({ task }) => {
  await whileWriting({ task, fault: "200 ms for every statement" }, async () => {
    proxy.slow(200);
    try {
      for (let n = 0; n < 3; n++) {
        const answers = await Promise.all([
          fetch(`${server.url}/healthz`),
          fetch(`${server.url}/readyz`),
          ...Array.from({ length: 10 }, () =>
            fetch(`${server.url}/trpc/article.list?input=${input}`),
          ),
        ]);
        // Whoever had waited for five seconds for a connection would be told that it is busy.
        const refused = answers.filter(({ status }) => status !== 200);
        expect(refused.map(({ status, url }) => `${status} ${new URL(url).pathname}`)).toEqual([]);
      }
    } finally {
      proxy.slow(0);
    }
  });
}, 120_000);

it("says that it is busy while others hold all connections, and goes on when they have gone", async ({
  task,
}) => {
  await whileWriting({ task, fault: "all connections used up" }, async () => {
    const others = await takeAllConnections();
    try {
      await expectNotReady();
      await expectBusy();
    } finally {
      await Promise.all(others.map((other) => other.end()));
    }
    await expect.poll(ready, { timeout: 10_000 }).toBe(200);
  });
}, 120_000);

it("says that it is busy while the database's disk is full, and loses nothing when there is room again", async ({
  task,
}) => {
  await whileWriting({ task, fault: "disk of the database full" }, async () => {
    const refused = people.map((one) => one.refused());
    disk.fill();
    try {
      const unrefused = () => people.filter((one, n) => one.refused() === refused[n]).length;
      await expect.poll(unrefused, { timeout: 30_000 }).toBe(0);
      // What is there can be read.
      expect((await asks()).map(({ status }) => status)).toEqual([200, 200, 404]);
      expect(await ready()).toBe(200);
    } finally {
      disk.free();
    }
  });
}, 120_000);
