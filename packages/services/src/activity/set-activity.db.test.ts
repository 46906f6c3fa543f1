import { rows } from "@tefuda/db/rows";
import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { activityHistories } from "@tefuda/db/schema/monitoring";
import { asc, eq, sql } from "@tefuda/db/sql";
import type { Activity, Platform } from "@tefuda/domain/options/platforms";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import fc from "fast-check";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { findJokers } from "../candidate/find-jokers.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { setActivity } from "./set-activity.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

const HOUR = 60;
const DAY = 24 * HOUR;
const at = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

/** A member who says things so many minutes after the beginning. */
const sayingOf =
  (actor: MemberActor) =>
  async (
    minutes: number,
    activity: Activity,
    more: { platform?: Platform; mark?: string } = {},
  ) => {
    const { ctx } = testCtx(test.db, actor, at(minutes));
    const { mark } = await setActivity(ctx, { activity, platform: "web", ...more });
    return mark ?? undefined;
  };

const historyOf = async ({ userId }: MemberActor) =>
  (
    await test.db
      .select()
      .from(activityHistories)
      .where(eq(activityHistories.userId, userId))
      .orderBy(asc(activityHistories.createdAt))
  ).map(
    ({ activity, platform, createdAt }) =>
      `${(createdAt.getTime() - testNow.getTime()) / 60_000} ${activity} ${platform}`,
  );
const jokerOf = async ({ userId }: MemberActor) =>
  (await test.db.select().from(jokers).where(eq(jokers.id, userId)))[0];
const documentOf = async ({ userId }: MemberActor) =>
  (
    await test.db
      .select()
      .from(jokerSearchDocuments)
      .where(eq(jokerSearchDocuments.objectID, userId))
  )[0];

describe("a member who comes and goes", () => {
  it("is written down with the platform, and a seeker with the one of the last visit", async () => {
    const joker = await insertCandidate(test.db, { onlineAt: null });
    const say = sayingOf(joker);
    const mark = await say(0, "online", { platform: "spweb" });
    expect(mark).toBe(at(0).toISOString());
    await say(30, "offline", { platform: "spweb", ...(mark && { mark }) });
    expect(await historyOf(joker)).toEqual(["0 online spweb", "30 offline spweb"]);
    expect(await jokerOf(joker)).toMatchObject({
      onlineAt: at(0),
      offlineAt: at(30),
      lastLoggedIn: "spweb",
    });
    await say(60, "online");
    expect(await jokerOf(joker)).toMatchObject({ onlineAt: at(60), lastLoggedIn: "web" });
  });

  it("is written down on the company's side too", async () => {
    const ace = await insertAce(test.db, await insertCompany(test.db));
    const say = sayingOf(ace);
    const mark = await say(0, "online");
    await say(20, "offline", { ...(mark && { mark }) });
    const [row] = await test.db.select().from(aces).where(eq(aces.id, ace.userId));
    expect(row).toMatchObject({ onlineAt: at(0), offlineAt: at(20) });
    expect(await historyOf(ace)).toEqual(["0 online web", "20 offline web"]);
  });

  it("is not gone when the going of one page arrives after the coming of the next", async () => {
    const joker = await insertCandidate(test.db, { onlineAt: null });
    const say = sayingOf(joker);
    const first = await say(0, "online");
    // Both at the same moment, the coming first.
    await say(10, "online");
    await say(10, "offline", { ...(first && { mark: first }) });
    expect(await jokerOf(joker)).toMatchObject({ onlineAt: at(10), offlineAt: null });
    expect(await historyOf(joker)).toEqual(["0 online web", "10 online web"]);
  });

  it("was never gone when a page is loaded anew", async () => {
    const joker = await insertCandidate(test.db, { onlineAt: null, offlineAt: at(-600) });
    await test.db.insert(activityHistories).values({
      id: "01999999-0000-7000-8000-000000000000",
      userId: joker.userId,
      activity: "offline",
      platform: "web",
      createdAt: at(-600),
    });
    const say = sayingOf(joker);
    for (let minute = 0; minute < 12; minute += 3) {
      const mark = await say(minute, "online");
      await say(minute + 2.9, "offline", { ...(mark && { mark }) });
      await say(minute + 2.95, "online");
    }
    expect(await jokerOf(joker)).toMatchObject({ onlineAt: at(11.95), offlineAt: at(-600) });
    const history = await historyOf(joker);
    expect(history.filter((row) => row.includes("offline"))).toEqual(["-600 offline web"]);
    expect(history).toEqual([
      "-600 offline web",
      "0 online web",
      "5.95 online web",
      "11.95 online web",
    ]);
  });

  it("has a row for each thing that is said, on each platform, whatever others say at that moment", async () => {
    const [joker, other] = [await insertCandidate(test.db), await insertCandidate(test.db)];
    await test.db.update(jokers).set({ onlineAt: null });
    for (const minute of [0, 2]) {
      const [activity, platform] = minute ? (["offline", "spweb"] as const) : (["online"] as const);
      for (const actor of [other, joker])
        await sayingOf(actor)(minute, activity, { ...(platform && { platform }) });
    }
    expect(await historyOf(other)).toEqual(["0 online web", "2 offline spweb"]);
    expect(await historyOf(joker)).toEqual(["0 online web", "2 offline spweb"]);
  });

  it("takes back the one going that was none, of that person and that moment", async () => {
    const [joker, other] = [await insertCandidate(test.db), await insertCandidate(test.db)];
    const row = (actor: MemberActor, activity: Activity, minutes: number) => ({
      id: uuidv7(),
      userId: actor.userId,
      activity,
      platform: "web" as const,
      createdAt: at(minutes),
    });
    await test.db
      .insert(activityHistories)
      .values([
        row(joker, "offline", -60),
        row(joker, "online", 2),
        row(joker, "offline", 2),
        row(other, "offline", 2),
      ]);
    await test.db
      .update(jokers)
      .set({ onlineAt: at(0), offlineAt: at(2) })
      .where(eq(jokers.id, joker.userId));
    await sayingOf(joker)(3, "online", { platform: "spweb" });
    expect(await historyOf(joker)).toEqual(["-60 offline web", "2 online web", "3 online spweb"]);
    expect(await historyOf(other)).toEqual(["2 offline web"]);
    expect(await jokerOf(joker)).toMatchObject({ onlineAt: at(3), offlineAt: at(-60) });
  });

  it("says it twice and is written down once", async () => {
    const joker = await insertCandidate(test.db, { onlineAt: null });
    const say = sayingOf(joker);
    const marks = await Promise.all([say(0, "online"), say(0, "online"), say(0, "online")]);
    expect(new Set(marks).size).toBe(3);
    const last = marks.toSorted().at(-1);
    await Promise.all([1, 2, 3].map(() => say(20, "offline", { ...(last && { mark: last }) })));
    expect(await historyOf(joker)).toEqual(["0 online web", "20 offline web"]);
  });

  it("cannot fill the table, whatever is said", async () => {
    const joker = await insertCandidate(test.db, { onlineAt: null });
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            wait: fc.integer({ min: 0, max: 4 }),
            activity: fc.constantFrom("online" as const, "offline" as const),
            platform: fc.constantFrom("web" as const, "spweb" as const),
          }),
          { minLength: 20, maxLength: 40 },
        ),
        async (said) => {
          await test.db.delete(activityHistories);
          await test.db.update(jokers).set({ onlineAt: null, offlineAt: null });
          let minute = 0;
          for (const { wait, activity, platform } of said) {
            minute += wait;
            await sayingOf(joker)(minute, activity, { platform });
          }
          const most = await rows<{ count: number }>(
            test.db,
            sql`select count(*)::int as count from activity_histories a join activity_histories b
              on b.activity = a.activity and b.platform = a.platform
              and b.created_at >= a.created_at and b.created_at < a.created_at + interval '5 minutes'
              group by a.id order by 1 desc limit 1`,
          );
          expect(most[0]?.count ?? 0).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 8 },
    );
  });

  it("changes nobody else, and nothing of somebody who has just left", async () => {
    const [joker, other] = [await insertCandidate(test.db), await insertCandidate(test.db)];
    const before = await jokerOf(other);
    await test.db.update(jokers).set({ withdrawnAt: testNow }).where(eq(jokers.id, joker.userId));
    expect(await sayingOf(joker)(60, "online")).toBeUndefined();
    expect(await jokerOf(joker)).toMatchObject({ onlineAt: testNow });
    expect(await historyOf(joker)).toEqual([]);
    await sayingOf(await insertCandidate(test.db))(60, "online");
    expect(await jokerOf(other)).toEqual(before);
    const companyId = await insertCompany(test.db);
    const [ace, colleague] = [
      await insertAce(test.db, companyId),
      await insertAce(test.db, companyId),
    ];
    await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, ace.userId));
    expect(await sayingOf(ace)(60, "online")).toBeUndefined();
    await sayingOf(ace)(60, "offline");
    const [row] = await test.db.select().from(aces).where(eq(aces.id, colleague.userId));
    expect(row).toMatchObject({ onlineAt: null, offlineAt: null });
  });
});

