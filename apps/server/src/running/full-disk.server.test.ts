import { mountSmallDisk, type SmallDisk } from "@tefuda/testing/files/small-disk";
import { tellFault } from "@tefuda/testing/report/fault";
import { type ProductServer, startServer } from "@tefuda/testing/server/product-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Chatter, startChatter } from "./chatter.fixture.ts";
import { makeClock } from "./clock.fixture.ts";
import { separatePairs } from "./people.fixture.ts";
import { countTruth, expectTruth } from "./truth.fixture.ts";

const DISK_MB = 256;
const PAIRS = 3;
const EACH_MS = 100;

let disk: SmallDisk;
let server: ProductServer;
let people: Chatter[] = [];

beforeAll(async () => {
  disk = await mountSmallDisk(DISK_MB);
  server = await startServer({
    seed: "demo",
    env: { ROLE: "api", DATA_DIR: disk.folder, ...makeClock().env },
  });
  people = await Promise.all(
    separatePairs(PAIRS).flatMap(({ matchingId, jokerEmail, aceEmail }) => [
      startChatter(server.url, { matchingId, email: jokerEmail, as: "joker" }),
      startChatter(server.url, { matchingId, email: aceEmail, as: "ace" }),
    ]),
  );
}, 180_000);
afterAll(async () => {
  for (const one of people) one.stop();
  await server?.stop();
  await disk?.stop();
}, 60_000);

it("says that it is busy while its disk is full, and loses nothing of what it took", async ({
  task,
}) => {
  const storm = new AbortController();
  const chatting = people.map((one) => one.chat(storm.signal, EACH_MS));
  const written = (more: number) => {
    const before = people.map(({ acknowledged }) => acknowledged.length + more);
    const isBehind = (one: Chatter, n: number) => one.acknowledged.length < (before[n] ?? 0);
    return expect.poll(() => people.filter(isBehind).length, { timeout: 30_000 }).toBe(0);
  };
  await written(2);
  disk.fill();
  const unrefused = () => people.filter((one) => one.refused() === 0).length;
  await expect.poll(unrefused, { timeout: 30_000 }).toBe(0);
  // What is there can be read.
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await people[0]?.readAll();
  disk.free();
  await written(2).finally(() => storm.abort());
  await Promise.all(chatting);
  tellFault(task, "disk full", await countTruth(people));
  for (const one of people) await expectTruth(one, people);
}, 120_000);
