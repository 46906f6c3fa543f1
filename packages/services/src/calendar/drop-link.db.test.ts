import { calendarLinks } from "@tefuda/db/schema/schedule";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import type { TestApp } from "../account/browser.fixture.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { removeMember } from "../member/remove-member.ts";
import { setCompanyStatus } from "../operator-company/set-company-status.ts";
import { givenTo, insertOperator } from "../sanction/sanction.fixture.ts";
import { suspendUser } from "../sanction/suspend-user.ts";
import { withdraw } from "../withdrawal/withdraw.ts";
import {
  aceAt,
  type Browser,
  link,
  makeCalendarApp,
  memberCtx,
  seekerAt,
  useCalendarProvider,
  visitProvider,
} from "./calendar.fixture.ts";
import { finishLink } from "./finish-link.ts";

const database = useTestDatabase();
const provider = useCalendarProvider();

let app: TestApp;
beforeEach(async () => {
  await database.clear();
  provider.current.endGrants();
  app = makeCalendarApp(database.db, provider.current);
});

const suspend = async (browser: Browser) => {
  const { userId } = (await memberCtx(browser)).actor;
  const operator = await insertOperator(database.db, "admin");
  await suspendUser({ ...testCtx(database.db, operator).ctx, ports: app.ports }, givenTo(userId));
};
const leave = async (browser: Browser) => void (await withdraw(await memberCtx(browser), {}));
const close = async (browser: Browser) => {
  const { actor } = await memberCtx(browser);
  if (actor.kind !== "ace") throw new Error("not of a company");
  const operator = await insertOperator(database.db, "admin");
  const ctx = { ...testCtx(database.db, operator).ctx, ports: app.ports };
  const reason = "契約が終わったため";
  await setCompanyStatus(ctx, { companyId: actor.companyId, action: "close", reason });
};
const remove = async (browser: Browser) => {
  const { actor } = await memberCtx(browser);
  if (actor.kind !== "ace") throw new Error("not of a company");
  const operator = await insertOperator(database.db, "admin");
  const ctx = { ...testCtx(database.db, operator).ctx, ports: app.ports };
  await removeMember(ctx, { aceId: actor.userId, companyId: actor.companyId });
};

it.each([
  ["who withdraws", () => seekerAt(app, "seeker@example.jp"), leave],
  ["whom an operator suspends", () => seekerAt(app, "seeker@example.jp"), suspend],
  ["whom the company removes", () => aceAt(app, "ace@example.jp"), remove],
  ["whose company closes", () => aceAt(app, "ace@example.jp"), close],
])("ends the link of a member %s, here and at the provider", async (_, enter, act) => {
  const browser = await enter();
  expect(await link(browser)).toBe("linked");
  await act(browser);
  expect(await database.db.select().from(calendarLinks)).toEqual([]);
  expect(provider.current.liveRefreshTokens()).toBe(0);
});

it("links nobody who was suspended while the provider was asked", async () => {
  const browser = await seekerAt(app, "seeker@example.jp");
  const query = await visitProvider(browser);
  const ctx = await memberCtx(browser);
  const calendar = ctx.ports.calendar;
  if (!calendar) throw new Error("no calendar");
  const finish: typeof calendar.finish = async (...given) => {
    const tokens = await calendar.finish(...given);
    await suspend(browser);
    return tokens;
  };
  const late = { ...ctx, ports: { ...ctx.ports, calendar: { ...calendar, finish } } };
  expect(await finishLink(late, query)).toBe("stale");
  expect(await database.db.select().from(calendarLinks)).toEqual([]);
  expect(provider.current.liveRefreshTokens()).toBe(0);
});
