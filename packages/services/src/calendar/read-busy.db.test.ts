import { calendarLinks } from "@tefuda/db/schema/schedule";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { makeTestApp, type TestApp } from "../account/browser.fixture.ts";
import {
  type Browser,
  busyOf,
  from,
  link,
  makeCalendarApp,
  memberCtx,
  seekerAt,
  to,
  useCalendarProvider,
} from "./calendar.fixture.ts";
import { getLink } from "./get-link.ts";
import { readBusy } from "./read-busy.ts";

const database = useTestDatabase();
const provider = useCalendarProvider();
const meeting = { start: "2026-11-24T10:00:00+09:00", end: "2026-11-24T11:30:00+09:00" };
const known = {
  busy: [{ startAt: new Date(meeting.start), endAt: new Date(meeting.end) }],
  fault: null,
};
const failed = { busy: [], fault: "fetchGoogleCalendarEventFailure" };
const expired = { busy: [], fault: "googleAuthExpired" };
const TWO_HOURS = 120;

const impatient = () => makeCalendarApp(database.db, provider.current, 300).ports;

let app: TestApp;
let seeker: Browser;
beforeEach(async () => {
  await database.clear();
  provider.current.endGrants();
  Object.assign(provider.current.state, {
    mood: "well",
    busy: [meeting],
    questions: [],
    refreshes: 0,
  });
  app = makeCalendarApp(database.db, provider.current);
  seeker = await seekerAt(app, "seeker@example.jp");
  expect(await link(seeker)).toBe("linked");
});

it("reads when the calendar is busy, asking for one's own and no more", async () => {
  expect(await busyOf(seeker)).toEqual(known);
  expect(provider.current.state.questions).toEqual([
    { timeMin: from.toISOString(), timeMax: to.toISOString(), items: [{ id: "primary" }] },
  ]);
  const other = await seekerAt(app, "other@example.jp");
  expect(await busyOf(other)).toEqual({ busy: [], fault: null });
});

it("asks the provider once a minute for the same span", async () => {
  await busyOf(seeker);
  provider.current.state.busy = [];
  expect(await busyOf(seeker)).toEqual(known);
  const ctx = await memberCtx(seeker);
  const later = { userId: ctx.actor.userId, from: to, to: new Date(+to + 60_000) };
  expect(await readBusy(ctx, later)).toEqual({ busy: [], fault: null });
  app.pass(2);
  expect(await busyOf(seeker)).toEqual({ busy: [], fault: null });
  expect(provider.current.state.questions).toHaveLength(3);
});

it("gets new tokens when the old ones have ended, again and again", async () => {
  for (const refreshes of [1, 2, 3]) {
    app.pass(TWO_HOURS);
    expect(await busyOf(seeker)).toEqual(known);
    expect(provider.current.state.refreshes).toBe(refreshes);
  }
});

it("gets new tokens a minute before the old ones end", async () => {
  app.pass(58.9);
  expect(await busyOf(seeker)).toEqual(known);
  expect(provider.current.state.refreshes).toBe(0);
  app.pass(1.05);
  expect(await busyOf(seeker)).toEqual(known);
  expect(provider.current.state.refreshes).toBe(1);
});

it("asks once for new tokens when several need them at once", async () => {
  app.pass(TWO_HOURS);
  const ctx = await memberCtx(seeker);
  const { userId } = ctx.actor;
  const asked = [1, 2, 3, 4].map((day) =>
    readBusy(ctx, { userId, from, to: new Date(+to + day * 60_000) }),
  );
  expect(await Promise.all(asked)).toEqual([known, known, known, known]);
  expect(provider.current.state.refreshes).toBe(1);
});

it("asks to link anew once the provider refuses, and then leaves it alone", async () => {
  provider.current.endGrants();
  app.pass(TWO_HOURS);
  expect(await busyOf(seeker)).toEqual(expired);
  const { link: row } = await getLink(await memberCtx(seeker));
  expect(row?.expiredAt).toEqual(app.clock());
  expect(await busyOf(seeker)).toEqual(expired);
  expect(provider.current.state.questions).toEqual([]);

  expect(await link(seeker)).toBe("linked");
  expect(await busyOf(seeker)).toEqual(known);
  expect((await getLink(await memberCtx(seeker))).link?.expiredAt).toBeNull();
});

