import { auditLogs, errorLogs } from "@tefuda/db/schema/monitoring";
import { calendarLinkAttempts, calendarLinks } from "@tefuda/db/schema/schedule";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { makeTestApp, type TestApp } from "../account/browser.fixture.ts";
import { collectOwnData } from "../data-export/collect.ts";
import { insertOperator, testCtx } from "../joker/joker.fixture.ts";
import { beginLink } from "./begin-link.ts";
import {
  aceAt,
  type Browser,
  busyOf,
  link,
  makeCalendarApp,
  memberCtx,
  seekerAt,
  signedIn,
  useCalendarProvider,
  visitProvider,
} from "./calendar.fixture.ts";
import { finishLink } from "./finish-link.ts";
import { getLink } from "./get-link.ts";
import { openTokens } from "./tokens.ts";
import { calendarLinkTopic } from "./topics.ts";
import { unlink } from "./unlink.ts";

const database = useTestDatabase();
const provider = useCalendarProvider();

let app: TestApp;
let seeker: Browser;
beforeEach(async () => {
  await database.clear();
  provider.current.endGrants();
  app = makeCalendarApp(database.db, provider.current);
  seeker = await seekerAt(app, "seeker@example.jp");
});

const links = () => database.db.select().from(calendarLinks);
const audited = async () =>
  (await database.db.select().from(auditLogs)).map(({ action }) => action).sort();

it("offers nothing where no provider is set up", async () => {
  const without = makeTestApp(database.db);
  const browser = await seekerAt(without, "other@example.jp");
  expect(await getLink(await memberCtx(browser))).toEqual({ isOffered: false, link: null });
  await expect(beginLink(await memberCtx(browser))).rejects.toMatchObject({ code: "dataNotFound" });
  expect(await busyOf(browser)).toEqual({ busy: [], fault: null });
});

it("tells the member's other pages of each change of the link, and nobody else's", async () => {
  const { userId } = (await memberCtx(seeker)).actor;
  const heard: string[] = [];
  const stop = app.ports.bus.subscribe(
    userId,
    ({ topic, id }) => void heard.push(`${topic} ${id}`),
  );
  const step = async (act: () => Promise<unknown>) => {
    heard.length = 0;
    await act();
    return heard.filter((signal) => signal.startsWith("calendar-link"));
  };
  const once = [`calendar-link ${userId}`];
  expect(await step(() => link(seeker))).toEqual(once);
  provider.current.endGrants();
  expect(await step(() => busyOf(seeker))).toEqual(once);
  expect(await step(() => busyOf(seeker))).toEqual([]);
  expect(await step(() => link(seeker))).toEqual(once);
  const unlinkNow = async () => unlink(await memberCtx(seeker));
  expect(await step(unlinkNow)).toEqual(once);
  expect(await step(unlinkNow)).toEqual([]);
  const other = await seekerAt(app, "other@example.jp");
  expect(await step(() => link(other))).toEqual([]);
  stop();
});

it("asks for the narrowest right, with a proof key, and for a link that lasts", async () => {
  const { url } = await beginLink(await memberCtx(seeker));
  const asked = Object.fromEntries(new URL(url).searchParams);
  expect(asked).toMatchObject({
    response_type: "code",
    scope: "https://www.googleapis.com/auth/calendar.freebusy",
    code_challenge_method: "S256",
    access_type: "offline",
    prompt: "consent",
    redirect_uri: "http://localhost:3000/calendar/google/callback",
  });
  const [attempt] = await database.db.select().from(calendarLinkAttempts);
  expect(JSON.stringify(attempt)).not.toContain(asked.state);
});

it.each([
  ["a seeker", () => seeker],
  ["a member of staff", () => aceAt(app, "ace@example.jp")],
])("links the calendar of %s, and keeps no token that can be read", async (_, who) => {
  const browser = await who();
  expect(await link(browser)).toBe("linked");
  const ctx = await memberCtx(browser);
  expect(await getLink(ctx)).toEqual({
    isOffered: true,
    link: { provider: "google", linkedAt: app.clock(), expiredAt: null },
  });
  const [row] = await links();
  if (!row) throw new Error("no link");
  const { accessToken, refreshToken } = await openTokens(app, row);
  const exported = JSON.stringify(await collectOwnData(app.db, ctx.actor, app.clock()));
  expect(exported).toContain("calendar.freebusy");
  for (const secret of [accessToken, refreshToken, row.tokenEncrypted])
    expect(exported).not.toContain(secret);
  expect(JSON.stringify(row)).not.toContain(refreshToken);
  expect(await audited()).toEqual(["linkCalendar"]);
});

