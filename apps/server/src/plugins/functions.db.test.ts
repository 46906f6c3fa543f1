import { matchings } from "@tefuda/db/schema/matching";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { eq } from "@tefuda/db/sql";
import { FUNCTION_CALLS_PER_MINUTE } from "@tefuda/domain/bridge/custom-token";
import { type Actor, visitor } from "@tefuda/domain/policy/actor";
import { makeBrowser, makeTestApp } from "@tefuda/services/account/browser.fixture";
import { openSession } from "@tefuda/services/account/sessions";
import { insertThread } from "@tefuda/services/matching/thread.fixture";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { fastify } from "fastify";
import { uuidv7 } from "uuidv7";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hostFunctions } from "./functions.ts";
import { security } from "./security.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());
let close: () => unknown = () => {};
afterEach(() => close());

/** The front door's rule and the functions, for one caller, on a port of their own. */
async function start(actor: Actor) {
  const server = fastify();
  server.decorateRequest("actor", { getter: () => actor });
  await security(server, {
    isSecure: false,
    ownHost: undefined,
    hearsProxy: false,
    isOwnCall: () => false,
  });
  const app = makeTestApp(test.db);
  await hostFunctions(server, app);
  const origin = await server.listen({ port: 0 });
  close = () => server.close();
  const post = async (name: string, body: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/functions/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
    return { status: answer.status, body: (await answer.json()) as unknown, answer };
  };
  const call = (name: string, data: unknown, headers?: Record<string, string>) =>
    post(name, JSON.stringify({ data }), headers);
  return { app, origin, post, call };
}

const texts = {
  invalidParameter: "入力内容に誤りがあります。内容をご確認ください。",
  dataNotFound: "データが見つかりませんでした。画面を更新してお試しください。",
  unauthenticated: "ログインの有効期限が切れました。もう一度ログインしてください。",
} as const;
const refused = (code: keyof typeof texts) => ({
  ok: false,
  error: { code, message: texts[code] },
});

it("answers a token to somebody signed in, and tells no store to keep it", async () => {
  const { joker } = await insertThread(test.db);
  const { app, call } = await start(joker);
  const browser = makeBrowser(app);
  await openSession(await browser.ctx(), joker.userId);
  const { headers } = (await browser.ctx()).request;
  const asked = { eventName: "getCustomToken" };
  const { status, body, answer } = await call("trackEvent", asked, Object.fromEntries(headers));
  expect({ status, body }).toEqual({
    status: 200,
    body: { ok: true, data: { token: expect.stringMatching(/^[\w-]{43}$/) } },
  });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

it("takes events of visitors, and gives them no token", async () => {
  const { call } = await start(visitor);
  const event = { eventName: "page_view", params: { page: "/webview" } };
  expect(await call("trackEvent", event)).toMatchObject({
    status: 200,
    body: { ok: true, data: {} },
  });
  expect(await call("trackEvent", { eventName: "getCustomToken" })).toMatchObject({
    status: 401,
    body: refused("unauthenticated"),
  });
});

it("deletes a matching for its members, once and on record", async () => {
  const { matchingId, joker } = await insertThread(test.db);
  const stranger = await insertThread(test.db);
  const own = await start(joker);
  for (const id of [stranger.matchingId, uuidv7()])
    expect(await own.call("deleteMatching", { matchingId: id })).toMatchObject({
      status: 404,
      body: refused("dataNotFound"),
    });
  for (const data of [{}, { matchingId: "" }, { matchingId: "あ".repeat(10_000) }])
    expect(await own.call("deleteMatching", data)).toMatchObject({
      status: 400,
      body: refused("invalidParameter"),
    });
  for (const _ of ["first", "again"])
    expect(await own.call("deleteMatching", { matchingId })).toMatchObject({
      status: 200,
      body: { ok: true, data: {} },
    });
  expect(await test.db.$count(matchings, eq(matchings.id, matchingId))).toBe(0);
  const audit = await test.db.select().from(auditLogs).where(eq(auditLogs.targetId, matchingId));
  expect(audit).toMatchObject([{ action: "releaseMatching" }]);
  await close();
  const nobody = await start(visitor);
  expect(await nobody.call("deleteMatching", { matchingId: stranger.matchingId })).toMatchObject({
    status: 401,
    body: refused("unauthenticated"),
  });
});

it.each([
  ["no JSON", "{", {}],
  ["nothing", "", {}],
  ["another type", "data=1", { "content-type": "application/x-www-form-urlencoded" }],
  ["text that is JSON", '{"data":{}}', { "content-type": "text/plain" }],
  ["no object", "5", {}],
  ["10,000 characters", JSON.stringify({ data: { eventName: "a".repeat(10_000) } }), {}],
  ["more than is read", JSON.stringify({ data: "あ".repeat(100_000) }), {}],
  ["a prototype", '{"__proto__":{"a":1},"data":{"eventName":"a"}}', {}],
])("answers %s in its own form", async (_, body, headers) => {
  const { post } = await start(visitor);
  expect(await post("trackEvent", body, headers)).toMatchObject({
    status: 400,
    body: refused("invalidParameter"),
  });
});

it("knows no other functions", async () => {
  const { call } = await start(visitor);
  for (const name of ["toString", "searchJokers", "__proto__"])
    expect(await call(name, {})).toMatchObject({ status: 404, body: refused("dataNotFound") });
});

it("lets hosts and our own pages call, and no page of anybody else", async () => {
  const { origin, call } = await start(visitor);
  const event = { eventName: "app_opened" };
  // A host names no origin.
  expect((await call("trackEvent", event)).status).toBe(200);
  expect((await call("trackEvent", event, { origin })).status).toBe(200);
  const elsewhere: readonly Record<string, string>[] = [
    { origin: "https://elsewhere.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];
  for (const headers of elsewhere)
    expect(await call("trackEvent", event, headers)).toMatchObject({
      status: 403,
      body: { ok: false, error: { code: "permissionDenied" } },
    });
});

it("gives no token to a script of a page, of our own either", async () => {
  const { joker } = await insertThread(test.db);
  const { origin, call } = await start(joker);
  const pages: readonly Record<string, string>[] = [
    { origin },
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
  ];
  for (const headers of pages)
    expect(await call("trackEvent", { eventName: "getCustomToken" }, headers)).toMatchObject({
      status: 403,
      body: { ok: false, error: { code: "permissionDenied" } },
    });
});

it("takes so many calls a minute", async () => {
  const { call } = await start(visitor);
  for (let sent = 0; sent < FUNCTION_CALLS_PER_MINUTE; sent += 1)
    await call("trackEvent", { eventName: "app_opened" });
  expect(await call("trackEvent", { eventName: "app_opened" })).toMatchObject({
    status: 429,
    body: { ok: false, error: { code: "tooManyRequests" } },
  });
});
