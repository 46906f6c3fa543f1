import { keeps } from "@tefuda/db/schema/candidate";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { notifications } from "@tefuda/db/schema/notification";
import { offerQuotas, offers } from "@tefuda/db/schema/offer";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, describe, expect, it } from "vitest";
import {
  after,
  DAY,
  hideFrom,
  insertCandidate,
  insertRecruitment,
  MINUTE,
  reasonFor,
  setSiteHost,
} from "../candidate/candidate.fixture.ts";
import { keepJoker } from "../candidate/keep-joker.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { listLinkableRecruitments } from "../recruitment/linkable.ts";
import { answerOffer } from "./answer-offer.ts";
import { createOffer } from "./create-offer.ts";
import { createOfferWorld, type OfferWorld } from "./offer.fixture.ts";
import { getQuota } from "./quota.ts";
import { withdrawOffer } from "./withdraw-offer.ts";

const test = useTestDatabase();
let world: OfferWorld;
beforeEach(async () => {
  world = await createOfferWorld(test.db);
});

const offersOf = (jokerId: string) =>
  test.db.select().from(offers).where(eq(offers.jokerId, jokerId));

describe("createOffer", () => {
  it("is sent once, however often and at once it is sent", async () => {
    const { ace, joker, as, offerTo } = world;
    const offer = offerTo(joker);
    const answers = await Promise.all(Array.from({ length: 8 }, () => createOffer(as(ace), offer)));
    answers.push(await createOffer(as(ace), offer));
    expect(new Set(answers.map(({ offerId }) => offerId))).toEqual(new Set([offer.offerId]));
    expect(answers.at(-1)).toMatchObject({ remaining: 49 });
    expect(await offersOf(joker.userId)).toHaveLength(1);
  });

  it("refuses an id that is somebody else's offer, and charges nothing", async () => {
    const { ace, joker, as, offerTo } = world;
    const { offerId } = await createOffer(as(ace), offerTo(joker));
    const other = await createOfferWorld(test.db);
    const taken = createOffer(other.as(other.ace), other.offerTo(other.joker, { offerId }));
    await expect(taken).rejects.toMatchObject({ code: "dataNotFound" });
    expect(await offersOf(other.joker.userId)).toEqual([]);
    expect(await getQuota(other.as(other.ace))).toMatchObject({ remaining: 50 });
  });

  it("is charged to the month, told to the joker, and frees the keep", async () => {
    const { ace, joker, as, offerTo, recruitmentId } = world;
    await keepJoker(as(ace), { jokerId: joker.userId });
    const { ctx, signals } = testCtx(test.db, ace);
    const { offerId, remaining } = await createOffer(ctx, offerTo(joker));
    expect(remaining).toBe(49);
    const [offer] = await offersOf(joker.userId);
    expect(offer).toMatchObject({
      id: offerId,
      status: "sent",
      recruitmentId,
      recruitmentRevision: 1,
      quotaMonth: "2026-04",
      expiresAt: after(14 * DAY),
    });
    expect(await test.db.select().from(keeps).where(eq(keeps.jokerId, joker.userId))).toEqual([]);
    const told = await test.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, joker.userId));
    expect(told).toMatchObject([{ type: "offerReceived", link: "/offers" }]);
    const mails = await test.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.userId, joker.userId));
    // What can still be taken back is not in a mailbox yet.
    expect(mails).toMatchObject([{ template: "offerReceived", nextAttemptAt: after(5 * MINUTE) }]);
    expect(signals.map(({ topic, to }) => [topic, to])).toEqual([
      ["offers", [joker.userId, ace.userId]],
      ["candidates", [ace.userId]],
      ["notifications", [joker.userId]],
    ]);
  });

  it("sends three when three remain, however many are tried at once", async () => {
    const { ace, as, offerTo, grant } = world;
    await grant(3);
    const candidates = [];
    for (let n = 0; n < 50; n += 1) candidates.push(await insertCandidate(test.db));
    const results = await Promise.allSettled(
      candidates.map((candidate) => createOffer(as(ace), offerTo(candidate))),
    );
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(47);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: "reactOfferCount" });
    const sent = await test.db.select().from(offers).where(eq(offers.companyId, ace.companyId));
    expect(sent).toHaveLength(3);
    expect(await getQuota(as(ace))).toMatchObject({ remaining: 0 });
    expect(await getQuota(as(ace, after(30 * DAY)))).toMatchObject({ remaining: 3 });
  });

  it("makes one live offer to a person, however many of the company try at once", async () => {
    const { ace, joker, as, offerTo } = world;
    const admin = await insertAce(test.db, ace.companyId, { authority: "admin" });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => createOffer(as(n % 2 ? ace : admin), offerTo(joker))),
    );
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: "alreadyExistsOffer" });
    expect(await offersOf(joker.userId)).toHaveLength(1);
    expect(await getQuota(as(ace))).toMatchObject({ remaining: 49 });
  });

  it("allows a second offer 90 days after an unanswered one ended, and no third", async () => {
    const { ace, joker, as, send, offerTo } = world;
    await send();
    const tooSoon = createOffer(as(ace, after(14 * DAY + 89 * DAY)), offerTo(joker));
    await expect(tooSoon).rejects.toMatchObject({ code: "alreadyExistsOffer" });
    await send(joker, after(14 * DAY + 90 * DAY));
    const third = createOffer(as(ace, after(365 * DAY)), offerTo(joker));
    await expect(third).rejects.toMatchObject({ code: "alreadyExistsOffer" });
  });

  it("leaves all other offers as they are when it is a second one", async () => {
    await test.clear();
    const { joker, as, send } = await createOfferWorld(test.db);
    const first = await send();
    await answerOffer(as(joker, after(DAY)), { ...first, isInterested: false, themes: [] });
    const toAnother = await send(await insertCandidate(test.db));
    const other = await createOfferWorld(test.db);
    const byAnother = await other.send(joker);
    const second = await send(joker, after(104 * DAY));
    const all = await test.db.select().from(offers);
    expect(new Map(all.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [first.offerId, "declined"],
        [toAnother.offerId, "sent"],
        [byAnother.offerId, "sent"],
        [second.offerId, "sent"],
      ]),
    );
  });

  it("refuses a reason written for someone else, but not one's own after an undo", async () => {
    const { ace, joker, as, send, offerTo } = world;
    const reason = reasonFor(5000);
    const { offerId } = await send(joker, testNow, { reason });
    const other = await insertCandidate(test.db);
    const pasted = createOffer(as(ace), offerTo(other, { reason: `${reason}ぜひ` }));
    await expect(pasted).rejects.toMatchObject({
      code: "invalidParameter",
      fields: {
        reason: "ほかの候補者に送った文章とほぼ同じです。この方に向けた理由をご記入ください。",
      },
    });
    await withdrawOffer(as(ace), { offerId });
    await send(joker, testNow, { reason });
    expect(await getQuota(as(ace))).toMatchObject({ remaining: 49 });
  });

  it("needs a published position that the ace is in charge of, and stays inside its pay", async () => {
    const { ace, joker, as, offerTo, recruitmentId } = world;
    for (const fields of [{ minSalary: 599 }, { maxSalary: 801 }])
      await expect(createOffer(as(ace), offerTo(joker, fields))).rejects.toMatchObject({
        code: "invalidParameter",
        fields: { minSalary: "募集の金額の範囲内で入力してください" },
      });
    const colleague = await insertAce(test.db, ace.companyId);
    const admin = await insertAce(test.db, ace.companyId, { authority: "admin" });
    const stranger = await insertAce(test.db, await insertCompany(test.db));
    for (const other of [colleague, stranger])
      await expect(createOffer(as(other), offerTo(joker))).rejects.toMatchObject({
        code: "aceNotLinkingRecruitment",
      });
    expect(await listLinkableRecruitments(as(colleague))).toEqual({ items: [], hasMore: false });
    expect(await listLinkableRecruitments(as(admin))).toEqual({
      items: [
        {
          id: recruitmentId,
          title: "フロントエンドエンジニア",
          employmentType: "midCareer",
          pay: { min: 600, max: 800, unit: "manYen" },
        },
      ],
      hasMore: false,
    });
    const unusable = [
      await insertRecruitment(test.db, ace, { status: "paused" }),
      await insertRecruitment(test.db, ace, { closesAt: "2026-04-02" }),
    ];
    for (const id of unusable)
      await expect(
        createOffer(as(ace), offerTo(joker, { recruitmentId: id })),
      ).rejects.toMatchObject({ code: "aceNotLinkingRecruitment" });
    await test.db
      .update(recruitments)
      .set({ closesAt: "2026-04-03" })
      .where(eq(recruitments.id, recruitmentId));
    expect(await createOffer(as(admin), offerTo(joker))).toMatchObject({ remaining: 49 });
  });

  it("cannot reach who hides from the company, is unknown, or is matched", async () => {
    const { ace, joker, as, offerTo } = world;
    const refusedBy = (code: string) =>
      expect(createOffer(as(ace), offerTo(joker))).rejects.toMatchObject({ code });
    await expect(
      createOffer(as(ace), offerTo(joker, { jokerId: ace.userId })),
    ).rejects.toMatchObject({ code: "dataNotFound" });
    await test.db.transaction((tx) =>
      createMatching(tx, {
        jokerId: joker.userId,
        aceId: ace.userId,
        companyId: ace.companyId,
        origin: "like",
        now: testNow,
      }),
    );
    await refusedBy("alreadyExistsMatchingForAce");
    await setSiteHost(test.db, ace.companyId, "kawa.example.jp");
    await hideFrom(test.db, joker, "kawa");
    await refusedBy("dataNotFound");
  });
});

