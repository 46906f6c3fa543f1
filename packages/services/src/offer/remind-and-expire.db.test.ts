import { users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { notifications } from "@tefuda/db/schema/notification";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq } from "@tefuda/db/sql";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, describe, expect, it } from "vitest";
import {
  after,
  DAY,
  hideFrom,
  insertCandidate,
  MINUTE,
  setSiteHost,
} from "../candidate/candidate.fixture.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { answerOffer } from "./answer-offer.ts";
import { countWaitingOffers } from "./count-waiting.ts";
import { expireOffers } from "./expire-offers.ts";
import { createOfferWorld, type OfferWorld } from "./offer.fixture.ts";
import { getQuota } from "./quota.ts";
import { remindOffers } from "./remind-offers.ts";
import { offersWaitingTopic } from "./topics.ts";
import { withdrawOffer } from "./withdraw-offer.ts";

const test = useTestDatabase();
let world: OfferWorld;
let offerId: string;
beforeEach(async () => {
  world = await createOfferWorld(test.db);
  ({ offerId } = await world.send());
});

/** A look of the jobs at a moment; the same signals that readers' streams get. */
const lookAt = (now: Date) => testCtx(test.db, world.joker, now);
const remind = (now: Date) => remindOffers(lookAt(now).ctx);
const statusOf = async () =>
  (await test.db.select().from(offers).where(eq(offers.id, offerId)))[0]?.status;
const remindersOf = async ({ userId }: JokerActor) => ({
  told: await test.db
    .select({ content: notifications.content, link: notifications.link })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.type, "offerExpiring"))),
  mailed: (
    await mailsIn(
      test.db,
      and(eq(mailOutbox.userId, userId), eq(mailOutbox.template, "offerExpiring")),
    )
  ).map(({ subject, text }) => ({ subject, text })),
});

describe("remindOffers", () => {
  it("reminds on the seventh and the thirteenth day, once each, however often it looks", async () => {
    const { joker } = world;
    await remind(after(7 * DAY - MINUTE));
    expect(await remindersOf(joker)).toEqual({ told: [], mailed: [] });

    const { ctx, signals } = lookAt(after(7 * DAY));
    await Promise.all([remindOffers(ctx), remindOffers(ctx)]);
    expect(await remind(after(8 * DAY))).toBe(0);
    const first = await remindersOf(joker);
    expect(first.told).toEqual([
      {
        content: "青空システム株式会社からのオファーの回答期限が近づいています。",
        link: "/offers",
      },
    ]);
    expect(first.mailed).toHaveLength(1);
    expect(first.mailed[0]?.subject).toContain("オファーの回答期限が近づいています");
    expect(first.mailed[0]?.text).toContain("回答期限：2026年4月17日");
    expect(first.mailed[0]?.text).toContain(`/offers/${offerId}`);
    expect(signals).toContainEqual(
      expect.objectContaining({ to: [joker.userId], topic: "notifications" }),
    );

    expect(await remind(after(13 * DAY))).toBe(1);
    expect(await remind(after(13.5 * DAY))).toBe(0);
    expect((await remindersOf(joker)).told).toHaveLength(2);
    expect((await remindersOf(joker)).mailed).toHaveLength(2);
  });

  it("does not send a missed reminder after the next one", async () => {
    await remind(after(13 * DAY));
    expect((await remindersOf(world.joker)).mailed).toHaveLength(1);
  });

  it("leaves in peace who answered, cannot answer, or is gone", async () => {
    const { ace, as, send } = world;
    const people = {
      declined: await insertCandidate(test.db),
      withdrawn: await insertCandidate(test.db),
      matched: await insertCandidate(test.db),
      suspended: await insertCandidate(test.db),
      leaving: await insertCandidate(test.db),
      left: await insertCandidate(test.db),
      hiding: await insertCandidate(test.db),
    };
    const sent = {} as Record<keyof typeof people, string>;
    for (const [name, joker] of Object.entries(people))
      sent[name as keyof typeof people] = (await send(joker)).offerId;

    await answerOffer(as(people.declined), {
      offerId: sent.declined,
      isInterested: false,
      themes: [],
    });
    await withdrawOffer(as(ace), { offerId: sent.withdrawn });
    await test.db.transaction((tx) =>
      createMatching(tx, {
        jokerId: people.matched.userId,
        aceId: ace.userId,
        companyId: ace.companyId,
        origin: "like",
        now: testNow,
      }),
    );
    const change = (joker: JokerActor, fields: Partial<typeof users.$inferInsert>) =>
      test.db.update(users).set(fields).where(eq(users.id, joker.userId));
    await change(people.suspended, { suspendedAt: testNow });
    await change(people.leaving, { withdrawalRequestedAt: testNow });
    await test.db
      .update(jokers)
      .set({ withdrawnAt: testNow })
      .where(eq(jokers.id, people.left.userId));
    await setSiteHost(test.db, ace.companyId, "mori.example.jp");
    await hideFrom(test.db, people.hiding, "mori");

    await remind(after(7 * DAY));
    for (const [name, joker] of Object.entries(people))
      expect(await remindersOf(joker), name).toEqual({ told: [], mailed: [] });
    expect((await remindersOf(world.joker)).mailed).toHaveLength(1);
  });
});

