import { makeBrowser, makeTestApp } from "@tefuda/services/account/browser.fixture";
import { openSession } from "@tefuda/services/account/sessions";
import type { LiveTopic } from "@tefuda/services/live/topic";
import { signOut } from "@tefuda/services/sign-in/sign-out";
import { signalSession } from "@tefuda/services/signals/session";
import { topics } from "@tefuda/services/views/live-topics";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { createServer } from "../server.ts";
import type { AppCtx } from "./context.ts";

const test = useTestDatabase();
let app: ReturnType<typeof makeTestApp>;
let server: FastifyInstance;
let origin = "";
let userId = "";
let cookie = "";

/** Says one thing, and fails at the first signal. */
const failing: LiveTopic<Date> = {
  open: async (_ctx, _key, position) => ({
    snapshot: [{ type: "added", id: position ?? "first", doc: new Date(0) }],
    isWhole: position === undefined,
    concerns: ({ topic }) => topic === "fail",
    read: async () => {
      throw new Error("secret");
    },
    position: () => "7",
  }),
};

beforeAll(async () => {
  Object.assign(topics, { failing });
  app = makeTestApp(test.db);
  const config = readConfig({
    ROLE: "api",
    LOG_LEVEL: "silent",
    AUTH_SECRET: "x".repeat(40),
    TRUST_PROXY: "1",
  });
  server = await createServer(config, test.database, app as unknown as AppCtx);
  origin = await server.listen({ port: 0, host: "127.0.0.1" });
  const email = "joker@example.jp";
  userId = (await app.makeUser(email)).id;
  await app.makeJoker(userId, email);
  const browser = makeBrowser(app);
  await openSession(await browser.ctx(), userId);
  cookie = (await browser.ctx()).request.headers.get("cookie") ?? "";
});
afterAll(async () => {
  Reflect.deleteProperty(topics, "failing");
  await server.close();
});

let asked = 0;

/** A stream up to a word of it, and what comes until its end once something is done. */
async function read(
  query: string,
  headers: Readonly<Record<string, string>>,
  until: string,
  done: () => void,
) {
  const answer = await fetch(`${origin}/trpc/live.follow?${query}`, {
    // The count of each network begins anew, so that the answers are alike.
    headers: {
      accept: "text/event-stream",
      "x-forwarded-for": `198.51.100.${++asked}`,
      ...headers,
    },
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  let isDone = false;
  for (;;) {
    if (!isDone && text.includes(until)) {
      isDone = true;
      done();
    }
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) break;
    text += value;
  }
  const { date: _, "x-ratelimit-reset": __, ...head } = Object.fromEntries(answer.headers);
  return { status: answer.status, head, text };
}

/** The same request to the transport library, by a header that no stream of a page has. */
async function both(
  query: string,
  headers: Readonly<Record<string, string>> = {},
  until = "ready",
  done = () => signalSession(app.ports.bus, "nobody"),
) {
  const own = await read(query, { cookie, ...headers }, until, done);
  const library = { cookie, ...headers, "trpc-accept": "application/json" };
  expect(own).toEqual(await read(query, library, until, done));
  return own.text;
}

const input = (value: object) => `input=${encodeURIComponent(JSON.stringify({ json: value }))}`;
const end = () => app.ports.bus.publish({ to: [userId], topic: "fail", id: "" });
const failed = `event: serialized-error
data: {"json":{"message":"エラーが発生しました。もう一度お試しください。繰り返し発生する場合は、サポートまでお問い合わせください。","code":-32603,"data":{"code":"unexpected","message":"エラーが発生しました。もう一度お試しください。繰り返し発生する場合は、サポートまでお問い合わせください。","fields":{}}}}


`;
const connected = `event: connected
data: {"reconnectAfterInactivityMs":25000}


`;
const row = (type: string, id: string, more = "") =>
  `data: {"json":{"type":"${type}","id":"${id}",${more}"topic":"failing"}}
id: eyJmYWlsaW5nIjoiNyJ9


`;
const first = '"doc":{"$date":0},';

it("says what the transport library says, head and events and what a client learns of a fault", async () => {
  expect(await both(input({ topics: ["failing"] }), {}, "ready", end)).toBe(
    connected + row("reset", "") + row("added", "first", first) + row("ready", "") + failed,
  );
});

it.each([
  ["in its input", { topics: ["failing"], lastEventId: "eyJmYWlsaW5nIjoiNyJ9" }, "", {}],
  ["in its address", { topics: ["failing"] }, "&lastEventId=eyJmYWlsaW5nIjoiNyJ9", {}],
  ["by the header", { topics: ["failing"] }, "", { "last-event-id": "eyJmYWlsaW5nIjoiNyJ9" }],
])("goes on from the place that a client names %s", async (_, given, more, headers) => {
  expect(await both(input(given) + more, headers, "ready", end)).toBe(
    connected + row("added", "7", first) + row("ready", "") + failed,
  );
});

it.each<[string, string, Record<string, string>]>([
  ["a visitor", input({ topics: ["failing"] }), { cookie: "" }],
  ["too many topics", input({ topics: Array.from({ length: 41 }, String) }), {}],
  ["an input of another shape", input({ topics: "failing" }), {}],
  ["no input", "", {}],
  ["no JSON", "input=%7B", {}],
  ["two at once", `batch=1&${input({ topics: ["failing"] })}`, {}],
])("refuses %s as the transport library does", async (_, query, headers) => {
  expect(await both(query, headers)).not.toContain("reset");
});

it("ends with the session, and says that it has ended for good", async () => {
  const browser = makeBrowser(app);
  await openSession(await browser.ctx(), userId);
  const ctx = await browser.ctx();
  const own = ctx.request.headers.get("cookie") ?? "";
  const { text } = await read(input({ topics: ["failing"] }), { cookie: own }, "ready", () => {
    void signOut(ctx);
  });
  expect(text.endsWith(`${row("ready", "")}event: return\ndata: \n\n\n`)).toBe(true);
});
