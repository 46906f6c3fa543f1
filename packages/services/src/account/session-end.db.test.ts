import { visitor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signInWithToken } from "../bridge/sign-in-with-token.ts";
import { trackEvent } from "../bridge/track-event.ts";
import { followLive } from "../live/follow.ts";
import { reauthenticate } from "../sign-in/reauthenticate.ts";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "./browser.fixture.ts";
import { endSession } from "./end-session.ts";
import { listSessions } from "./list-sessions.ts";
import { peekActor } from "./resolve-actor.ts";
import { openSession } from "./sessions.ts";

const database = useTestDatabase();
const DAY = 24 * 60;

let app: TestApp;
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A browser that somebody has just signed in at. */
async function signedIn(kind: "joker" | "operator") {
  const email = `${kind}@example.jp`;
  const { id } = await app.makeUser(email);
  await (kind === "joker" ? app.makeJoker(id, email) : app.makeOperator(id, email));
  const browser = makeBrowser(app);
  await openSession(await browser.ctx(), id);
  return browser;
}

it("ends 90 days after the sign-in, however much it is used", async () => {
  const browser = await signedIn("joker");
  for (const days of [29, 29, 29, 2.9]) {
    app.pass(days * DAY);
    expect(await browser.actor()).toMatchObject({ kind: "joker" });
  }
  app.pass(0.1 * DAY);
  expect(await browser.actor()).toEqual(visitor);
});

it("ends 12 hours after the sign-in of an operator, however much it is used", async () => {
  const browser = await signedIn("operator");
  for (const minutes of [6 * 60, 5 * 60, 59]) {
    app.pass(minutes);
    expect(await browser.actor()).toMatchObject({ kind: "operator" });
  }
  app.pass(1);
  expect(await browser.actor()).toEqual(visitor);
});

it("ends in an app's view with the session that let it in", async () => {
  const host = await signedIn("joker");
  for (const days of [29, 29, 29]) {
    app.pass(days * DAY);
    await host.actor();
  }
  const { token = "" } = await trackEvent(await host.ctx(), { eventName: "getCustomToken" });
  const view = makeBrowser(app);
  await signInWithToken(await view.ctx(), { token, replace: false });
  app.pass(2.9 * DAY);
  expect(await view.actor()).toMatchObject({ kind: "joker" });
  app.pass(0.1 * DAY);
  expect(await view.actor()).toEqual(visitor);
});

it("ends the stream of a page that was open all the time within a minute", async () => {
  const browser = await signedIn("operator");
  const ctx = await browser.ctx();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stream = followLive(
    ctx as Parameters<typeof followLive>[0],
    {},
    {
      topics: ["none"],
      positions: new Map(),
      signal: new AbortController().signal,
      readActor: () => peekActor(app, ctx.request.headers),
    },
  );
  for (let n = 0; n < 2; n += 1) await stream.next();
  let hasEnded = false;
  const end = stream.next().then(({ done }) => {
    hasEnded = done === true;
  });
  app.pass(12 * 60 - 1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await peekActor(app, ctx.request.headers)).toMatchObject({ kind: "operator" });
  expect(hasEnded).toBe(false);
  app.pass(1);
  await vi.advanceTimersByTimeAsync(60_000);
  await end;
  expect(hasEnded).toBe(true);
});

it("asks again who somebody is before a session elsewhere is ended", async () => {
  const [phone, desk] = [await signedIn("joker"), makeBrowser(app)];
  const { actor } = await phone.ctx();
  if (actor.kind !== "joker") throw new Error("not signed in");
  await openSession(await desk.ctx(), actor.userId);
  const ctx = async () => ({ ...(await desk.ctx()), actor });
  const sessionId = (await listSessions(await ctx())).find(({ isCurrent }) => !isCurrent)?.id ?? "";
  app.pass(5.1);
  const end = async () => endSession(await ctx(), { sessionId });
  await expect(end()).rejects.toMatchObject({ code: "requireRecentLogin" });
  expect(await phone.actor()).toMatchObject({ kind: "joker" });
  await reauthenticate(await ctx(), { password: PASSWORD });
  await end();
  expect(await phone.actor()).toEqual(visitor);
  expect(await desk.actor()).toMatchObject({ kind: "joker" });
});
