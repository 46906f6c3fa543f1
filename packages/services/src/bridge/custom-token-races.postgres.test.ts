import { sessions } from "@tefuda/db/schema/account";
import { customTokens } from "@tefuda/db/schema/bridge";
import { and, eq, gt, isNull } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { makeBrowser, makeTestApp, type TestApp } from "../account/browser.fixture.ts";
import { openSession } from "../account/sessions.ts";
import { signInWithToken } from "./sign-in-with-token.ts";
import { trackEvent } from "./track-event.ts";

const ROUNDS = 5;
const database = useTestDatabase();

let app: TestApp;
let userId: string;
let host: ReturnType<typeof makeBrowser>;
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
  userId = (await app.makeUser("hana@example.jp")).id;
  await app.makeJoker(userId, "hana@example.jp");
  host = makeBrowser(app);
  await openSession(await host.ctx(), userId);
});

const askToken = async () => {
  const { token = "" } = await trackEvent(await host.ctx(), { eventName: "getCustomToken" });
  return token;
};

it("signs one view in, however many bring the same token at once", async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const token = await askToken();
    const views = await Promise.all([1, 2, 3, 4].map(() => makeBrowser(app).ctx()));
    const tries = views.map((ctx) => signInWithToken(ctx, { token, replace: false }));
    const ends = (await Promise.allSettled(tries)).map((one) =>
      one.status === "fulfilled" ? "in" : String(one.reason.code),
    );
    expect(ends.toSorted()).toEqual([...Array(3).fill("customTokenExpired"), "in"]);
    expect(await database.db.$count(sessions, eq(sessions.userId, userId))).toBe(1 + round);
    app.pass(2);
  }
});

it("leaves one good token, however many are asked for at once", async () => {
  await Promise.all([1, 2, 3, 4].map(askToken));
  const good = and(isNull(customTokens.usedAt), gt(customTokens.expiresAt, app.clock()));
  expect(await database.db.$count(customTokens, good)).toBe(1);
});
