import { aces } from "@tefuda/db/schema/ace";
import { notifications } from "@tefuda/db/schema/notification";
import { offerQuotas } from "@tefuda/db/schema/offer";
import { and, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, describe, expect, it } from "vitest";
import { after, insertCandidate, MINUTE } from "../candidate/candidate.fixture.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { insertAce } from "../matching/thread.fixture.ts";
import { createOffer } from "./create-offer.ts";
import { createOfferWorld, type OfferWorld } from "./offer.fixture.ts";
import { getQuota } from "./quota.ts";
import { withdrawOffer } from "./withdraw-offer.ts";

const test = useTestDatabase();
let world: OfferWorld;
beforeEach(async () => {
  world = await createOfferWorld(test.db);
});

const told = (userId: string) =>
  test.db
    .select({ content: notifications.content, link: notifications.link })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.type, "offerQuotaLow")));

describe("the quota of a month", () => {
  it("is told to the admins at ten left and at none, once a month each", async () => {
    const { ace, as, offerTo, grant } = world;
    const admin = await insertAce(test.db, ace.companyId, { authority: "admin" });
    await grant(12);
    await world.send();
    expect(await told(admin.userId)).toEqual([]);

    const { ctx, signals } = testCtx(test.db, ace);
    const { offerId } = await createOffer(ctx, offerTo(await insertCandidate(test.db)));
    const low = { content: "今月のオファーの残りが10通になりました。", link: "/admin/usage" };
    expect(await told(admin.userId)).toEqual([low]);
    expect(await told(ace.userId)).toEqual([]);
    expect(
      signals.filter(({ topic }) => topic === "notifications").flatMap(({ to }) => to),
    ).toContain(admin.userId);

    await withdrawOffer(as(ace), { offerId });
    await world.send(await insertCandidate(test.db));
    await world.send(await insertCandidate(test.db));
    expect(await told(admin.userId)).toEqual([low]);

    await test.db
      .update(offerQuotas)
      .set({ used: 11 })
      .where(eq(offerQuotas.companyId, ace.companyId));
    await world.send(await insertCandidate(test.db));
    expect((await told(admin.userId)).at(-1)?.content).toContain("残りが0通");
    expect(await told(admin.userId)).toHaveLength(2);
  });

  it("gets an offer back that is undone after the month has ended", async () => {
    const { ace, joker, as, offerTo } = world;
    const lastMinute = new Date("2026-04-30T14:58:00Z");
    const { offerId } = await createOffer(as(ace, lastMinute), offerTo(joker));
    const other = await createOfferWorld(test.db);
    await other.send(other.joker, lastMinute);
    const nextMonth = new Date(lastMinute.getTime() + 4 * MINUTE);
    expect(await getQuota(as(ace, nextMonth))).toMatchObject({ remaining: 50, granted: 50 });
    expect(await withdrawOffer(as(ace, nextMonth), { offerId })).toEqual({ remaining: 50 });
    expect(await getQuota(as(ace, lastMinute))).toMatchObject({ remaining: 50 });
    expect(
      await test.db.select().from(offerQuotas).where(eq(offerQuotas.companyId, ace.companyId)),
    ).toMatchObject([{ month: "2026-04", used: 0 }]);
    expect(
      await test.db
        .select()
        .from(offerQuotas)
        .where(eq(offerQuotas.companyId, other.ace.companyId)),
    ).toMatchObject([{ month: "2026-04", used: 1 }]);
  });

  it("begins anew on the first at midnight in Japan, with nothing carried over", async () => {
    const { ace, as, send, grant } = world;
    await grant(2);
    await send();
    expect(await getQuota(as(ace, new Date("2026-04-30T14:59:59Z")))).toMatchObject({
      remaining: 1,
    });
    expect(await getQuota(as(ace, new Date("2026-04-30T15:00:00Z")))).toMatchObject({
      remaining: 2,
    });
  });
});

it("is sent by nobody who was removed while the call was on its way", async () => {
  const { ace, as, offerTo, joker } = world;
  const admin = await insertAce(test.db, ace.companyId, { authority: "admin" });
  await test.db
    .update(aces)
    .set({ removedAt: after(0) })
    .where(eq(aces.id, admin.userId));
  await expect(createOffer(as(admin), offerTo(joker))).rejects.toMatchObject({
    code: "unauthenticated",
  });
  expect(await getQuota(as(ace))).toMatchObject({ remaining: 50 });
});

describe("first contacts of a day", () => {
  it("are thirty for each ace, one taken back not counted, and begin anew the next day", async () => {
    const { ace, as, offerTo, grant } = world;
    await grant(100);
    const { offerId } = await world.send();
    const people = await Promise.all(Array.from({ length: 31 }, () => insertCandidate(test.db)));
    for (const joker of people.slice(0, 29)) await createOffer(as(ace), offerTo(joker));
    expect(await getQuota(as(ace))).toMatchObject({ remaining: 70, leftToday: 0 });
    const [, last] = people.slice(29);
    const another = () => createOffer(as(ace), offerTo(last ?? world.joker));
    await expect(another()).rejects.toMatchObject({
      code: "reachOfferDayLimit",
      message: "オファーを送れるのは1日30通までです。明日またお送りください。",
    });
    expect(await getQuota(as(ace))).toMatchObject({ remaining: 70 });

    await withdrawOffer(as(ace), { offerId });
    await another();
    expect(await getQuota(as(ace, after(24 * 60 * MINUTE)))).toMatchObject({ leftToday: 30 });
    const admin = await insertAce(test.db, ace.companyId, { authority: "admin" });
    expect(await getQuota(as(admin))).toMatchObject({ remaining: 70, leftToday: 30 });
  });
});
