import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
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
const said = (content: string, finish_reason?: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`;

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

function drip(answer: ServerResponse) {
  const drops = setInterval(() => answer.write(said(" ")), 50);
  answer.on("close", () => clearInterval(drops));
  answer.writeHead(200);
}

/** Answers what it is asked to write at once, and goes on and on where it is asked to judge. */
const judgesSlowly: RequestListener = async (request, answer) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  if (String(Buffer.concat(parts)).includes("compass_verdicts")) return drip(answer);
  const remark = { kind: "how", quote: "新規開拓", about: "新規開拓で工夫したこと" };
  const words = { impressions: [], learnMore: [remark], improvements: [] };
  answer.writeHead(200).end(`${said(JSON.stringify(words), "stop")}data: [DONE]\n\n`);
};

it("leaves nobody without advice within eight seconds, which says that the rules wrote it", async ({
  task,
}) => {
  const models = {
    away: `http://127.0.0.1:${await freePort()}/v1`,
    hanging: await startModel(() => undefined),
    "hanging after a word": await startModel((_, answer) => answer.writeHead(200).write(said("{"))),
    "dripping blanks": await startModel((_, answer) => drip(answer)),
    "dripping blanks to the call that judges": await startModel(judgesSlowly),
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
  const byRules = kept.filter(
    ({ learnMore }) => !JSON.stringify(learnMore).includes("新規開拓で工夫"),
  );
  const ids = asked.map(({ answerId }) => answerId);
  const safe = byRules.map(({ id }) => id);
  tellFault(task, "model away or hanging", outcomeOf(ids, safe));
  expect(safe.toSorted()).toEqual(ids.toSorted());
  const engineOf = (what: string) =>
    kept.find(({ id }) => id === asked.find((one) => one.what === what)?.answerId)?.engine;
  // What the model chose stands, in the rules' words.
  expect(Object.keys(models).map(engineOf)).toEqual([
    "instead",
    "instead",
    "instead",
    "instead",
    "model",
    "instead",
  ]);
  expect(asked.filter(({ ms }) => ms > WITHIN_MS)).toEqual([]);
});
