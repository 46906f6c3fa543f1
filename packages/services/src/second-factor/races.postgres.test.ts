import { recoveryCodes } from "@tefuda/db/schema/second-factor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { makeBrowser, makeTestApp, type TestApp } from "../account/browser.fixture.ts";
import { signInWithCode } from "../sign-in/sign-in-with-code.ts";
import { makeRecoveryCodes, storeRecoveryCodes } from "./recovery-codes.ts";
import { giveFactor, logIn } from "./second-factor.fixture.ts";
import { takeCode } from "./take-code.ts";
import { codeAt } from "./totp.ts";

const database = useTestDatabase();
const email = "operator@example.jp";

let app: TestApp;
let userId: string;
let secret: string;
let codes: string[];
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
  userId = (await app.makeUser(email)).id;
  await app.makeOperator(userId, email);
  secret = await giveFactor(app, userId);
  codes = makeRecoveryCodes();
  await database.db.transaction((tx) => storeRecoveryCodes(tx, app.clock(), userId, codes));
});

const outcomes = async (tries: readonly (() => Promise<unknown>)[]) => {
  const all = await Promise.allSettled(tries.map((attempt) => attempt()));
  return all.map((one) => (one.status === "fulfilled" ? "in" : String(one.reason.code))).sort();
};
const four = <T>(make: (n: number) => T) => Array.from({ length: 4 }, (_, n) => make(n));

it.each(["recovery", "app"])(
  "lets one of several browsers in with the same %s code",
  async (kind) => {
    const code = kind === "app" ? codeAt(secret, app.clock()) : (codes[0] ?? "");
    const browsers = four(() => makeBrowser(app));
    for (const browser of browsers) await logIn(browser, email, "operator");
    const found = await outcomes(
      browsers.map((browser) => async () => signInWithCode(await browser.ctx(), { code })),
    );
    expect(found).toEqual(["in", ...four(() => "wrongSecondFactor").slice(1)]);
    const kept = await database.db.select().from(recoveryCodes);
    expect(kept.filter(({ usedAt }) => usedAt)).toHaveLength(kind === "app" ? 0 : 1);
  },
);

it("lets one of two tabs end the same step with different codes", async () => {
  const browser = makeBrowser(app);
  await logIn(browser, email, "operator");
  const found = await outcomes(
    codes.slice(0, 3).map((code) => async () => signInWithCode(await browser.ctx(), { code })),
  );
  expect(found).toEqual(["in", "secondStepExpired", "secondStepExpired"]);
});

it("looks at five of many codes that are tried at once", async () => {
  const tries = Array.from({ length: 20 }, (_, n) => async () => {
    await takeCode(app, userId, String(n).padStart(6, "0"));
  });
  const found = await outcomes(tries);
  expect(found.filter((one) => one === "wrongSecondFactor")).toHaveLength(5);
  expect(found.filter((one) => one === "temporarilyLocked")).toHaveLength(15);
  expect((await app.mailsTo(email)).map(({ subject }) => subject)).toEqual([
    "【Tefuda】確認コードの入力に続けて失敗しました",
  ]);
});
