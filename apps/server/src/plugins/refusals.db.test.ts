import { Writable } from "node:stream";
import { makeBrowser, makeTestApp, PASSWORD } from "@tefuda/services/account/browser.fixture";
import { openSession } from "@tefuda/services/account/sessions";
import { giveFactor } from "@tefuda/services/second-factor/second-factor.fixture";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { type FastifyInstance, fastify, LogController } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { logging } from "../logging.ts";
import { calls } from "./calls.ts";
import { faults } from "./faults.ts";
import { files } from "./files.ts";
import { hostFunctions } from "./functions.ts";
import { session } from "./session.ts";
import { social } from "./social.ts";

const test = useTestDatabase();
const joker = "hanako@example.jp";
const operator = "support@example.jp";

let server: FastifyInstance;
let app: ReturnType<typeof makeTestApp>;
let printed = "";
let ids: { joker: string; operator: string };

beforeEach(async () => {
  await test.clear();
  printed = "";
  app = makeTestApp(test.db);
  ids = { joker: (await app.makeUser(joker)).id, operator: (await app.makeUser(operator)).id };
  await app.makeJoker(ids.joker, joker);
  await app.makeOperator(ids.operator, operator);
  await giveFactor(app, ids.operator);
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      printed += chunk.toString();
      done();
    },
  });
  server = fastify({
    logger: { ...logging("info"), stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  faults(server, app);
  session(server, app);
  await calls(server, app, () => false);
  await hostFunctions(server, app);
  await social(server, { ...app, ports: { ...app.ports, social: { google: noProvider } } });
  files(server, app);
});
afterEach(() => server.close());

/** Nobody gets as far as to be asked about there. */
const noProvider = { provider: "google", begin: fail, finish: fail } as const;
function fail(): never {
  throw new Error("not asked in this test");
}

/** The lines of the log since it was last read, without their times. */
function lines() {
  const read = printed
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  printed = "";
  return read
    .filter(({ event }) => event !== undefined)
    .map(({ event, path, code, userId }) => ({ event, path, code, userId }));
}

const post = (path: string, input: object, cookie = "") =>
  server.inject({
    method: "POST",
    url: `/trpc/${path}`,
    headers: { "content-type": "application/json", cookie },
    payload: JSON.stringify({ json: input }),
  });

async function cookieOf(userId: string) {
  const browser = makeBrowser(app);
  await openSession(await browser.ctx(), userId);
  return (await browser.ctx()).request.headers.get("cookie") ?? "";
}

it("tells of each sign-in whose it was, where, and how it ended, in nobody's words", async () => {
  const none = { code: undefined, userId: undefined };
  await post("account.signIn", { email: joker, password: "wrong words 1" });
  const path = "account.signIn";
  expect(lines()).toEqual([
    { ...none, event: "signInFailed", path, code: "wrongPassword", userId: ids.joker },
    { ...none, event: "refused", path, code: "wrongPassword" },
  ]);
  await post("account.signIn", { email: "nobody@example.jp", password: PASSWORD });
  expect(lines()[0]).toEqual({ ...none, event: "signInFailed", path, code: "wrongPassword" });
  await post("account.signIn", { email: joker, password: PASSWORD });
  expect(lines()).toEqual([{ ...none, event: "signedIn", path, userId: ids.joker }]);

  const begun = await post("account.signInOperator", { email: operator, password: PASSWORD });
  expect(lines()).toEqual([
    { ...none, event: "secondStep", path: "account.signInOperator", userId: ids.operator },
  ]);
  const cookie = begun.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
  await post("secondFactor.signIn", { code: "000000" }, cookie.join("; "));
  expect(lines()[0]).toEqual({
    event: "signInFailed",
    path: "secondFactor.signIn",
    code: "wrongSecondFactor",
    userId: ids.operator,
  });

  await server.inject("/auth/google/callback?state=made-up-words&code=secret");
  expect(lines()).toEqual([
    { ...none, event: "signInFailed", path: "/auth/google/callback", code: "stale" },
  ]);
});

it("tells of each who is turned away: who, where and why", async () => {
  const cookie = await cookieOf(ids.joker);
  const refused = { event: "refused", userId: ids.joker };
  await post("member.invite", { email: "secret@example.jp", name: "山田" }, cookie);
  await post("account.endSession", { sessionId: "山田" }, cookie);
  await server.inject({ url: "/trpc/山田.花子", headers: { cookie } });
  await server.inject({ url: "/files/chat/山田.png", headers: { cookie } });
  await server.inject({ method: "POST", url: "/functions/山田", headers: { cookie } });
  await post("account.listSessions", {});
  const text = printed;
  expect(lines()).toEqual([
    { ...refused, path: "member.invite", code: "permissionDenied" },
    { ...refused, path: "account.endSession", code: "invalidParameter" },
    { ...refused, path: "no such call", code: "dataNotFound" },
    { ...refused, path: "/files/*", code: "dataNotFound" },
    { ...refused, path: "/functions/:name", code: "dataNotFound" },
    { event: "refused", path: "account.listSessions", code: "invalidParameter", userId: undefined },
  ]);
  expect(text).not.toMatch(/山田|花子|%E5|secret/i);
});

it("tells of what fails when, where and over whose call", async () => {
  server.get("/broken", () => {
    throw new TypeError("山田");
  });
  await server.inject({ url: "/broken", headers: { cookie: await cookieOf(ids.joker) } });
  expect(JSON.parse(printed)).toMatchObject({
    level: 50,
    time: expect.any(Number),
    reqId: expect.any(String),
    userId: ids.joker,
    err: { type: "TypeError", stack: expect.stringContaining("refusals.db.test.ts") },
  });
});

it("tells of each who reaches a limit", async () => {
  for (let n = 0; n < 5; n += 1) await post("account.signIn", { email: joker, password: "wrong" });
  lines();
  await post("account.signIn", { email: joker, password: PASSWORD });
  expect(lines()).toEqual([
    {
      event: "signInFailed",
      path: "account.signIn",
      code: "temporarilyLocked",
      userId: ids.joker,
    },
    { event: "refused", path: "account.signIn", code: "temporarilyLocked", userId: undefined },
  ]);
  await Promise.all(
    Array.from({ length: 241 }, () =>
      server.inject({ method: "POST", url: "/functions/trackEvent" }),
    ),
  );
  expect(lines()).toContainEqual({
    event: "refused",
    path: "/functions/:name",
    code: "tooManyRequests",
    userId: undefined,
  });
});
