import { aces } from "@tefuda/db/schema/ace";
import { keeps } from "@tefuda/db/schema/candidate";
import { jokers } from "@tefuda/db/schema/joker";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { matchings } from "@tefuda/db/schema/matching";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { offerQuotas, offers } from "@tefuda/db/schema/offer";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { asc, eq } from "@tefuda/db/sql";
import type { SentOfferFilter } from "@tefuda/domain/offer/constants";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { after, DAY, insertCandidate, insertRecruitment } from "../candidate/candidate.fixture.ts";
import { keepJoker } from "../candidate/keep-joker.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { createLike } from "../like/create-like.ts";
import { insertLikable } from "../like/like.fixture.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { createMatching } from "../matching/create-matching.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { answerOffer } from "./answer-offer.ts";
import { countWaitingOffers } from "./count-waiting.ts";
import { createOffer } from "./create-offer.ts";
import { findSentOffer } from "./find-sent-offer.ts";
import { getOffer } from "./get-offer.ts";
import { listOffers } from "./list-offers.ts";
import { createOfferWorld, type OfferWorld } from "./offer.fixture.ts";
import { readOffer } from "./read-offer.ts";
import { remindOffers } from "./remind-offers.ts";
import { listSenders } from "./senders.ts";
import { offersTopic, offersWaitingTopic } from "./topics.ts";
import { withdrawOffer } from "./withdraw-offer.ts";

const test = useTestDatabase();
let world: OfferWorld;
beforeEach(async () => {
  world = await createOfferWorld(test.db);
});

const match = (jokerId: string, { userId: aceId, companyId }: AceActor) =>
  test.db.transaction((tx) =>
    createMatching(tx, { jokerId, aceId, companyId, origin: "like", now: testNow }),
  );
const change = (offerId: string, fields: Partial<typeof offers.$inferInsert>) =>
  test.db.update(offers).set(fields).where(eq(offers.id, offerId));
const rowOf = async (offerId: string) =>
  (await test.db.select().from(offers).where(eq(offers.id, offerId)))[0];
const actionsOf = async (offerId: string) =>
  (
    await test.db
      .select({ action: auditLogs.action })
      .from(auditLogs)
      .where(eq(auditLogs.targetId, offerId))
      .orderBy(asc(auditLogs.id))
  ).map(({ action }) => action);
const topicsOf = (signals: readonly { topic: string; id: string }[]) =>
  signals.map(({ topic, id }) => [topic, id]);

describe("an offer beside those of others", () => {
  it("frees the company's own keep of that very person", async () => {
    const { ace, joker, as, send } = world;
    const stranger = await insertAce(test.db, await insertCompany(test.db));
    const other = await insertCandidate(test.db);
    await keepJoker(as(ace), { jokerId: joker.userId });
    await keepJoker(as(ace), { jokerId: other.userId });
    await keepJoker(as(stranger), { jokerId: joker.userId });
    await send();
    const left = async ({ companyId }: AceActor) =>
      (await test.db.select().from(keeps).where(eq(keeps.companyId, companyId))).map(
        ({ jokerId }) => jokerId,
      );
    expect([await left(ace), await left(stranger)]).toEqual([[other.userId], [joker.userId]]);
  });

  it("is read, taken back and answered by itself, each put on record and told", async () => {
    const { ace, joker, as, send } = world;
    const other = await createOfferWorld(test.db);
    const [first, second] = [await send(), await other.send(joker)];
    const reading = testCtx(test.db, joker);
    await readOffer(reading.ctx, first);
    const [notice] = await test.db
      .select()
      .from(notifications)
      .where(eq(notifications.dedupeKey, `offer:${first.offerId}`));
    expect(topicsOf(reading.signals)).toEqual([
      ["notifications", notice?.id],
      ["offers", first.offerId],
      ["candidates", joker.userId],
    ]);
    expect(await rowOf(second.offerId)).toMatchObject({ status: "sent", readAt: null });

    const third = await send(await insertCandidate(test.db));
    const undoing = testCtx(test.db, ace);
    await withdrawOffer(undoing.ctx, third);
    const { jokerId } = (await rowOf(third.offerId)) ?? { jokerId: "" };
    expect(topicsOf(undoing.signals)).toEqual([
      ["offers", third.offerId],
      ["candidates", jokerId],
      ["notifications", jokerId],
    ]);
    expect((await rowOf(first.offerId))?.status).toBe("read");
    await withdrawOffer(undoing.ctx, third);
    expect(undoing.signals).toHaveLength(3);

    const answering = testCtx(test.db, joker);
    await answerOffer(answering.ctx, { ...first, isInterested: false, themes: [] });
    expect(topicsOf(answering.signals)).toEqual([
      ["offers", first.offerId],
      ["candidates", joker.userId],
    ]);
    expect((await rowOf(second.offerId))?.status).toBe("sent");
    expect(await actionsOf(first.offerId)).toEqual(["createOffer", "answerOffer"]);
    expect(await actionsOf(third.offerId)).toEqual(["createOffer", "withdrawOffer"]);
    await readOffer(as(joker, after(DAY)), first);
    expect(await rowOf(first.offerId)).toMatchObject({ status: "declined", readAt: testNow });
  });

  it("tells of the match, and of the likes that it settles", async () => {
    const { joker, as } = world;
    const ace = await insertLikable(test.db);
    const recruitmentId = await insertRecruitment(test.db, ace);
    const likeId = uuidv7();
    await createLike(as(joker), { likeId, aceId: ace.userId });
    const { offerId } = await createOffer(as(ace), world.offerTo(joker, { recruitmentId }));
    const { ctx, signals } = testCtx(test.db, joker);
    const { matchingId } = await answerOffer(ctx, { offerId, isInterested: true, themes: [] });
    const told = topicsOf(signals).filter(([topic]) => topic !== "candidates");
    expect(told).toContainEqual(["matchings", matchingId]);
    expect(told).toContainEqual(["notifications", ace.userId]);
    expect(told).toContainEqual(["likes", likeId]);
    expect(told).toContainEqual(["offers", offerId]);
  });

  it("leaves mails that have left, and those that are about something else", async () => {
    const { joker, as, send } = world;
    const { offerId } = await send();
    const more = await send(await insertCandidate(test.db));
    await enqueueMail(
      test.db,
      { clock: () => testNow },
      { template: "passwordChanged", to: "a@example.jp", params: {}, userId: joker.userId },
    );
    await test.db
      .update(mailOutbox)
      .set({ status: "sent" })
      .where(eq(mailOutbox.dedupeKey, `offer:${offerId}`));
    // Whoever else has a notification of that key keeps it.
    const stranger = await insertCandidate(test.db);
    await test.db
      .update(notifications)
      .set({ userId: stranger.userId })
      .where(eq(notifications.dedupeKey, `offer:${offerId}`));
    await withdrawOffer(as(world.ace), { offerId });
    const own = eq(mailOutbox.userId, joker.userId);
    const mails = await test.db.select().from(mailOutbox).where(own);
    expect(mails.map(({ template }) => template).toSorted()).toEqual([
      "offerReceived",
      "passwordChanged",
    ]);
    const kept = eq(notifications.userId, stranger.userId);
    expect(await test.db.$count(notifications, kept)).toBe(1);
    expect((await rowOf(more.offerId))?.status).toBe("sent");
  });
});

