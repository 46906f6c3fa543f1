import { Writable } from "node:stream";
import { errorLogs } from "@tefuda/db/schema/monitoring";
import { visitor } from "@tefuda/domain/policy/actor";
import { type Column, columns } from "@tefuda/domain/policy/permissions";
import { transformer } from "@tefuda/domain/wire/transformer";
import { useOwnTestDatabase } from "@tefuda/testing/database/test-database";
import { type FastifyInstance, fastify } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { logging } from "../logging.ts";
import { calls } from "../plugins/calls.ts";
import { faults } from "../plugins/faults.ts";
import { cases } from "./expectations/all.fixture.ts";
import { marked, theMark } from "./marks.fixture.ts";
import { rowsOf } from "./matrix.fixture.ts";
import { procedures } from "./procedures.fixture.ts";
import { refuseMarks } from "./tables.fixture.ts";
import { buildWorld, type World } from "./world/world.fixture.ts";

const test = useOwnTestDatabase();
let world: World;
let server: FastifyInstance;
let printed = "";
let minutes = 0;

const COLUMN = "x-column";
/** What a browser reports is nobody's field, and a record of errors is what it is for. */
const REPORTS = "monitoring.logError";

beforeAll(async () => {
  world = await buildWorld(test.db);
  await refuseMarks(test.db);
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      printed += chunk.toString();
      done();
    },
  });
  server = fastify({ logger: { ...logging("trace"), stream } });
  // The record of errors takes so many in a minute.
  const now = world.app.clock().getTime();
  const app = { ...world.app, clock: () => new Date(now + minutes * 60_000) };
  faults(server, app);
  server.decorateRequest("actor", { getter: () => visitor });
  // As the session does, but for calls that end sessions.
  server.addHook("onRequest", async (request) => {
    const value = world.actorOf(request.headers[COLUMN] as Column);
    Object.defineProperty(request, "actor", { value });
  });
  await calls(server, app, () => true);
});
afterAll(async () => {
  await server?.close();
  await world?.close();
});

/** Every call with each of its texts marked in turn, by whoever the policy and the table let through. */
const markedCalls = () =>
  procedures.flatMap(({ path, type }) =>
    (path === REPORTS ? [] : (cases.get(path) ?? [])).flatMap(({ input, own }) => {
      const column = columns.find((name) => name in own);
      if (!column || !input) return [];
      const given = input(rowsOf(world, column, "own"), rowsOf(world, column, "foreign"));
      return marked(given).map((one) => ({ path, column, input: one, isQuery: type === "query" }));
    }),
  );

async function ask({ path, column, input, isQuery }: ReturnType<typeof markedCalls>[number]) {
  minutes += 1;
  const cookie = world.ctxOf(column, test.db).request.headers.get("cookie") ?? "";
  const body = JSON.stringify(transformer.serialize(input));
  const headers = { cookie, [COLUMN]: column, "content-type": "application/json" };
  const url = `/trpc/${path}`;
  return isQuery
    ? server.inject({ url: `${url}?input=${encodeURIComponent(body)}`, headers })
    : server.inject({ method: "POST", url, headers, payload: body });
}

it("keeps people's words out of the log and the record of errors, whatever fails over them", async () => {
  const statuses = new Set<number>();
  for (const one of markedCalls()) statuses.add((await ask(one)).statusCode);
  expect([...statuses]).toEqual(expect.arrayContaining([400, 500]));

  const kept = await test.db.select().from(errorLogs);
  const refused = kept.filter(({ message }) => message.includes("violates check constraint"));
  expect(refused.length).toBeGreaterThan(40);
  expect(kept.filter((one) => theMark.test(JSON.stringify(one)))).toEqual([]);
  const lines = printed.split("\n");
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.filter((line) => theMark.test(line))).toEqual([]);
}, 180_000);
