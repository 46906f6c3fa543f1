import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createFacebookSignIn } from "./facebook.ts";

/** Answers that a well-behaved server never gives, and the questions that it was asked. */
let me: { status: number; body: unknown; headers?: Record<string, string> };
const asked: { url: string; authorization: string | undefined }[] = [];
const server = createServer((request, response) => {
  const { url = "", headers } = request;
  asked.push({ url, authorization: headers.authorization });
  const given = { access_token: "token", token_type: "bearer", expires_in: 5_183_944 };
  const {
    status,
    body,
    headers: more,
  } = url.startsWith("/me") ? me : { status: 200, body: given, headers: {} };
  response
    .writeHead(status, { "content-type": "application/json; charset=UTF-8", ...more })
    .end(JSON.stringify(body));
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
  asked.length = 0;
  me = { status: 200, body: { id: "fb-1", email: "hanako@example.jp" } };
});

const facebook = () =>
  createFacebookSignIn({
    appId: "app",
    appSecret: "secret",
    redirectUri: "https://jobs.example.jp/auth/facebook/callback",
    authorizationUrl: `${origin}/dialog/oauth`,
    tokenUrl: `${origin}/oauth/access_token`,
    graphUrl: origin,
    limitMs: 20_000,
  });
const attempt = { state: "state", verifier: "v".repeat(43), nonce: "nonce" };
const finish = () =>
  facebook().finish(new URLSearchParams({ code: "code", state: "state" }), attempt);

it("asks for the least, and for the password anew when that matters", async () => {
  const query = new URL(await facebook().begin(attempt, false)).searchParams;
  expect(query.get("scope")).toBe("public_profile email");
  expect(query.get("code_challenge_method")).toBe("S256");
  expect(query.has("auth_type")).toBe(false);
  const again = new URL(await facebook().begin(attempt, true)).searchParams;
  expect(again.get("auth_type")).toBe("reauthenticate");
});

it("proves to the Graph that it is this product, and never believes an address", async () => {
  expect(await finish()).toEqual({
    accountId: "fb-1",
    email: "hanako@example.jp",
    isEmailVerified: false,
  });
  const question = asked.at(-1);
  const query = new URL(question?.url ?? "", origin).searchParams;
  const proof = createHmac("sha256", "secret").update("token").digest("hex");
  expect(Object.fromEntries(query)).toEqual({ fields: "id,email", appsecret_proof: proof });
  expect(question?.authorization).toBe("Bearer token");
});

it("leaves an address out that there is not", async () => {
  me.body = { id: "fb-1" };
  expect(await finish()).toMatchObject({ accountId: "fb-1", email: null });
});

it.each([[{}], [{ id: "" }], [{ id: 5 }], ["nobody"]])("knows nobody by %j", async (body) => {
  me.body = body;
  expect(await finish()).toBe("noUserInfo");
});

it("fails where the Graph does, and shows the token to nobody whom it names", async () => {
  me.status = 500;
  await expect(finish()).rejects.toThrow("Graph answered 500");
  me = { status: 307, body: {}, headers: { location: "/elsewhere" } };
  const before = asked.length;
  await expect(finish()).rejects.toThrow();
  expect(asked).toHaveLength(before + 2);
});

it("tells a person who said no, and refuses another state", async () => {
  const denied = { error: "access_denied", error_reason: "user_denied", state: "state" };
  expect(await facebook().finish(new URLSearchParams(denied), attempt)).toBe("denied");
  const other = new URLSearchParams({ code: "code", state: "other" });
  await expect(facebook().finish(other, attempt)).rejects.toThrow();
});
