import { setTimeout as wait } from "node:timers/promises";
import { tellFault } from "@tefuda/testing/report/fault";
import { useServer } from "@tefuda/testing/server/use-server";
import { expect, it } from "vitest";
import { startChatter } from "./chatter.fixture.ts";
import { makeClock } from "./clock.fixture.ts";
import { separatePairs } from "./people.fixture.ts";
import { countTruth, expectTruth } from "./truth.fixture.ts";

const server = useServer({ seed: "demo", env: makeClock().env });

const PAIRS = 10;
const CHAT_MS = process.env.TEFUDA_TEST_ALL === "1" ? 60_000 : 25_000;
const CRASHES = 5;
/** A message every so often: far beyond the rate of a person. */
const EACH_MS = 500;

/** Kills the server and starts it again, at even distances over the chat, or as fast as it starts. */
async function crashNowAndThen() {
  const started = Date.now();
  for (let n = 1; n <= CRASHES; n += 1) {
    const due = started + (CHAT_MS * n) / (CRASHES + 1);
    await wait(Math.max(0, due - Date.now()));
    await server.current.kill();
    await server.current.start();
  }
  await wait(Math.max(0, started + CHAT_MS - Date.now()));
}

it("loses, doubles and disorders nothing while the server dies five times in a chat of ten pairs", async ({
  task,
}) => {
  const { url } = server.current;
  const people = (
    await Promise.all(
      separatePairs(PAIRS).map(({ matchingId, jokerEmail, aceEmail }) =>
        Promise.all([
          startChatter(url, { matchingId, email: jokerEmail, as: "joker" }),
          startChatter(url, { matchingId, email: aceEmail, as: "ace" }),
        ]),
      ),
    )
  ).flat();

  const storm = new AbortController();
  const chatting = people.map((one) => one.chat(storm.signal, EACH_MS));
  // On a slow machine the server may have been away for most of the time.
  const leastWritten = () => Math.min(...people.map((one) => one.acknowledged.length));
  await crashNowAndThen()
    .then(() => expect.poll(leastWritten, { timeout: 120_000 }).toBeGreaterThan(2))
    .finally(() => storm.abort());
  await Promise.all(chatting);

  tellFault(task, "server killed five times while people chat", await countTruth(people));
  const acknowledged = people.flatMap((one) => one.acknowledged);
  expect(acknowledged).toHaveLength(new Set(acknowledged).size);
  for (const one of people) await expectTruth(one, people);
  for (const one of people) one.stop();
  // The chat, five starts and the reading of all threads, on a machine that does other things, too.
}, 300_000);
