import { consents } from "@tefuda/db/schema/account";
import { and, eq } from "@tefuda/db/sql";
import { renewConsentsSchema } from "@tefuda/domain/account/schema";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { getMe } from "../views/get-me.ts";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "./browser.fixture.ts";
import { completeSignUp } from "./complete-sign-up.ts";
import { renewConsents } from "./renew-consents.ts";
import { requestSignUp } from "./request-sign-up.ts";

const database = useTestDatabase();
const email = "hanako@example.jp";
const agreed = { agreedTermsVersion: "2026-11-01", agreedPrivacyVersion: "2026-11-01" } as const;

let app: TestApp;
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
});

/** A seeker who has signed up, and what their browser is told and sends. */
async function signUp() {
  const browser = makeBrowser(app);
  await requestSignUp(await makeBrowser(app).ctx(), { email });
  const oobCode = await app.mailedCode(email);
  const form = { oobCode, email, password: PASSWORD, wantsNewsletter: false, ...agreed };
  const { userId } = await completeSignUp(await browser.ctx(), form);
  const agree = async () => {
    const ctx = await browser.ctx();
    if (ctx.actor.kind !== "joker") throw new Error("The seeker is not signed in.");
    return renewConsents({ ...ctx, actor: ctx.actor }, agreed);
  };
  return { userId, agree, me: async () => getMe(await browser.ctx()) };
}

it.each(["terms", "privacy"] as const)(
  "asks again when the %s have changed, and keeps both",
  async (kind) => {
    const { userId, agree, me } = await signUp();
    expect(await me()).toMatchObject({ kind: "joker", mustAgree: false });

    const older = { version: "2025-04-01", agreedAt: new Date("2025-05-01T00:00:00Z") };
    await database.db
      .update(consents)
      .set(older)
      .where(and(eq(consents.userId, userId), eq(consents.kind, kind)));
    expect(await me()).toMatchObject({ mustAgree: true });

    await Promise.all([agree(), agree()]);
    await agree();
    expect(await me()).toMatchObject({ mustAgree: false });
    const given = await database.db.select().from(consents).where(eq(consents.userId, userId));
    expect(given.map((one) => `${one.kind} ${one.version}`).sort()).toEqual(
      ["privacy 2026-11-01", "terms 2026-11-01", `${kind} 2025-04-01`].sort(),
    );
  },
);

it("takes the versions in force alone", () => {
  const other = (fields: object) => renewConsentsSchema.safeParse({ ...agreed, ...fields }).success;
  expect(other({})).toBe(true);
  expect(other({ agreedTermsVersion: "2025-04-01" })).toBe(false);
  expect(other({ agreedPrivacyVersion: "2025-04-01" })).toBe(false);
});
