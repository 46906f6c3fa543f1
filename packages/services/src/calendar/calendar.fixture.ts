import { createGoogleCalendar } from "@tefuda/adapters/calendar/google";
import type { Db } from "@tefuda/db/client";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import {
  type CalendarProvider,
  startCalendarProvider,
} from "@tefuda/testing/server/calendar-provider";
import { decideAtProvider } from "@tefuda/testing/server/decide-at-provider";
import { afterAll, beforeAll } from "vitest";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "../account/browser.fixture.ts";
import type { Ctx } from "../kernel/context.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { beginLink } from "./begin-link.ts";
import { finishLink } from "./finish-link.ts";
import { readBusy } from "./read-busy.ts";

export type Browser = ReturnType<typeof makeBrowser>;

/** One provider for the tests of a file, a real server on this machine. */
export function useCalendarProvider(): { readonly current: CalendarProvider } {
  let provider: CalendarProvider | undefined;
  beforeAll(async () => {
    provider = await startCalendarProvider();
  });
  afterAll(() => provider?.stop());
  return {
    get current() {
      if (!provider) throw new Error("The provider is there only while tests run.");
      return provider;
    },
  };
}

/** The product with that provider; patient, because tests share their processors. */
export function makeCalendarApp(db: Db, { settings }: CalendarProvider, limitMs = 20_000): TestApp {
  const app = makeTestApp(db);
  const redirectUri = `${app.site.origin}/calendar/google/callback`;
  const calendar = createGoogleCalendar({ ...settings, redirectUri, limitMs });
  return { ...app, ports: { ...app.ports, calendar } };
}

/** A seeker at a browser, signed in. */
export async function seekerAt(app: TestApp, email: string): Promise<Browser> {
  const { id } = await app.makeUser(email);
  await app.makeJoker(id, email);
  return signedIn(app, email, "joker");
}

export async function aceAt(app: TestApp, email: string): Promise<Browser> {
  const { id } = await app.makeUser(email);
  await app.makeAce(id, email, { authority: "member" });
  return signedIn(app, email, "company");
}

export async function signedIn(app: TestApp, email: string, page: "joker" | "company") {
  const browser = makeBrowser(app);
  await signIn(await browser.ctx(), { email, password: PASSWORD, page });
  return browser;
}

export async function memberCtx(browser: Browser): Promise<Ctx<MemberActor>> {
  const ctx = await browser.ctx();
  const { actor } = ctx;
  if (actor.kind !== "joker" && actor.kind !== "ace") throw new Error(`It is a ${actor.kind}'s.`);
  return { ...ctx, actor };
}

/** To the provider's page, and what comes back to our address. */
export async function visitProvider(browser: Browser, decision: "allow" | "deny" = "allow") {
  const { url } = await beginLink(await memberCtx(browser));
  return decideAtProvider(url, decision);
}

export async function link(browser: Browser) {
  return finishLink(await memberCtx(browser), await visitProvider(browser));
}

export const from = new Date("2026-11-23T00:00:00Z");
export const to = new Date("2026-11-30T00:00:00Z");

/** @param ports other ones than the browser's, such as less patient ones */
export async function busyOf(browser: Browser, ports?: Ctx["ports"]) {
  const ctx = await memberCtx(browser);
  const { userId } = ctx.actor;
  return readBusy({ ...ctx, ports: ports ?? ctx.ports }, { userId, from, to });
}
