import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGoogleCalendar, GOOGLE_SCOPE } from "./google.ts";

/** Answers of a provider that a well-behaved server never gives. */
let answer: { status: number; body: string; headers?: Record<string, string> };
let asked = 0;
const server = createServer((_, response) => {
  asked += 1;
  const headers = { "content-type": "application/json", ...answer.headers };
  response.writeHead(answer.status, headers).end(answer.body);
});
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());

const json = (status: number, body: unknown) => {
  answer = { status, body: JSON.stringify(body) };
};

function calendar() {
  const address = server.address();
  const origin =
    address && typeof address === "object" ? `http://localhost:${address.port}` : "nowhere";
  return createGoogleCalendar({
    clientId: "client",
    clientSecret: "secret",
    redirectUri: "https://jobs.example.jp/calendar/google/callback",
    issuer: origin,
    authorizationUrl: `${origin}/auth`,
    tokenUrl: `${origin}/token`,
    revocationUrl: `${origin}/revoke`,
    calendarUrl: `${origin}/calendar/v3`,
  });
}

const from = new Date("2026-11-23T00:00:00Z");
const to = new Date("2026-11-30T00:00:00Z");
const read = () => calendar().readBusy("token", from, to);
const finish = () =>
  calendar().finish(new URLSearchParams({ code: "code", state: "state" }), {
    state: "state",
    verifier: "v".repeat(43),
  });
const tokens = { access_token: "a", refresh_token: "r", token_type: "Bearer", expires_in: 3599 };

it("proves with a hash that it is who went there", async () => {
  const { url, verifier } = await calendar().begin();
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  expect(new URL(url).searchParams.get("code_challenge")).toBe(challenge);
});

it.each([
  ["another right", "openid"],
  ["no word of any", undefined],
])("takes no tokens for %s", async (_, scope) => {
  json(200, { ...tokens, scope });
  expect(await finish()).toBe("scopeMissing");
});

it("takes tokens for the right it asked for, and none that do not last", async () => {
  json(200, { ...tokens, scope: `openid ${GOOGLE_SCOPE}` });
  expect(await finish()).toEqual({ accessToken: "a", refreshToken: "r", expiresInSeconds: 3599 });
  json(200, { ...tokens, refresh_token: undefined, scope: GOOGLE_SCOPE });
  await expect(finish()).rejects.toThrow("no refresh token");
});

it("keeps its refresh token where the provider gives no new one", async () => {
  json(200, { ...tokens, refresh_token: undefined });
  expect(await calendar().refresh("old")).toMatchObject({ refreshToken: "old" });
});

it("tells a token that is refused from a mistake in the settings", async () => {
  json(400, { error: "invalid_grant" });
  expect(await calendar().refresh("old")).toBe("refused");
  json(401, { error: "invalid_client" });
  await expect(calendar().refresh("old")).rejects.toThrow();
});

it("takes it for done when the right has ended already", async () => {
  json(400, { error: "invalid_token" });
  await expect(calendar().revoke("r")).resolves.toBeUndefined();
  json(503, {});
  await expect(calendar().revoke("r")).rejects.toThrow();
});

const reasons = (reason: string) => ({ error: { code: 403, errors: [{ domain: "x", reason }] } });
it.each([
  ["a limit", 403, reasons("rateLimitExceeded")],
  [
    "a fault of the calendar",
    200,
    { calendars: { primary: { errors: [{ reason: "notFound" }] } } },
  ],
  ["no calendar", 200, { calendars: {} }],
  ["times that are none", 200, { calendars: { primary: { busy: [{ start: "x", end: "y" }] } } }],
])("does not take %s for a free week", async (_, status, body) => {
  json(status, body);
  await expect(read()).rejects.toThrow();
});

it("leaves whatever else of an event comes behind", async () => {
  const [start, end] = ["2026-11-24T01:00:00Z", "2026-11-24T02:00:00.000+00:00"];
  json(200, { calendars: { primary: { busy: [{ start, end, summary: "歯医者" }] } } });
  expect(await read()).toEqual([{ startAt: new Date(start), endAt: new Date(end) }]);
});

it("shows the token to nobody whom an answer names", async () => {
  const before = asked;
  answer = { status: 307, body: "", headers: { location: "/elsewhere" } };
  await expect(read()).rejects.toThrow();
  expect(asked).toBe(before + 1);
});
