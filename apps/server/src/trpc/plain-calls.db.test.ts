import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { fastify, type InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { calls } from "../plugins/calls.ts";
import { session } from "../plugins/session.ts";
import type { AppCtx } from "./context.ts";

const test = useTestDatabase();
const server = fastify();

beforeAll(async () => {
  const app = { db: test.db, clock: () => new Date("2026-11-25T00:00:00Z") } as AppCtx;
  session(server, app);
  await calls(server, app, () => false);
});
afterAll(() => server.close());

const list = (input: unknown) => `input=${encodeURIComponent(JSON.stringify(input))}`;
const none = { json: {} };
const json = { "content-type": "application/json" };

/** The same request to the transport library, by a header that nothing plain has. */
async function both(request: InjectOptions) {
  const headers = { ...request.headers, "trpc-accept": "application/json" };
  const [own, library] = [
    await server.inject(request),
    await server.inject({ ...request, headers }),
  ];
  const seen = ({ statusCode, body }: typeof own) => ({ statusCode, body: JSON.parse(body) });
  expect(seen(own)).toEqual(seen(library));
  expect(own.headers["content-type"]).toMatch(/^application\/json/);
  return seen(own);
}

it.each<[string, number, InjectOptions]>([
  ["a query", 200, { url: `/trpc/article.list?${list(none)}` }],
  ["a query without an input", 200, { url: "/trpc/sitemap.count" }],
  [
    "two queries",
    200,
    { url: `/trpc/article.list,article.list?batch=1&${list({ 0: none, 1: none })}` },
  ],
  [
    "two of which one is refused",
    207,
    { url: `/trpc/article.list,account.listSessions?batch=1&${list({ 0: none })}` },
  ],
  [
    "an input that its schema refuses",
    400,
    { url: `/trpc/article.get?${list({ json: { slug: 1 } })}` },
  ],
  ["no JSON at all", 400, { url: "/trpc/article.get?input=%7B" }],
  ["JSON that is no object", 400, { url: "/trpc/article.get?input=1" }],
  ["a call that there is not", 404, { url: "/trpc/article.nothing" }],
  ["a call by the name of what every object has", 404, { url: "/trpc/constructor" }],
  [
    "a query that is sent as a mutation",
    405,
    { method: "POST", url: "/trpc/article.list", headers: json, payload: "{}" },
  ],
  ["a mutation that is asked for as a query", 405, { url: "/trpc/account.signOut" }],
  [
    "a mutation that visitors may not do",
    401,
    {
      method: "POST",
      url: "/trpc/account.endSession",
      headers: json,
      payload: JSON.stringify({ json: { sessionId: "x" } }),
    },
  ],
  [
    "a mutation whose body is no JSON",
    400,
    { method: "POST", url: "/trpc/account.signInCompany", headers: json, payload: "{" },
  ],
])("answers %s as the transport library does", async (_, status, request) => {
  expect((await both(request)).statusCode).toBe(status);
});

it("takes nothing for JSON that a form of another site could send", async () => {
  const headers = { "content-type": "text/plain" };
  const sent = await server.inject({
    method: "POST",
    url: "/trpc/account.signOut",
    headers,
    payload: "{}",
  });
  expect(sent.statusCode).toBe(415);
});
