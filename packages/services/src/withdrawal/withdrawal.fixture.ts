import type { Db } from "@tefuda/db/client";
import { accounts, users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { eq } from "@tefuda/db/sql";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import {
  hashOfPassword,
  makeBrowser,
  makeTestApp,
  PASSWORD,
  type TestApp,
} from "../account/browser.fixture.ts";
import type { Ctx } from "../kernel/context.ts";
import { signIn } from "../sign-in/sign-in.ts";

export const DAY_MINUTES = 24 * 60;

/** People made elsewhere, with browsers to sign in with. */
export function makeLeavers(db: Db) {
  const app = makeTestApp(db);
  return { app, enter: (actor: MemberActor) => enter(db, app, actor) };
}

/** Gives a member a password and signs them in; answers their browser and address. */
async function enter(db: Db, app: TestApp, actor: MemberActor) {
  const now = app.clock();
  const [user] = await db.select().from(users).where(eq(users.id, actor.userId));
  const email = user?.email ?? "";
  await db.insert(accounts).values({
    id: uuidv7(),
    accountId: actor.userId,
    providerId: "credential",
    userId: actor.userId,
    password: await hashOfPassword(),
    createdAt: now,
    updatedAt: now,
  });
  const browser = makeBrowser(app);
  const page = actor.kind === "ace" ? "company" : "joker";
  const logIn = async () => signIn(await browser.ctx(), { email, password: PASSWORD, page });
  await logIn();
  return {
    browser,
    email,
    logIn,
    /** The context of the signed-in member; a test fails when nobody is signed in. */
    async ctx(): Promise<Ctx<MemberActor>> {
      const ctx = await browser.ctx();
      if (ctx.actor.kind !== "joker" && ctx.actor.kind !== "ace") throw new Error("Not signed in.");
      return { ...ctx, actor: ctx.actor };
    },
  };
}

export const jokerRow = async (db: Db, id: string) =>
  (await db.select().from(jokers).where(eq(jokers.id, id)))[0];
export const userRow = async (db: Db, id: string) =>
  (await db.select().from(users).where(eq(users.id, id)))[0];