describe("the quota of a month", () => {
  it("is charged and given back in its own month, and never falls below nothing", async () => {
    const { ace, as, send } = world;
    const may = new Date("2026-05-03T01:00:00Z");
    await send();
    await send(await insertCandidate(test.db), may);
    const used = async () =>
      (
        await test.db
          .select({ month: offerQuotas.month, used: offerQuotas.used })
          .from(offerQuotas)
          .where(eq(offerQuotas.companyId, ace.companyId))
          .orderBy(asc(offerQuotas.month))
      ).map((quota) => [quota.month, quota.used]);
    expect(await used()).toEqual([
      ["2026-04", 1],
      ["2026-05", 1],
    ]);
    const { offerId } = await send(await insertCandidate(test.db), may);
    await withdrawOffer(as(ace, may), { offerId });
    expect(await used()).toEqual([
      ["2026-04", 1],
      ["2026-05", 1],
    ]);
    const again = await send(await insertCandidate(test.db), may);
    await test.db
      .update(offerQuotas)
      .set({ used: 0 })
      .where(eq(offerQuotas.companyId, ace.companyId));
    await withdrawOffer(as(ace, may), again);
    expect(await used()).toEqual([
      ["2026-04", 0],
      ["2026-05", 0],
    ]);
  });

  it("is told to the company's own admins who are still there", async () => {
    const { ace, send, grant } = world;
    const stranger = await insertAce(test.db, await insertCompany(test.db), { authority: "admin" });
    const [admin, former] = [
      await insertAce(test.db, ace.companyId, { authority: "admin" }),
      await insertAce(test.db, ace.companyId, { authority: "admin" }),
    ];
    await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, former.userId));
    await grant(11);
    await send();
    const counts = [];
    for (const { userId } of [admin, former, stranger])
      counts.push(await test.db.$count(notifications, eq(notifications.userId, userId)));
    expect(counts).toEqual([1, 0, 0]);
  });
});

