import { TAG_PATH } from "@tefuda/domain/monitoring/tag";
import { listenLocally } from "@tefuda/testing/server/listen-locally";
import { fastify } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { tag } from "./tag.ts";

type Answer = (headers: Readonly<Record<string, unknown>>) => {
  readonly status?: number;
  readonly type?: string;
  readonly etag?: string;
  readonly body?: string | Buffer;
};

let now = 0;
let answer: Answer;
let asked: string[];
let upstream: Awaited<ReturnType<typeof listenLocally>>;
beforeEach(async () => {
  now = Date.parse("2026-11-23T00:00:00Z");
  asked = [];
  answer = () => ({ body: "first()" });
  upstream = await listenLocally();
  upstream.server.on("request", (request, response) => {
    asked.push(`${request.url} ${request.headers["user-agent"] ?? ""}`);
    const {
      status = 200,
      type = "application/javascript",
      etag,
      body = "",
    } = answer(request.headers);
    response.writeHead(status, { "content-type": type, ...(etag && { etag }) }).end(body);
  });
});
afterEach(() => upstream.stop());

const MINUTE = 60_000;
const pass = (minutes: number) => {
  now += minutes * MINUTE;
};
const serve = (origin = upstream.origin) => {
  const server = fastify();
  tag(server, { clock: () => new Date(now) }, { id: "GTM-ABC123", origin, connect: [] });
  return (headers = {}) =>
    server.inject({
      url: TAG_PATH,
      headers: { "user-agent": "a reader", cookie: "a=b", ...headers },
    });
};

it("hands the container's script on from a path of ours, asked for once in a while and without the reader", async () => {
  const get = serve();
  const all = await Promise.all([get(), get(), get()]);
  for (const { statusCode, body, headers } of all) {
    expect([statusCode, body]).toEqual([200, "first()"]);
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  }
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("/gtm.js?id=GTM-ABC123");
  expect(asked[0]).not.toContain("a reader");
  const known = { "if-none-match": all[0]?.headers.etag };
  expect(await get(known)).toMatchObject({ statusCode: 304, body: "" });
});

it("looks for a new one after a quarter of an hour, and keeps what has not changed", async () => {
  const get = serve();
  answer = (headers) =>
    headers["if-none-match"] === "v1" ? { status: 304 } : { body: "first()", etag: "v1" };
  await get();
  pass(16);
  expect((await get()).body).toBe("first()");
  await expect.poll(() => asked).toHaveLength(2);
  answer = () => ({ body: "second()", etag: "v2" });
  pass(10);
  expect((await get()).body).toBe("first()");
  pass(6);
  await expect.poll(async () => (await get()).body).toBe("second()");
  expect(asked).toHaveLength(3);
});

it.each<[string, Answer]>([
  ["an error", () => ({ status: 500, body: "no" })],
  ["a page", () => ({ type: "text/html", body: "<h1>Sign in</h1>" })],
  ["too much", () => ({ body: Buffer.alloc(3 * 1024 * 1024, " ") })],
])("goes on with the last script for a day when the answer is %s", async (_name, bad) => {
  const get = serve();
  await get();
  answer = bad;
  pass(16);
  expect(await get()).toMatchObject({ statusCode: 200, body: "first()" });
  await expect.poll(() => asked).toHaveLength(2);
  await get();
  expect(asked).toHaveLength(2);
  pass(24 * 60);
  expect(await get()).toMatchObject({ statusCode: 502, body: "" });
});

it("has none when there never was one, and recovers", async () => {
  const well = answer;
  answer = () => ({ status: 503 });
  const get = serve();
  expect((await get()).statusCode).toBe(502);
  answer = well;
  expect((await get()).statusCode).toBe(502);
  expect(asked).toHaveLength(1);
  pass(0.5);
  expect(await get()).toMatchObject({ statusCode: 200, body: "first()" });
});

it("keeps nobody waiting for a newer one, however long that takes", async () => {
  const get = serve();
  await get();
  pass(16);
  const held = new Promise<void>((resolve) => {
    upstream.server.removeAllListeners("request");
    // It is never answered.
    upstream.server.once("request", () => resolve());
  });
  expect(await get()).toMatchObject({ statusCode: 200, body: "first()" });
  await held;
  expect(await get()).toMatchObject({ statusCode: 200, body: "first()" });
});

it("goes out small", async () => {
  answer = () => ({ body: "first();".repeat(1000) });
  const { headers, rawPayload } = await serve()({ "accept-encoding": "gzip, br" });
  expect(headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(rawPayload.length).toBeLessThan(500);
});

it("is not there without a tag manager", async () => {
  const server = fastify();
  tag(server, { clock: () => new Date(now) }, undefined);
  expect((await server.inject({ url: TAG_PATH })).statusCode).toBe(404);
});
