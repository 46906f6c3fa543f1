import { accounts, verifications } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { analyticsEvents } from "@tefuda/db/schema/monitoring";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { decideAtProvider } from "@tefuda/testing/server/decide-at-provider";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { makeBrowser, PASSWORD, type TestApp } from "../account/browser.fixture.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { signOut } from "../sign-in/sign-out.ts";
import { linkAccount } from "./accounts.ts";
import { beginSocial, beginSocialLink } from "./begin.ts";
import { setCookie } from "./browser-cookie.ts";
import { completeSocialSignUp as complete } from "./complete-sign-up.ts";
import { finishSocial } from "./finish.ts";
import { getNewcomer } from "./get-newcomer.ts";
import { getWays } from "./get-ways.ts";
import { dropNewcomer, findNewcomer, useNewcomer } from "./newcomer.ts";
import {
  agreed,
  type Browser,
  come,
  comeAs,
  completeSocialSignUp,
  jokerCtx,
  keptAccounts,
  makeSocialApp,
  proveAccount,
  requestSocialEmail,
  signUpByGoogle,
  useProviders,
  visit,
} from "./social.fixture.ts";
import { unlinkAll, unlinkSocial } from "./unlink.ts";

const database = useTestDatabase();
const providers = useProviders();
const email = "hanako@example.jp";
const google = { provider: "google", intent: "signIn" } as const;

let app: TestApp;
let browser: Browser;
beforeEach(async () => {
  await database.clear();
  app = makeSocialApp(database.db, providers);
  browser = makeBrowser(app);
});

const newcomer = async (of = browser, oobCode?: string) => getNewcomer(await of.ctx(), { oobCode });
const rowsOf = (identifier: string) =>
  database.db.select().from(verifications).where(eq(verifications.identifier, identifier));
const lastCookie = (name: string, of = browser) =>
  of.received.findLast((line) => line.startsWith(`tefuda.${name}=`));
const expired = { code: "socialSignInExpired" };

/** Somebody who signed up by mail and has a session. */
async function member(address: string): Promise<Browser> {
  const { id } = await app.makeUser(address);
  await app.makeJoker(id, address);
  const own = makeBrowser(app);
  await signIn(await own.ctx(), { email: address, password: PASSWORD, page: "joker" });
  return own;
}
const linkFacebook = (own: Browser, id: string) => {
  providers.facebook.state.person = { id };
  return comeAs(own, "link", "facebook");
};
const linked = "/mypage/setting?social=linked#social";
const waysLeft = async () =>
  (await keptAccounts(database.db))
    .map(({ providerId, accountId }) => `${providerId} ${accountId}`)
    .filter((way) => !way.startsWith("credential"))
    .toSorted();