describe("the lists of offers", () => {
  const list = async (actor: AceActor | JokerActor, filter?: SentOfferFilter) =>
    (await listOffers(world.as(actor), { filter, limit: 30 })).items.map(({ id }) => id);

  it("are narrowed by state, sender and words, for the company alone", async () => {
    const { ace, joker, as, send } = world;
    const admin = await insertAce(test.db, ace.companyId, { authority: "admin" });
    const { offerId: first } = await send();
    const recruitmentId = await insertRecruitment(test.db, admin);
    await test.db
      .update(recruitments)
      .set({ title: "データ 基盤エンジニア" })
      .where(eq(recruitments.id, recruitmentId));
    const other = await insertCandidate(test.db);
    const sent = world.offerTo(other, { recruitmentId });
    const { offerId: second } = await createOffer(as(admin, after(1)), sent);
    await change(second, { status: "declined", answeredAt: testNow });
    expect(await list(admin)).toEqual([second, first]);
    expect(await list(admin, {})).toEqual([second, first]);
    expect(await list(admin, { status: "declined" })).toEqual([second]);
    expect(await list(admin, { aceId: ace.userId })).toEqual([first]);
    expect(await list(admin, { words: "エンジニア ﾃﾞｰﾀ" })).toEqual([second]);
    expect(await list(joker, { status: "declined" })).toEqual([first]);
    expect(await listSenders(as(admin))).toHaveLength(2);
  });

  it("name the members who have sent some to those who see the company's", async () => {
    const { ace, as, send } = world;
    const admin = await insertAce(test.db, ace.companyId, { authority: "admin" });
    const other = await createOfferWorld(test.db);
    await other.send();
    expect(await listSenders(as(admin))).toEqual([]);
    await send();
    expect(await listSenders(as(admin))).toEqual([{ id: ace.userId, name: "田中 一郎" }]);
    expect(await listSenders(as(ace))).toEqual([]);
  });

  it("say nothing of the matchings that either side has with others", async () => {
    const { ace, joker, as, send } = world;
    const { offerId } = await send();
    await match(joker.userId, await insertAce(test.db, await insertCompany(test.db)));
    await match((await insertCandidate(test.db)).userId, ace);
    expect(await getOffer(as(joker), { offerId })).toMatchObject({ offer: { matchingId: null } });
    expect(await list(joker)).toEqual([offerId]);
    expect(await list(ace)).toEqual([offerId]);
    expect(await countWaitingOffers(as(joker))).toBe(1);
    const jobs = testCtx(test.db, joker, after(7 * DAY));
    await remindOffers(jobs.ctx);
    expect(jobs.signals).toContainEqual(expect.objectContaining({ to: [joker.userId] }));
  });

  it("count and remind of none whose sides have matched, marked or not", async () => {
    const { ace, joker, as, send } = world;
    const { offerId } = await send();
    await match(joker.userId, ace);
    await change(offerId, { status: "sent" });
    expect(await countWaitingOffers(as(joker))).toBe(0);
    await remindOffers(as(joker, after(7 * DAY)));
    expect(await rowOf(offerId)).toMatchObject({ remindedCount: 0 });
  });

  it("show whether the sender's page opens, what was chosen, and no name of who has left", async () => {
    const { ace, joker, as, send } = world;
    const { offerId } = await send();
    const card = async () => (await getOffer(as(joker), { offerId })).offer;
    const becomes = (fields: Partial<typeof aces.$inferInsert>) =>
      test.db.update(aces).set(fields).where(eq(aces.id, ace.userId));
    expect(await card()).toMatchObject({ isAceViewable: true, hasChosenThemes: false });
    await becomes({ isAvailable: false });
    expect(await card()).toMatchObject({ isAceViewable: false });
    await becomes({ isAvailable: true, removedAt: testNow });
    expect(await card()).toMatchObject({ isAceViewable: false });
    await becomes({ removedAt: null });
    await answerOffer(as(joker), { offerId, isInterested: true, themes: [] });
    expect(await card()).toMatchObject({ hasChosenThemes: false });
    await test.db
      .update(matchings)
      .set({ selectedInterestedThemes: ["member"] })
      .where(eq(matchings.offerId, offerId));
    expect(await card()).toMatchObject({ hasChosenThemes: true });
    await test.db.update(jokers).set({ withdrawnAt: testNow }).where(eq(jokers.id, joker.userId));
    expect((await getOffer(as(ace), { offerId })).offer).toMatchObject({
      joker: { name: "退会したユーザー" },
    });
  });

  it("begin with thirty when they are followed", async () => {
    const { joker, as } = world;
    const { offerId } = await world.send();
    const row = await rowOf(offerId);
    if (!row) throw new Error("No offer.");
    const closed = { status: "declined", answeredAt: testNow } as const;
    await test.db
      .insert(offers)
      .values(Array.from({ length: 30 }, () => ({ ...row, ...closed, id: uuidv7() })));
    const mine = await offersTopic.open(as(joker), "", undefined);
    expect(mine.snapshot).toHaveLength(30);
    const waiting = await offersWaitingTopic.open(as(joker), "", undefined);
    expect([mine.isWhole, waiting.isWhole]).toEqual([true, true]);
  });
});

it("is found as the sender's own for that person, while it waits", async () => {
  const { ace, joker, send } = world;
  const colleague = await insertAce(test.db, ace.companyId);
  const other = await insertCandidate(test.db);
  const { offerId } = await send();
  const find = (jokerId: string, aceId: string, now = testNow) =>
    findSentOffer(test.db, { jokerId, aceId }, now);
  expect(await find(joker.userId, ace.userId)).toMatchObject({ id: offerId });
  expect(await find(other.userId, ace.userId)).toBeNull();
  expect(await find(joker.userId, colleague.userId)).toBeNull();
  expect(await find(joker.userId, ace.userId, after(14 * DAY))).toBeNull();
});