describe("what companies' lists go by", () => {
  const order = async () => {
    const ace = await insertAce(test.db, await insertCompany(test.db));
    const { ctx } = testCtx(test.db, ace, at(20 * DAY));
    return (await findJokers(ctx, { query: { facets: {} }, sort: "recentLogin", page: 0 })).ids;
  };

  it("puts whoever has come last first, with a score that says so", async () => {
    const early = await insertCandidate(test.db);
    const late = await insertCandidate(test.db, { onlineAt: at(10) });
    expect(await order()).toEqual([late.userId, early.userId]);
    const before = await documentOf(early);
    // As the nights have made it.
    await test.db
      .update(jokerSearchDocuments)
      .set({ score: (before?.score ?? 0) - 100 })
      .where(eq(jokerSearchDocuments.objectID, early.userId));
    await sayingOf(early)(10 * DAY, "online");
    expect(await order()).toEqual([early.userId, late.userId]);
    expect(await documentOf(early)).toMatchObject({
      onlineAt: at(10 * DAY),
      score: before?.score,
      searchableSince: before?.searchableSince,
    });
  });

  it("is changed once an hour at most", async () => {
    const joker = await insertCandidate(test.db);
    const changes = async () =>
      (await rows(test.db, sql`select 1 as one from joker_search_changes`)).length;
    const before = await changes();
    for (const minute of [10, 20, 59]) await sayingOf(joker)(minute, "online");
    expect(await changes()).toBe(before);
    expect(await documentOf(joker)).toMatchObject({ onlineAt: testNow });
    for (const minute of [60, 70, 119]) await sayingOf(joker)(minute, "online");
    expect(await changes()).toBe(before + 1);
    expect(await documentOf(joker)).toMatchObject({ onlineAt: at(60) });
  });

  it("shows nobody who was not shown before", async () => {
    const joker = await insertCandidate(test.db, { registrationStatus: "judging", rank: null });
    await sayingOf(joker)(DAY, "online");
    expect(await documentOf(joker)).toBeUndefined();
    expect(await jokerOf(joker)).toMatchObject({ onlineAt: at(DAY) });
  });
});
