import { sessions, users } from "@tefuda/db/schema/account";
import { customTokens } from "@tefuda/db/schema/bridge";
import { analyticsEvents } from "@tefuda/db/schema/monitoring";
import { secondFactors } from "@tefuda/db/schema/second-factor";
import { eq } from "@tefuda/db/sql";
import { CUSTOM_TOKENS_PER_MINUTE } from "@tefuda/domain/bridge/custom-token";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "../account/browser.fixture.ts";
import { listSessions } from "../account/list-sessions.ts";
import { requireRecentLogin } from "../account/require-recent-login.ts";
import { endSessions, openSession } from "../account/sessions.ts";
import type { Ctx } from "../kernel/context.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { signOut } from "../sign-in/sign-out.ts";
import { signInWithToken } from "./sign-in-with-token.ts";
import { trackEvent } from "./track-event.ts";

const database = useTestDatabase();
const email = "hana@example.jp";
const expired = { code: "customTokenExpired" };
const GET_TOKEN = { eventName: "getCustomToken" };

let app: TestApp;
let userId: string;
let host: ReturnType<typeof makeBrowser>;
let view: ReturnType<typeof makeBrowser>;
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
  // From here on a browser that is new to a user is mailed about.
  app.pass(7 * 24 * 60);
  userId = (await app.makeUser(email)).id;
  await app.makeJoker(userId, email);
  [host, view] = [makeBrowser(app), makeBrowser(app)];
  await signIn(await host.ctx(), { email, password: PASSWORD, page: "joker" });
});

const askToken = async (browser = host): Promise<string> => {
  const { token } = await trackEvent(await browser.ctx(), GET_TOKEN);
  if (!token) throw new Error("There is no token in the answer.");
  return token;
};
const redeem = async (token: string, more: { replace?: boolean; in?: typeof view } = {}) =>
  signInWithToken(await (more.in ?? view).ctx(), { token, replace: more.replace ?? false });
const seconds = (count: number) => app.pass(count / 60);