it("notices a right that was taken back before the tokens ended", async () => {
  provider.current.state.mood = "lacksRight";
  expect(await busyOf(seeker)).toEqual(expired);
  expect(provider.current.state.refreshes).toBe(1);
  const { link: row } = await getLink(await memberCtx(seeker));
  expect(row?.expiredAt).toEqual(app.clock());
});

it.each(["broken", "silent"] as const)(
  "tells that the times are not known when the provider is %s, and tries again",
  async (mood) => {
    provider.current.state.mood = mood;
    expect(await busyOf(seeker, impatient())).toEqual(failed);
    expect((await getLink(await memberCtx(seeker))).link?.expiredAt).toBeNull();
    provider.current.state.mood = "well";
    expect(await busyOf(seeker)).toEqual(known);
  },
);

it("waits for a token that somebody else gets no longer than its limit", async () => {
  const dead = new Date(+app.clock() + 24 * 60 * 60_000);
  await database.db.update(calendarLinks).set({ refreshingUntil: dead });
  app.pass(TWO_HOURS);
  const began = performance.now();
  expect(await busyOf(seeker, impatient())).toEqual(failed);
  // It looks again and again for as long, and does not give up before.
  expect(performance.now() - began).toBeGreaterThan(250);
  app.pass(24 * 60);
  expect(await busyOf(seeker)).toEqual(known);
});

it("waits no longer than its limit for all calls together", async () => {
  const { ports } = makeCalendarApp(database.db, provider.current, 300);
  if (!ports.calendar) throw new Error("no calendar");
  const calendar = { ...ports.calendar, readBusy: () => new Promise<never>(() => {}) };
  expect(await busyOf(seeker, { ...ports, calendar })).toEqual(failed);
});

it("tells the same when nobody answers at the provider's address", async () => {
  const { settings } = provider.current;
  const lost = {
    ...settings,
    tokenUrl: "http://localhost:9/token",
    calendarUrl: "http://localhost:9",
  };
  const { ports } = makeCalendarApp(database.db, { ...provider.current, settings: lost });
  const ctx = { ...(await memberCtx(seeker)), ports };
  const span = { userId: ctx.actor.userId, from, to };
  expect(await readBusy(ctx, span)).toEqual(failed);
  app.pass(TWO_HOURS);
  expect(await readBusy(ctx, span)).toEqual(failed);
});

it("asks to link anew when the product's secret is another", async () => {
  await database.db.update(calendarLinks).set({ tokenEncrypted: "1.a.b.c" });
  expect(await busyOf(seeker)).toEqual(expired);
  expect((await getLink(await memberCtx(seeker))).link?.expiredAt).toEqual(app.clock());
});

it("keeps no process alive for the end of a wait once there is an answer", async () => {
  const ctx = await memberCtx(seeker);
  if (!ctx.ports.calendar) throw new Error("no calendar");
  const calendar = { ...ctx.ports.calendar, readBusy: async () => [] };
  const { userId } = ctx.actor;
  const timers = () =>
    process.getActiveResourcesInfo().filter((resource) => resource === "Timeout").length;
  const before = timers();
  for (let ms = 0; ms < 30; ms += 1)
    await readBusy(
      { ...ctx, ports: { ...ctx.ports, calendar } },
      { userId, from, to: new Date(+to + ms) },
    );
  // Those of the connections to the database come and go.
  expect(timers() - before).toBeLessThan(20);
});

it("reads nothing where the settings name no provider any more", async () => {
  const { calendar: _, ...ports } = app.ports;
  const ctx = { ...makeTestApp(database.db), ports };
  const { actor } = await memberCtx(seeker);
  expect(await readBusy(ctx, { userId: actor.userId, from, to })).toEqual({
    busy: [],
    fault: null,
  });
});
