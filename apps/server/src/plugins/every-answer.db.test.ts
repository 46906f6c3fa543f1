import { once } from "node:events";
import { connect } from "node:net";
import { makeTestApp } from "@tefuda/services/account/browser.fixture";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { createServer } from "../server.ts";
import type { AppCtx } from "../trpc/context.ts";

const test = useTestDatabase();
let server: FastifyInstance;
let port = 0;
beforeAll(async () => {
  const config = readConfig({
    ROLE: "api",
    LOG_LEVEL: "silent",
    DEV_PAGES: "1",
    AUTH_SECRET: "x".repeat(40),
    OPERATOR_CONTACT: "desk@example.jp",
  });
  server = await createServer(config, test.database, makeTestApp(test.db) as unknown as AppCtx);
  port = Number(new URL(await server.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => server.close());

/** The paths of all routes, with something in the place of each parameter. */
function paths(): string[] {
  const parents: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const found = /^([\s│├└─]*)(\S+)(?: \(.*\))?$/u.exec(line);
      if (!found) return [];
      const depth = (found[1] ?? "").length / 4;
      parents.splice(Math.max(0, depth - 1), Number.POSITIVE_INFINITY, found[2] ?? "");
      // The one path that ends by a star is printed without its beginning.
      const path = parents.join("").replace(/^\*$/, "/files/x");
      return [path.replace(/:\w+/g, "x")];
    });
}

/** What stands on the wire, whatever is sent. */
async function say(text: string): Promise<{ status: number; headers: Map<string, string> }> {
  const socket = connect(port, "127.0.0.1");
  socket.write(text);
  let answer = "";
  socket.setEncoding("latin1").on("data", (piece: string) => {
    answer += piece;
  });
  await once(socket, "close");
  const [first = "", ...lines] = (answer.split("\r\n\r\n")[0] ?? "").split("\r\n");
  const pairs = lines.map((line) => /^([^:]+): (.*)$/.exec(line) ?? []);
  return {
    status: Number(first.split(" ")[1]),
    headers: new Map(pairs.map(([, name = "", value = ""]) => [name.toLowerCase(), value])),
  };
}

const faultsOf = ({ status, headers }: Awaited<ReturnType<typeof say>>): string[] => {
  const policy = headers.get("content-security-policy") ?? "";
  const type = headers.get("content-type");
  return [
    ...(status >= 200 ? [] : ["no answer"]),
    ...(policy.includes("default-src 'none'") ? [] : ["no policy"]),
    ...(/frame-ancestors '(none|self)'/.test(policy) ? [] : ["may be framed"]),
    ...(headers.get("x-content-type-options") === "nosniff" ? [] : ["may be sniffed"]),
    ...(/\bno-store\b|^public, max-age=3600$/.test(headers.get("cache-control") ?? "")
      ? []
      : ["may be kept"]),
    ...(/^(DENY|SAMEORIGIN)$/.test(headers.get("x-frame-options") ?? "") ? [] : ["may be framed"]),
    ...(type?.startsWith("text/") && !/charset=utf-8/i.test(type) ? [`no charset: ${type}`] : []),
  ];
};

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];
const ask = (method: string, path: string, more = "") =>
  say(`${method} ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n${more}\r\n`);

it("of every route has the headers, whatever method asks", async () => {
  const known = paths();
  expect(known).toEqual(
    expect.arrayContaining(["/healthz", "/readyz", "/files/x", "/trpc/x", "/dev/mails/x/x"]),
  );
  const faults: string[] = [];
  for (const path of known)
    for (const method of METHODS)
      for (const fault of faultsOf(await ask(method, path)))
        faults.push(`${method} ${path}: ${fault}`);
  expect(faults).toEqual([]);
});

const refused: readonly [string, number, () => ReturnType<typeof say>][] = [
  ["an address that leads nowhere", 404, () => ask("GET", "/nowhere")],
  ["a page that leads nowhere", 404, () => ask("GET", "/nowhere", "Accept: text/html\r\n")],
  ["an address that is not encoded", 400, () => ask("GET", "/files/%E0%A4%A")],
  ["an address with a NUL", 400, () => ask("GET", "/files/%00")],
  ["an address that is too long", 414, () => ask("GET", `/trpc/${"a".repeat(5001)}`)],
  ["headers that are too long", 431, () => ask("GET", "/", `X-Long: ${"a".repeat(20_000)}\r\n`)],
  ["a foreign page's call", 403, () => ask("POST", "/trpc/x", "Origin: https://evil.example\r\n")],
  [
    "a body that is no JSON",
    400,
    () =>
      ask(
        "POST",
        "/trpc/account.signIn",
        "Content-Type: application/json\r\nContent-Length: 1\r\n\r\n{",
      ),
  ],
  [
    "a body that is too long",
    413,
    () => ask("POST", "/rpc/x", "Content-Type: application/json\r\nContent-Length: 99999999\r\n"),
  ],
  ["what expects more than an answer", 200, () => ask("GET", "/healthz", "Expect: miracles\r\n")],
  [
    "a request without a host",
    400,
    () => say("GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n"),
  ],
  ["a method that nobody knows", 400, () => ask("FROB", "/")],
  ["another protocol", 400, () => say("hello\r\n\r\n")],
];
it.each(refused)("has them for %s", async (_what, status, refusal) => {
  const answer = await refusal();
  expect(faultsOf(answer)).toEqual([]);
  expect(answer.status).toBe(status);
});
