import { companies } from "@tefuda/db/schema/company";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { offerQuotas, offers } from "@tefuda/db/schema/offer";
import { and, eq, sql } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { after, DAY, insertCandidate, insertRecruitment } from "../candidate/candidate.fixture.ts";
import { testNow } from "../joker/joker.fixture.ts";
import { answerLike } from "../like/answer-like.ts";
import { createLike } from "../like/create-like.ts";
import { insertAce } from "../matching/thread.fixture.ts";
import { answerOffer } from "./answer-offer.ts";
import { createOffer } from "./create-offer.ts";
import { expireOffers } from "./expire-offers.ts";
import { createOfferWorld, type OfferWorld } from "./offer.fixture.ts";
import { remindOffers } from "./remind-offers.ts";
import { withdrawOffer } from "./withdraw-offer.ts";

const ROUNDS = 15;

const test = useTestDatabase();
let world: OfferWorld;
beforeEach(async () => {
  world = await createOfferWorld(test.db);
});

const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === "fulfilled" ? "ok" : (result.reason as { code?: string }).code;
/** How calls that ran at once ended, by the catalogue's codes. */
const atOnce = async (...calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map(codeOf);

const statusOf = async (offerId: string) =>
  (await test.db.select().from(offers).where(eq(offers.id, offerId)))[0]?.status;
const usedQuota = async () =>
  (
    await test.db.select().from(offerQuotas).where(eq(offerQuotas.companyId, world.ace.companyId))
  )[0]?.used ?? 0;
const matchingsOf = (jokerId: string) =>
  test.db
    .select()
    .from(matchings)
    .where(and(eq(matchings.jokerId, jokerId), eq(matchings.aceCompanyId, world.ace.companyId)));
const yes = (offerId: string) => ({ offerId, isInterested: true, themes: [] });

describe("offers that are made at once", () => {
  it("are one when two members offer the same person, and charged once", async () => {
    const { ace, as, offerTo } = world;
    const colleague = await insertAce(test.db, ace.companyId);
    const position = await insertRecruitment(test.db, colleague);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const joker = await insertCandidate(test.db);
      const ends = await atOnce(
        createOffer(as(ace), offerTo(joker)),
        createOffer(as(colleague), offerTo(joker, { recruitmentId: position })),
      );
      expect(ends.toSorted()).toEqual(["alreadyExistsOffer", "ok"]);
      expect(await usedQuota()).toBe(round);
    }
  });

  it("are one when the quota has one left", async () => {
    const { ace, as, offerTo, grant } = world;
    await grant(1);
    const people = await Promise.all(Array.from({ length: 6 }, () => insertCandidate(test.db)));
    const ends = await atOnce(...people.map((joker) => createOffer(as(ace), offerTo(joker))));
    expect(ends.filter((end) => end === "ok")).toHaveLength(1);
    expect(ends.filter((end) => end === "reactOfferCount")).toHaveLength(5);
    expect(await usedQuota()).toBe(1);
  });

  it("are one when a second offer becomes possible, and there is never a third", async () => {
    const { ace, joker, as, send, offerTo } = world;
    await send();
    const colleague = await insertAce(test.db, ace.companyId);
    const again = after((14 + 90) * DAY);
    const position = await insertRecruitment(test.db, colleague);
    const tries = (now: Date) =>
      [ace, colleague, ace, colleague].map((who) =>
        createOffer(
          as(who, now),
          offerTo(joker, who === colleague ? { recruitmentId: position } : {}),
        ),
      );
    const second = await atOnce(...tries(again));
    expect(second.filter((end) => end === "ok")).toHaveLength(1);
    expect(second.filter((end) => end === "alreadyExistsOffer")).toHaveLength(3);
    const third = await atOnce(...tries(after(400 * DAY)));
    expect(third).toEqual(Array.from({ length: 4 }, () => "alreadyExistsOffer"));
  });

  it("are thirty a day for one ace, however many are tried at once", async () => {
    const { as, ace, offerTo, grant } = world;
    await grant(100);
    const people = await Promise.all(Array.from({ length: 33 }, () => insertCandidate(test.db)));
    const ends = await atOnce(...people.map((joker) => createOffer(as(ace), offerTo(joker))));
    expect(ends.filter((end) => end === "ok")).toHaveLength(30);
    expect(ends.filter((end) => end === "reachOfferDayLimit")).toHaveLength(3);
    expect(await usedQuota()).toBe(30);
  });

  it("are answered with one offer, however often the same one is sent", async () => {
    const { ace, joker, as, offerTo } = world;
    const offer = offerTo(joker);
    const ends = await atOnce(...Array.from({ length: 8 }, () => createOffer(as(ace), offer)));
    expect(new Set(ends)).toEqual(new Set(["ok"]));
    expect(await usedQuota()).toBe(1);
  });
});