describe("expireOffers", () => {
  it("closes what nobody answered, tells both sides, and keeps the quota", async () => {
    const { ace, joker, as } = world;
    await expireOffers(lookAt(after(14 * DAY - 1)).ctx);
    expect(await statusOf()).toBe("sent");
    const { ctx, signals } = lookAt(after(14 * DAY));
    await expireOffers(ctx);
    await expireOffers(ctx);
    expect(await statusOf()).toBe("expired");
    const own = signals.filter(({ id }) => id === offerId);
    expect(own).toEqual([{ to: [joker.userId, ace.userId], topic: "offers", id: offerId }]);
    expect(await getQuota(as(ace))).toMatchObject({ remaining: 49 });
  });

  it("leaves answers as they are", async () => {
    const { joker, as } = world;
    await answerOffer(as(joker), { offerId, isInterested: true, themes: [] });
    await expireOffers(lookAt(after(20 * DAY)).ctx);
    expect(await statusOf()).toBe("interested");
  });
});

describe("offers that wait for an answer", () => {
  const waiting = (now = testNow) => countWaitingOffers(world.as(world.joker, now));

  it("are counted until they are answered, taken back or expired", async () => {
    const { ace, joker, as } = world;
    expect(await waiting()).toBe(1);
    expect(await waiting(after(14 * DAY))).toBe(0);

    const other = await createOfferWorld(test.db);
    await other.send(joker);
    expect(await waiting()).toBe(2);
    await withdrawOffer(as(ace), { offerId });
    expect(await waiting()).toBe(1);
  });

  it("are followed by the joker alone", async () => {
    const { ace, joker, as } = world;
    const follower = await offersWaitingTopic.open(as(joker), "", undefined);
    expect(follower.snapshot).toEqual([{ type: "added", id: "total", doc: { total: 1 } }]);
    await answerOffer(as(joker), { offerId, isInterested: true, themes: [] });
    const signal = { to: [], topic: "offers", id: offerId };
    expect(follower.concerns(signal)).toBe(true);
    expect(await follower.read(signal)).toEqual([
      { type: "modified", id: "total", doc: { total: 0 } },
    ]);
    expect((await offersWaitingTopic.open(as(ace), "", undefined)).snapshot).toEqual([]);
  });

  it("wait no more once the two sides have matched otherwise", async () => {
    const { ace, joker } = world;
    await test.db.transaction((tx) =>
      createMatching(tx, {
        jokerId: joker.userId,
        aceId: ace.userId,
        companyId: ace.companyId,
        origin: "like",
        now: testNow,
      }),
    );
    expect(await waiting()).toBe(0);
    expect(await statusOf()).toBe("interested");
  });
});