describe("an account at a provider", () => {
  it("is one person's there, whatever others are called elsewhere", async () => {
    providers.google.state.person = { sub: "same", email, email_verified: true };
    const { browser: own } = await signUpByGoogle(app);
    providers.facebook.state.person = { id: "same" };
    expect(await come(browser, "facebook")).toBe("/signup/social");
    expect(await browser.actor()).toEqual({ kind: "visitor" });
    expect(await comeAs(own, "proof", "facebook")).toBe("/mypage/confirmed?social=wrongAccount");
    // Nor does another's account there prove who somebody is.
    providers.google.state.person = { sub: "g-2", email: "taro@example.jp", email_verified: true };
    await signUpByGoogle(app);
    expect(await comeAs(own, "proof", "google")).toBe("/mypage/confirmed?social=wrongAccount");
  });

  it("is linked and taken away for one person alone", async () => {
    const [one, other] = [await member("one@example.jp"), await member("other@example.jp")];
    expect(await linkFacebook(one, "fb-1")).toBe(linked);
    app.pass(1);
    expect(await linkFacebook(other, "fb-2")).toBe(linked);
    const [, shown] = (await getWays(await jokerCtx(other))).providers;
    expect(shown).toMatchObject({ provider: "facebook", linkedAt: app.clock() });

    const { actor } = await jokerCtx(one);
    const heard: string[] = [];
    app.ports.bus.subscribe(actor.userId, ({ topic }) => void heard.push(topic));
    await unlinkSocial(await jokerCtx(one), { provider: "facebook" });
    expect(heard).toEqual(["session"]);
    expect(await waysLeft()).toEqual(["facebook fb-2"]);
    expect(await linkFacebook(one, "fb-3")).toBe(linked);
    await database.db.transaction(async (tx) =>
      unlinkAll(tx, await one.ctx(), { id: actor.userId, email: "one@example.jp" }),
    );
    expect(await waysLeft()).toEqual(["facebook fb-2"]);
    const kept = await database.db
      .select()
      .from(jokers)
      .where(eq(jokers.email, "other@example.jp"));
    expect(kept).toMatchObject([{ facebookUserId: "fb-2" }]);
  });

  it("is somebody else's who takes it between the look and the writing", async () => {
    const [own, other] = [await member(email), await app.makeUser("other@example.jp")];
    const { actor, ...ctx } = await jokerCtx(own);
    const account = { provider: "facebook", accountId: "fb-1" } as const;
    const written = { createdAt: app.clock(), updatedAt: app.clock() };
    const taken = { id: uuidv7(), providerId: "facebook", accountId: "fb-1", ...written };
    const db = Object.create(database.db, {
      transaction: {
        value: (work: (tx: object) => Promise<unknown>) =>
          database.db.transaction((tx) =>
            work(
              Object.create(tx, {
                insert: {
                  value: (table: typeof accounts) => ({
                    values: async (row: typeof accounts.$inferInsert) => {
                      await database.db.insert(accounts).values({ ...taken, userId: other.id });
                      await tx.insert(table).values(row);
                    },
                  }),
                },
              }),
            ),
          ),
      },
    });
    expect(await linkAccount({ ...ctx, actor, db }, actor.userId, account)).toBe("linkedElsewhere");
    await expect(linkAccount({ ...ctx, actor }, uuidv7(), account)).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  it("makes an account of ours for whoever is first of two newcomers who are one", async () => {
    const beside = makeBrowser(app);
    const codes = [];
    for (const [of, address] of [
      [browser, email],
      [beside, "second@example.jp"],
    ] as const) {
      await come(of, "facebook");
      await requestSocialEmail(await of.ctx(), { email: address });
      codes.push(await app.mailedCode(address));
    }
    const [oobCode, second] = codes;
    await completeSocialSignUp(await browser.ctx(), { ...agreed, oobCode });
    await expect(
      completeSocialSignUp(await beside.ctx(), { ...agreed, oobCode: second }),
    ).rejects.toMatchObject({ code: "lock" });
  });
});

describe("a visit to a provider", () => {
  it("leaves a row and a cookie for ten minutes, and is counted for its own address alone", async () => {
    const { url } = await beginSocial(await browser.ctx(), google);
    expect(lastCookie("social_browser")).toMatch(
      /^tefuda\.social_browser=[\w-]{43}\..*Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const [kept] = await database.db.select().from(verifications);
    if (!kept) throw new Error("nobody went");
    // As many as one address may have begun, but one.
    const full = Array.from({ length: 598 }, () => ({ ...kept, id: uuidv7(), value: "a:b:c:" }));
    await database.db.insert(verifications).values(full);
    const beside = makeBrowser(app);
    await beginSocial(await beside.ctx(), google);
    await expect(beginSocial(await beside.ctx(), google)).rejects.toMatchObject({
      code: "tooManyRequests",
    });
    const ctx = await beside.ctx();
    const elsewhere = { ...ctx, request: { ...ctx.request, ip: "198.51.100.9" } };
    await beginSocial(elsewhere, google);

    // What has run out goes with the next visit.
    app.pass(10);
    await beginSocial(await beside.ctx(), google);
    expect(await database.db.$count(verifications)).toBe(1);
    expect(new URL(url).searchParams.get("state")).toMatch(/^[\w-]{36}\.[\w-]{43}$/);
  });

  it("ends nowhere without a state, in a browser that never went, or once signed out", async () => {
    const stale = { to: "/login?social=stale" };
    expect(await finishSocial(await browser.ctx(), "google", new URLSearchParams())).toEqual(stale);
    const query = await visit(browser, google);
    expect(await finishSocial(await makeBrowser(app).ctx(), "google", query)).toEqual(stale);

    const own = await member(email);
    const { url } = await beginSocialLink(await jokerCtx(own), { provider: "facebook" });
    const back = await decideAtProvider(url, "allow");
    await signOut(await own.ctx());
    expect(await finishSocial(await own.ctx(), "facebook", back)).toEqual({
      to: "/mypage/setting?social=stale#social",
    });
  });
});

describe("a newcomer", () => {
  it("is kept once for each browser, with an event, and until the mailed link ends", async () => {
    const beside = makeBrowser(app);
    await come(beside, "facebook");
    await come(browser, "google");
    await come(browser, "facebook");
    expect(await rowsOf("social newcomer")).toHaveLength(2);
    expect(lastCookie("social_newcomer")).toMatch(/^tefuda\.social_newcomer=.*Max-Age=86400;/);
    const events = await database.db.select().from(analyticsEvents);
    expect(events.map(({ name, userId }) => [name, userId])).toEqual(
      Array.from({ length: 3 }, () => ["sign_up_start", null]),
    );
    expect(await newcomer(browser, "made-up")).toBeNull();
    await requestSocialEmail(await browser.ctx(), { email });
    app.pass(24 * 60 - 1);
    expect(await newcomer(beside)).toBeNull();
    expect(await newcomer()).toMatchObject({ step: "email" });
    app.pass(1);
    expect(await newcomer()).toBeNull();
  });

  it("is given up with the row and the cookie, and no other's goes along", async () => {
    const beside = makeBrowser(app);
    await come(beside, "facebook");
    await dropNewcomer(await browser.ctx());
    await come(browser, "google");
    await dropNewcomer(await browser.ctx());
    expect(lastCookie("social_newcomer")).toMatch(/^tefuda\.social_newcomer=;.*Max-Age=0/);
    expect(await rowsOf("social newcomer")).toHaveLength(1);
    expect(await newcomer(beside)).toMatchObject({ provider: "facebook" });
  });

  it("is used up once by the sign-up, in time, and alone", async () => {
    const beside = makeBrowser(app);
    await come(beside, "facebook");
    await come(browser, "google");
    const ctx = await browser.ctx();
    const mark = (await newcomer())?.mark ?? "";
    await complete(ctx, { ...agreed, mark });
    expect(lastCookie("social_newcomer")).toMatch(/^tefuda\.social_newcomer=;.*Max-Age=0/);
    // The press that came second has the cookie still.
    await expect(complete(ctx, { ...agreed, mark })).rejects.toMatchObject(expired);
    const left = await findNewcomer(await beside.ctx());
    if (!left) throw new Error("The other one is gone.");
    const end = new Date(app.clock().getTime() + 30 * 60_000);
    await expect(useNewcomer(database.db, end, left)).rejects.toMatchObject(expired);
    await useNewcomer(database.db, app.clock(), left);
  });

  it("is known by the whole of the cookie, not by its beginning", async () => {
    await come(browser, "google");
    const [kept] = await rowsOf("social newcomer");
    const stranger = makeBrowser(app);
    const token = `${kept?.id}.made-up`;
    await setCookie(await stranger.ctx(), "social_newcomer", { token, minutes: 5 });
    expect(await newcomer(stranger)).toBeNull();
  });

  it("is answered for a minute after the link, and no longer", async () => {
    await app.makeJoker((await app.makeUser(email)).id, email);
    await come(browser, "google");
    const ctx = await browser.ctx();
    const mark = (await newcomer())?.mark ?? "";
    await proveAccount(ctx, { password: PASSWORD, mark });
    app.pass(1);
    await expect(proveAccount(ctx, { password: PASSWORD, mark })).rejects.toMatchObject(expired);
  });

  it("proves nothing by an address that no provider vouches for, and sends five mails an hour", async () => {
    await app.makeJoker((await app.makeUser(email)).id, email);
    providers.facebook.state.person = { id: "fb-1", email };
    await come(browser, "facebook");
    await expect(proveAccount(await browser.ctx(), { password: PASSWORD })).rejects.toMatchObject(
      expired,
    );
    const ask = async () => requestSocialEmail(await browser.ctx(), { email: "new@example.jp" });
    for (let n = 0; n < 5; n += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ code: "tooManyRequests" });
  });

  it("has no address where the provider's is none, though it vouches for it", async () => {
    providers.google.state.person = { sub: "g-1", email: "no address", email_verified: true };
    await come(browser, "google");
    expect(await newcomer()).toMatchObject({ step: "email", email: null });
    await requestSocialEmail(await browser.ctx(), { email });
    expect(await app.mailedCode(email)).not.toBe("");
  });

  it.each(["ace", "operator", "ace and joker", "operator and joker", "nobody yet"])(
    "is not told how to prove an account that is of staff: %s",
    async (kind) => {
      const { id } = await app.makeUser(email);
      if (kind.includes("ace")) await app.makeAce(id, email);
      if (kind.includes("operator")) await app.makeOperator(id, email);
      if (kind.includes("joker")) await app.makeJoker(id, email);
      await come(browser, "google");
      const proofs = { hasPassword: false, providers: [] };
      expect(await newcomer()).toMatchObject({ step: "staff", proofs });
    },
  );
});