describe("an offer whose end comes from two sides at once", () => {
  it("is either accepted or taken back, with the quota to match", async () => {
    const { ace, as, send } = world;
    let used = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const joker = await insertCandidate(test.db);
      const { offerId } = await send(joker);
      const ends = await atOnce(
        answerOffer(as(joker), yes(offerId)),
        withdrawOffer(as(ace), { offerId }),
      );
      const isAccepted = ends[0] === "ok";
      expect(ends).toEqual(isAccepted ? ["ok", "dataNotFound"] : ["dataNotFound", "ok"]);
      expect(await statusOf(offerId)).toBe(isAccepted ? "interested" : "withdrawn");
      expect(await matchingsOf(joker.userId)).toHaveLength(isAccepted ? 1 : 0);
      used += isAccepted ? 1 : 0;
      expect(await usedQuota()).toBe(used);
    }
  });

  it("is either accepted or expired", async () => {
    const { as, send } = world;
    for (let round = 0; round < ROUNDS; round += 1) {
      const joker = await insertCandidate(test.db);
      const { offerId } = await send(joker);
      const [accepted] = await atOnce(
        // The joker's call began a moment before the time was up, the job's just after.
        answerOffer(as(joker, after(14 * DAY - 1)), yes(offerId)),
        expireOffers(as(joker, after(14 * DAY))),
      );
      const isAccepted = accepted === "ok";
      expect(await statusOf(offerId)).toBe(isAccepted ? "interested" : "expired");
      expect(await matchingsOf(joker.userId)).toHaveLength(isAccepted ? 1 : 0);
    }
  });

  it("makes one matching when a like of the same two is accepted at once", async () => {
    const { ace, as, send } = world;
    await test.db.update(companies).set({ isPublic: true }).where(eq(companies.id, ace.companyId));
    for (let round = 0; round < ROUNDS; round += 1) {
      const joker = await insertCandidate(test.db);
      const likeId = uuidv7();
      await createLike(as(joker), { likeId, aceId: ace.userId });
      const { offerId } = await send(joker);
      const ends = await atOnce(
        answerOffer(as(joker), yes(offerId)),
        answerLike(as(ace), { likeId, accept: true }),
      );
      expect(ends).toContain("ok");
      expect(await matchingsOf(joker.userId)).toHaveLength(1);
    }
  });

  it("takes an offer and a like that cross each other", async () => {
    const { ace, as, offerTo } = world;
    await test.db.update(companies).set({ isPublic: true }).where(eq(companies.id, ace.companyId));
    for (let round = 0; round < ROUNDS; round += 1) {
      const joker = await insertCandidate(test.db);
      const likeId = uuidv7();
      const offer = offerTo(joker);
      const [, outcome] = await Promise.all([
        createOffer(as(ace), offer),
        createLike(as(joker), { likeId, aceId: ace.userId }),
      ]);
      // A like that saw the offer already there is none; both may stand side by side as well.
      if (outcome.kind === "offered") await answerOffer(as(joker), yes(offer.offerId));
      else await answerLike(as(ace), { likeId, accept: true });
      // Whichever is answered makes the match, and takes the other along.
      expect(await statusOf(offer.offerId)).toBe("interested");
      const sent = await test.db.select().from(likes).where(eq(likes.id, likeId));
      expect(sent.map(({ status }) => status)).toEqual(
        outcome.kind === "offered" ? [] : ["accepted"],
      );
      expect(await matchingsOf(joker.userId)).toHaveLength(1);
    }
  });

  it("is left alone by the jobs while somebody holds it", async () => {
    await test.clear();
    const { joker, as, send } = await createOfferWorld(test.db);
    const { offerId } = await send();
    await test.db.transaction(async (tx) => {
      // A job that waits for this is let go after a while, and then finds the offer.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = '20s'`);
      await tx.select().from(offers).where(eq(offers.id, offerId)).for("update");
      expect(await remindOffers(as(joker, after(7 * DAY)))).toBe(0);
      expect(await expireOffers(as(joker, after(14 * DAY)))).toBe(0);
    });
    expect(await remindOffers(as(joker, after(7 * DAY)))).toBe(1);
    expect(await expireOffers(as(joker, after(14 * DAY)))).toBe(1);
  });

  it("is reminded of once by jobs that run at once", async () => {
    const { joker, as, send } = world;
    const { offerId } = await send(joker);
    const jobs = Array.from({ length: 4 }, () => remindOffers(as(joker, after(7 * DAY))));
    const sent = await Promise.all(jobs);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1);
    const [offer] = await test.db.select().from(offers).where(eq(offers.id, offerId));
    expect(offer?.remindedCount).toBe(1);
    expect(offer?.updatedAt).toEqual(testNow);
  });
});