describe("withdrawOffer", () => {
  it("returns the quota and the notice within five minutes, once", async () => {
    const { ace, joker, as, send } = world;
    const { offerId } = await send();
    const undo = () => withdrawOffer(as(ace, after(5 * MINUTE)), { offerId });
    expect(await undo()).toEqual({ remaining: 50 });
    expect(await undo()).toEqual({ remaining: 50 });
    expect(await offersOf(joker.userId)).toMatchObject([{ status: "withdrawn" }]);
    const [quota] = await test.db
      .select()
      .from(offerQuotas)
      .where(eq(offerQuotas.companyId, ace.companyId));
    expect(quota).toMatchObject({ granted: 50, used: 0 });
    for (const table of [notifications, mailOutbox])
      expect(await test.db.select().from(table).where(eq(table.userId, joker.userId))).toEqual([]);
    expect(await send()).toMatchObject({ remaining: 49 });
  });

  it("leaves whatever else the joker is told", async () => {
    const { ace, joker, as, send } = world;
    const { offerId } = await send();
    const other = await createOfferWorld(test.db);
    const { offerId: kept } = await other.send(joker);
    await withdrawOffer(as(ace), { offerId });
    const told = await test.db
      .select({ key: notifications.dedupeKey })
      .from(notifications)
      .where(eq(notifications.userId, joker.userId));
    expect(told).toEqual([{ key: `offer:${kept}` }]);
  });

  it("is too late after five minutes, and nobody else's", async () => {
    const { ace, as, send } = world;
    const { offerId } = await send();
    const colleague = await insertAce(test.db, ace.companyId, { authority: "admin" });
    for (const ctx of [as(ace, after(5 * MINUTE + 1)), as(colleague)])
      await expect(withdrawOffer(ctx, { offerId })).rejects.toMatchObject({ code: "dataNotFound" });
  });

  it("returns the quota once, however often it is asked at once", async () => {
    const { ace, as, send } = world;
    await send(await insertCandidate(test.db));
    const { offerId } = await send();
    await Promise.all(Array.from({ length: 10 }, () => withdrawOffer(as(ace), { offerId })));
    expect(await getQuota(as(ace))).toMatchObject({ remaining: 49 });
  });
});
