import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createGoogleSignIn } from "./google.ts";

/** Answers of a provider that a well-behaved server never gives. */
const own = generateKeyPairSync("rsa", { modulusLength: 2048 });
const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });
let token = "";
let tokenStatus = 200;
const server = createServer((request, response) => {
  const body =
    request.url === "/jwks"
      ? {
          keys: [
            { ...own.publicKey.export({ format: "jwk" }), kid: "k", use: "sig", alg: "RS256" },
          ],
        }
      : { access_token: "a", token_type: "Bearer", expires_in: 3599, id_token: token };
  const status = request.url === "/token" ? tokenStatus : 200;
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
});
let origin = "";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address && typeof address === "object") origin = `http://localhost:${address.port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  tokenStatus = 200;
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
function tokenWith(more: Record<string, unknown>, key: KeyObject = own.privateKey, alg = "RS256") {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: origin,
    aud: "client",
    sub: "g-1",
    iat: now,
    exp: now + 3600,
    nonce: "nonce",
    email: "hanako@example.jp",
    email_verified: true,
    hd: "example.jp",
    ...more,
  };
  const text = `${part({ alg, kid: "k" })}.${part(claims)}`;
  token = `${text}.${alg === "none" ? "" : sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}

const google = () =>
  createGoogleSignIn({
    clientId: "client",
    clientSecret: "secret",
    redirectUri: "https://jobs.example.jp/auth/google/callback",
    issuer: origin,
    authorizationUrl: `${origin}/auth`,
    tokenUrl: `${origin}/token`,
    jwksUrl: `${origin}/jwks`,
    limitMs: 20_000,
  });
const attempt = { state: "state", verifier: "v".repeat(43), nonce: "nonce" };
const finish = (more: Record<string, string> = {}) =>
  google().finish(new URLSearchParams({ code: "code", state: "state", ...more }), attempt);

it("asks for the least, with a proof key of its own, and who it is when that matters", async () => {
  const asked = new URL(await google().begin(attempt, false)).searchParams;
  const challenge = createHash("sha256").update(attempt.verifier).digest("base64url");
  expect(Object.fromEntries(asked)).toMatchObject({
    scope: "openid email",
    code_challenge: challenge,
    nonce: "nonce",
    state: "state",
  });
  expect(asked.has("prompt")).toBe(false);
  const again = new URL(await google().begin(attempt, true)).searchParams;
  expect(again.get("prompt")).toBe("select_account");
});

it("takes a token of this provider for this product and this attempt", async () => {
  tokenWith({});
  const person = { accountId: "g-1", email: "hanako@example.jp", isEmailVerified: true };
  expect(await finish()).toEqual(person);
  expect(await finish({ iss: origin })).toEqual(person);
});

it.each([
  ["another attempt", { nonce: "other" }],
  ["no attempt", { nonce: undefined }],
  ["another product", { aud: "other" }],
  ["another provider", { iss: "https://accounts.example.jp" }],
  ["yesterday", { exp: 1_700_000_000 }],
])("refuses a token for %s", async (_, more) => {
  tokenWith(more);
  await expect(finish()).rejects.toThrow();
});

it("refuses a token that somebody else has signed, or nobody", async () => {
  tokenWith({}, stranger.privateKey);
  await expect(finish()).rejects.toThrow();
  tokenWith({}, own.privateKey, "none");
  await expect(finish()).rejects.toThrow();
});

it("refuses what another provider brought, and another state", async () => {
  tokenWith({});
  await expect(finish({ iss: "https://www.facebook.com" })).rejects.toThrow();
  await expect(finish({ state: "other" })).rejects.toThrow();
});

it.each([
  ["says no", { email_verified: false }],
  ["says nothing", { email_verified: undefined }],
  ["says it in a word", { email_verified: "true" }],
])("believes no address of which the provider %s", async (_, more) => {
  tokenWith(more);
  expect(await finish()).toMatchObject({ isEmailVerified: false });
});

it.each([
  ["hanako@gmail.com", undefined, true],
  ["Hanako@GMAIL.com", undefined, true],
  ["hanako@example.jp", "example.jp", true],
  ["hanako@example.jp", undefined, false],
  ["hanako@example.jp", "", false],
  ["hanako@gmail.com.example.jp", undefined, false],
  ["hanako@notgmail.com", undefined, false],
])("believes %s of the organisation %s: %s", async (email, hd, isEmailVerified) => {
  tokenWith({ email, hd });
  expect(await finish()).toEqual({ accountId: "g-1", email, isEmailVerified });
});

it("has nothing to vouch for where there is no address", async () => {
  tokenWith({ email: undefined });
  expect(await finish()).toEqual({ accountId: "g-1", email: null, isEmailVerified: false });
});

it("tells a person who said no from a provider that failed", async () => {
  const said = (error: string) =>
    google().finish(new URLSearchParams({ error, state: "state" }), attempt);
  expect(await said("access_denied")).toBe("denied");
  await expect(said("server_error")).rejects.toThrow();
  tokenWith({});
  tokenStatus = 503;
  await expect(finish()).rejects.toThrow();
});