it("keeps nothing when the person says no", async () => {
  const query = await visitProvider(seeker, "deny");
  expect(query.get("error")).toBe("access_denied");
  expect(await finishLink(await memberCtx(seeker), query)).toBe("denied");
  expect(await links()).toEqual([]);
});

it("takes an address that came back once, and only from the session that went", async () => {
  const stranger = await seekerAt(app, "stranger@example.jp");
  const phone = await signedIn(app, "seeker@example.jp", "joker");
  const query = await visitProvider(seeker);
  expect(await finishLink(await memberCtx(stranger), query)).toBe("stale");
  expect(await finishLink(await memberCtx(phone), query)).toBe("stale");
  expect(await finishLink(await memberCtx(seeker), query)).toBe("linked");
  expect(await finishLink(await memberCtx(seeker), query)).toBe("stale");
  expect(await links()).toHaveLength(1);
});

it("refuses a state that nobody was given, and one that is too old", async () => {
  const query = await visitProvider(seeker);
  const foreign = new URLSearchParams(query);
  foreign.set("state", "made-up");
  expect(await finishLink(await memberCtx(seeker), foreign)).toBe("stale");
  expect(await finishLink(await memberCtx(seeker), new URLSearchParams())).toBe("stale");
  app.pass(10);
  expect(await finishLink(await memberCtx(seeker), query)).toBe("stale");
  expect(await links()).toEqual([]);
  const again = await visitProvider(seeker);
  app.pass(10 - 1 / 60_000);
  expect(await finishLink(await memberCtx(seeker), again)).toBe("linked");
});

it("forgets the attempts whose time is up when another begins", async () => {
  const ace = await aceAt(app, "ace@example.jp");
  await beginLink(await memberCtx(seeker));
  app.pass(5);
  await beginLink(await memberCtx(ace));
  app.pass(5);
  const third = await seekerAt(app, "third@example.jp");
  await beginLink(await memberCtx(third));
  const left = await database.db.select().from(calendarLinkAttempts);
  expect(left.map(({ expiresAt }) => +expiresAt - +app.clock()).toSorted()).toEqual([
    5 * 60_000,
    10 * 60_000,
  ]);
});

it("refuses a code that was used before, or was given for another attempt", async () => {
  const used = await visitProvider(seeker);
  expect(await finishLink(await memberCtx(seeker), used)).toBe("linked");
  const { url } = await beginLink(await memberCtx(seeker));
  const replayed = new URLSearchParams(used);
  replayed.set("state", new URL(url).searchParams.get("state") ?? "");
  expect(await finishLink(await memberCtx(seeker), replayed)).toBe("failed");
  const faults = await database.db.select().from(errorLogs);
  expect(faults).toMatchObject([{ page: "/calendar/google/callback" }]);
  expect(JSON.stringify(faults)).not.toContain(used.get("code"));
});

it("ends the link here and at the provider", async () => {
  await link(seeker);
  expect(provider.current.liveRefreshTokens()).toBe(1);
  expect(await unlink(await memberCtx(seeker))).toEqual({ isRevoked: true });
  expect(provider.current.liveRefreshTokens()).toBe(0);
  expect(await links()).toEqual([]);
  expect(await unlink(await memberCtx(seeker))).toEqual({ isRevoked: true });
  expect(await audited()).toEqual(["linkCalendar", "unlinkCalendar"]);
});

it("ends the link here although the provider cannot be told, and says so", async () => {
  await link(seeker);
  const lost = { ...provider.current.settings, revocationUrl: "http://localhost:9/revoke" };
  const away = makeCalendarApp(database.db, { ...provider.current, settings: lost });
  const ctx = await memberCtx(seeker);
  expect(await unlink({ ...ctx, ports: away.ports })).toEqual({ isRevoked: false });
  expect(await links()).toEqual([]);
});

it("ends the link here where the settings name no provider any more", async () => {
  await link(seeker);
  const { calendar: _, ...ports } = app.ports;
  expect(await unlink({ ...(await memberCtx(seeker)), ports })).toEqual({ isRevoked: false });
  expect(await links()).toEqual([]);
  expect(
    await finishLink({ ...(await memberCtx(seeker)), ports }, new URLSearchParams("state=a")),
  ).toBe("stale");
});

it("is followed by the member, and is nothing to the support team", async () => {
  const signal = { to: [], topic: "calendar-link", id: "a user" };
  const own = await calendarLinkTopic.open(await memberCtx(seeker), "", undefined);
  expect([own.concerns(signal), own.concerns({ ...signal, topic: "offers" })]).toEqual([
    true,
    false,
  ]);
  expect(await own.read(signal)).toEqual([{ type: "modified", id: "own", doc: null }]);
  const { ctx } = testCtx(database.db, await insertOperator(database.db));
  expect((await calendarLinkTopic.open(ctx, "", undefined)).concerns(signal)).toBe(false);
});
