import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createCompassModel } from "@tefuda/adapters/compass/openai-compatible";
import { compassResults } from "@tefuda/db/schema/compass";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { outcomeOf, tellFault } from "@tefuda/testing/report/fault";
import { freePort } from "@tefuda/testing/server/free-port";
import { uuidv7 } from "uuidv7";
import { afterEach, expect, it } from "vitest";
import { compassDesk, introduction } from "./compass.fixture.ts";
import { createAnswer } from "./create-answer.ts";

const test = useTestDatabase();
const stops: (() => unknown)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
});

const WITHIN_MS = 8000;
const word = 'data: {"choices":[{"delta":{"content":"{"}}]}\n\n';

/** Where a model is, by what it does. */
async function startModel(listen: RequestListener): Promise<string> {
  const server = createServer(listen).listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

it("leaves nobody without advice within eight seconds, which says that the rules wrote it", async ({
  task,
}) => {
  const models = {
    away: `http://127.0.0.1:${await freePort()}/v1`,
    hanging: await startModel(() => undefined),
    "hanging after a word": await startModel((_, answer) => answer.writeHead(200).write(word)),
    "cut off": await startModel((_, answer) => answer.destroy()),
  };
  const asked = await Promise.all(
    Object.entries(models).map(async ([what, baseUrl]) => {
      const compassModel = createCompassModel({ baseUrl, model: "local" });
      const ctx = await compassDesk(test.db, { compassModel }).joker();
      const begun = performance.now();
      const { answerId } = await createAnswer(ctx, { id: uuidv7(), text: introduction });
      return { what, answerId, ms: performance.now() - begun };
    }),
  );
  const kept = await test.db.select().from(compassResults);
  const instead = kept.filter(({ engine }) => engine === "instead").map(({ id }) => id);
  const ids = asked.map(({ answerId }) => answerId);
  tellFault(task, "model away or hanging", outcomeOf(ids, instead));
  expect(instead.toSorted()).toEqual(ids.toSorted());
  expect(asked.filter(({ ms }) => ms > WITHIN_MS)).toEqual([]);
});
