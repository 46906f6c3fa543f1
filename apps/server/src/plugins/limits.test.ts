import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { type FastifyInstance, fastify } from "fastify";
import { afterEach, expect, it, vi } from "vitest";
import { failureOf, sendFailure } from "./failure.ts";
import { limits, streamLimit } from "./limits.ts";

let server: FastifyInstance;
afterEach(() => server.close());

/** Routes that answer when told to, behind the limits; clients are told apart by a header. */
async function start() {
  let answer: (() => void)[] = [];
  server = fastify({ trustProxy: (_address, hop) => hop < 1, forceCloseConnections: true });
  server.setErrorHandler((error, request, reply) => sendFailure(request, reply, failureOf(error)));
  limits(server, ({ headers }) => headers["x-own-call"] === "yes", { bodyWithinMs: 200 });
  server.addHook("onRequest", async (request) => {
    Object.defineProperty(request, "actor", { value: { kind: "visitor" } });
  });
  streamLimit(server);
  server.get("/slow", () => new Promise((resolve) => answer.push(() => resolve("done"))));
  server.get("/healthz", async () => "ok");
  server.post("/written", async () => "taken");
  await server.listen({ port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const ask = (from: string, headers: Record<string, string> = {}, path = "/slow") =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { "x-forwarded-for": from, ...headers } });
  return {
    ask,
    port,
    /** Resolves once so many wait for their answer. */
    untilWaiting: (count: number) =>
      vi.waitFor(() => expect(answer).toHaveLength(count), { timeout: 10_000 }),
    answerAll() {
      for (const each of answer) each();
      answer = [];
    },
  };
}

it("lets one client have 64 requests under way, and the next when they are answered", async () => {
  const { ask, untilWaiting, answerAll } = await start();
  const under = Array.from({ length: 64 }, () => ask("192.0.2.1"));
  await untilWaiting(64);
  expect((await ask("192.0.2.1")).status).toBe(503);
  expect((await ask("192.0.2.1", {}, "/healthz")).status).toBe(200);
  const others = [ask("192.0.2.2"), ask("192.0.2.1", { "x-own-call": "yes" })];
  await untilWaiting(66);
  answerAll();
  for (const answer of await Promise.all([...under, ...others])) expect(answer.status).toBe(200);
  const again = ask("192.0.2.1");
  await untilWaiting(1);
  answerAll();
  expect((await again).status).toBe(200);
});

it("sends everybody away at once when 500 requests are under way, but for the questions after its health", async () => {
  const { ask, untilWaiting, answerAll } = await start();
  const under = Array.from({ length: 500 }, (_, n) => ask(`192.0.2.${n % 10}`));
  await untilWaiting(500);
  const refused = await ask("198.51.100.1");
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect((await ask("198.51.100.1", {}, "/healthz")).status).toBe(200);
  answerAll();
  await Promise.all(under);
});

it("lets one person have twelve streams", async () => {
  const { ask, untilWaiting, answerAll } = await start();
  const stream = { accept: "text/event-stream" };
  const under = Array.from({ length: 12 }, () => ask("192.0.2.1", stream));
  await untilWaiting(12);
  const refused = await ask("192.0.2.1", stream);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("5");
  const other = ask("192.0.2.2", stream);
  await untilWaiting(13);
  answerAll();
  for (const answer of await Promise.all([...under, other])) expect(answer.status).toBe(200);
});

it("hangs up on whoever sends a body drop by drop", async () => {
  const { port } = await start();
  const post = (size: number) => {
    const sent = request({
      port,
      host: "127.0.0.1",
      method: "POST",
      path: "/written",
      headers: { "content-type": "text/plain", "content-length": size },
    });
    sent.write("abc");
    return sent;
  };
  const whole = post(3);
  const [answer] = await once(whole.end(), "response");
  expect(answer.statusCode).toBe(200);
  const [error] = await once(
    post(4).on("response", () => undefined),
    "error",
  );
  expect(error).toMatchObject({ code: "ECONNRESET" });
});