describe("a token for the view inside an app", () => {
  it("signs the view in once, and is kept as a hash alone", async () => {
    const token = await askToken();
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(JSON.stringify(await database.db.select().from(customTokens))).not.toContain(token);
    expect(await redeem(token)).toEqual({ isNew: true });
    expect(await view.actor()).toMatchObject({ kind: "joker", userId });
    await expect(redeem(token, { in: makeBrowser(app) })).rejects.toMatchObject(expired);
    expect((await listSessions((await view.ctx()) as Ctx<never>)).length).toBe(2);
  });

  it("works for 60 seconds", async () => {
    const token = await askToken();
    seconds(61);
    await expect(redeem(token)).rejects.toMatchObject(expired);
    const next = await askToken();
    seconds(59);
    await redeem(next);
    expect(await view.actor()).toMatchObject({ userId });
  });

  it("ends with the next one, with the sign-out, and with every session of its user", async () => {
    const first = await askToken();
    const second = await askToken();
    await expect(redeem(first)).rejects.toMatchObject(expired);
    await endSessions(database.db, userId, "00000000-0000-7000-8000-000000000000");
    await expect(redeem(second)).rejects.toMatchObject(expired);
    const again = makeBrowser(app);
    await openSession(await again.ctx(), userId);
    const third = await askToken(again);
    await signOut(await again.ctx());
    await expect(redeem(third)).rejects.toMatchObject(expired);
    expect(await view.actor()).toEqual({ kind: "visitor" });
  });

  it("is made so many times a minute, and again a minute later", async () => {
    const other = await app.makeUser("taro@example.jp");
    const written = { createdAt: app.clock(), expiresAt: new Date(app.clock().getTime() + 90_000) };
    await database.db
      .insert(customTokens)
      .values({ ...written, id: uuidv7(), userId: other.id, tokenHash: "taro" });
    for (let made = 0; made < CUSTOM_TOKENS_PER_MINUTE; made += 1) await askToken();
    await expect(askToken()).rejects.toMatchObject({ code: "tooManyRequests" });
    seconds(59);
    await expect(askToken()).rejects.toMatchObject({ code: "tooManyRequests" });
    seconds(1);
    await askToken();
    // Rows of earlier minutes do not pile up; those of others are left as they are.
    expect(await database.db.$count(customTokens, eq(customTokens.userId, userId))).toBe(1);
    const theirs = await database.db
      .select()
      .from(customTokens)
      .where(eq(customTokens.userId, other.id));
    expect(theirs).toMatchObject([written]);
  });

  it("is for seekers and staff who are signed in", async () => {
    await expect(askToken(view)).rejects.toMatchObject({ code: "unauthenticated" });
    const operator = await app.makeUser("operator@example.jp");
    await app.makeOperator(operator.id, "operator@example.jp");
    await openSession(await view.ctx(), operator.id);
    await expect(askToken(view)).rejects.toMatchObject({ code: "permissionDenied" });
    const ace = await app.makeUser("ace@example.jp");
    await app.makeAce(ace.id, "ace@example.jp");
    const office = makeBrowser(app);
    await openSession(await office.ctx(), ace.id);
    const inner = makeBrowser(app);
    await redeem(await askToken(office), { in: inner });
    expect(await inner.actor()).toMatchObject({ kind: "ace", userId: ace.id });
  });

  it.each([
    ["suspended", { suspendedAt: new Date("2026-11-27T00:00:00Z") }],
    ["withdrawn", { withdrawalRequestedAt: new Date("2026-11-27T00:00:00Z") }],
    ["without a password of one's own", { mustChangePassword: true }],
  ])("opens nothing for somebody %s", async (_, state) => {
    const token = await askToken();
    await database.db.update(users).set(state).where(eq(users.id, userId));
    await expect(redeem(token)).rejects.toMatchObject({ code: "userDisabled" });
    expect(await database.db.$count(sessions)).toBe(1);
  });

  it("is no recent sign-in, and asks for no second step that its session has passed", async () => {
    const written = { createdAt: app.clock(), updatedAt: app.clock() };
    await database.db.insert(secondFactors).values({ userId, secretSealed: "x", ...written });
    await redeem(await askToken());
    expect(await view.actor()).toMatchObject({ userId });
    await expect(requireRecentLogin(await view.ctx())).rejects.toMatchObject({
      code: "requireRecentLogin",
    });
    await requireRecentLogin(await host.ctx());
  });

  it("is mailed about where the view is new to its user, and not where it was theirs before", async () => {
    const told = async () =>
      (await app.mailsTo(email)).filter(({ template }) => template === "newDevice").length;
    await redeem(await askToken());
    expect(await told()).toBe(1);
    await signOut(await view.ctx());
    app.pass(60);
    await redeem(await askToken());
    expect(await told()).toBe(1);
  });

  it("leaves a view of somebody else alone until its owner agrees, and costs nothing", async () => {
    const other = await app.makeUser("taro@example.jp");
    await app.makeJoker(other.id, "taro@example.jp");
    await openSession(await view.ctx(), other.id);
    const token = await askToken();
    await expect(redeem(token)).rejects.toMatchObject({ code: "alreadySignedIn" });
    expect(await view.actor()).toMatchObject({ userId: other.id });
    await redeem(token, { replace: true });
    expect(await view.actor()).toMatchObject({ userId });
    const left = await database.db.select().from(sessions).where(eq(sessions.userId, other.id));
    expect(left).toEqual([]);
  });

  it("is used up without a new session in a view that is its user's already", async () => {
    await redeem(await askToken());
    const before = await database.db.$count(sessions);
    const token = await askToken();
    expect(await redeem(token)).toEqual({ isNew: false });
    expect(await database.db.$count(sessions)).toBe(before);
    await expect(redeem(token)).rejects.toMatchObject(expired);
  });
});

it("keeps own events, for visitors too, and forgets a host's own", async () => {
  const page = { eventName: "page_view", params: { page: "/webview" } };
  await trackEvent(await view.ctx(), page);
  await trackEvent(await host.ctx(), page);
  await trackEvent(await host.ctx(), { eventName: "app_opened", params: { from: "icon" } });
  const kept = await database.db.select().from(analyticsEvents);
  expect(kept.filter(({ name }) => name === "page_view")).toMatchObject(
    [null, userId].map((one) => ({ userId: one, params: { page: "/webview" } })),
  );
  expect(kept.some(({ name }) => (name as string) === "app_opened")).toBe(false);
});

it("gives no token to a page, by whichever of the two headers a browser tells of it", async () => {
  for (const [name, value] of [
    ["origin", "https://example.jp"],
    ["sec-fetch-site", "same-origin"],
  ] as const) {
    const ctx = await host.ctx();
    const request = { ...ctx.request, headers: new Headers({ [name]: value }) };
    await expect(trackEvent({ ...ctx, request }, GET_TOKEN)).rejects.toMatchObject({
      code: "permissionDenied",
    });
  }
});

it("refuses what is no event at all", async () => {
  for (const data of [null, "getCustomToken"])
    await expect(trackEvent(await host.ctx(), data)).rejects.toMatchObject({ name: "ZodError" });
});
