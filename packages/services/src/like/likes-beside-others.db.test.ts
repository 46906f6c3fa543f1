import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { offers } from "@tefuda/db/schema/offer";
import { recruitmentAces, recruitments } from "@tefuda/db/schema/recruitment";
import { eq } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { after, DAY, insertCandidate, insertRecruitment } from "../candidate/candidate.fixture.ts";
import { testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { insertAce } from "../matching/thread.fixture.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { answerLike } from "./answer-like.ts";
import { getReceivers } from "./get-receivers.ts";
import { createLikeWorld, insertAgent, insertLikable, type LikeWorld } from "./like.fixture.ts";
import { listLikes } from "./list-likes.ts";
import { listStandings } from "./list-standings.ts";
import { likesTopic, likesWaitingTopic } from "./topics.ts";

const test = useTestDatabase();
let world: LikeWorld;
beforeEach(async () => {
  world = await createLikeWorld(test.db);
});

const match = (jokerId: string, { userId: aceId, companyId }: AceActor) =>
  test.db.transaction((tx) =>
    createMatching(tx, { jokerId, aceId, companyId, origin: "like", now: testNow }),
  );
const refused = (code: string) => ({ code });
const change = (likeId: string, fields: Partial<typeof likes.$inferInsert>) =>
  test.db.update(likes).set(fields).where(eq(likes.id, likeId));

describe("the cards of likes", () => {
  let likeId: string;
  beforeEach(async () => {
    likeId = uuidv7();
    await world.send({ likeId });
  });

  it("say nothing of the matchings that either side has with others", async () => {
    const { ace, joker, as } = world;
    await match(joker.userId, await insertLikable(test.db));
    await match((await insertCandidate(test.db)).userId, ace);
    const received = await listLikes(as(ace), { limit: 30 });
    expect(received.items).toMatchObject([{ id: likeId, isMatched: false, matchingId: null }]);
    const sent = await listLikes(as(joker), { limit: 30 });
    expect(sent.items).toMatchObject([{ id: likeId, matchingId: null }]);
  });

  it("show whether the page of the other side opens, and no name of whoever has left", async () => {
    const { ace, joker, as } = world;
    const viewable = async () => (await listLikes(as(joker), { limit: 30 })).items[0];
    const becomes = (fields: Partial<typeof aces.$inferInsert>) =>
      test.db.update(aces).set(fields).where(eq(aces.id, ace.userId));
    expect(await viewable()).toMatchObject({ isAceViewable: true });
    await becomes({ isAvailable: false });
    expect(await viewable()).toMatchObject({ isAceViewable: false });
    await becomes({ isAvailable: true, removedAt: testNow });
    expect(await viewable()).toMatchObject({ isAceViewable: false });
    await becomes({ removedAt: null });
    const shown = async () => (await listLikes(as(ace), { limit: 30 })).items[0];
    expect(await shown()).toMatchObject({ joker: { isViewable: true } });
    await answerLike(as(ace), { likeId, accept: true });
    expect(await shown()).toMatchObject({ joker: { name: "佐藤 花子" } });
    await test.db.update(jokers).set({ withdrawnAt: testNow }).where(eq(jokers.id, joker.userId));
    expect(await shown()).toMatchObject({ joker: { name: "退会したユーザー" } });
  });

  it("arrive live one by one, thirty to begin with, and none of somebody else's", async () => {
    const { ace, joker, as } = world;
    const second = await insertLikable(test.db);
    const ids = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const { userId: aceId, companyId } = index ? await insertLikable(test.db) : second;
        const id = uuidv7();
        await test.db.insert(likes).values({
          id,
          aceId,
          aceCompanyId: companyId,
          jokerId: joker.userId,
          expiresAt: after(DAY),
          createdAt: after(index + 1),
          updatedAt: testNow,
        });
        return id;
      }),
    );
    const mine = await likesTopic.open(as(joker), "", undefined);
    expect(mine.snapshot).toHaveLength(30);
    const waiting = await likesWaitingTopic.open(as(ace), "", undefined);
    expect([mine.isWhole, waiting.isWhole]).toEqual([true, true]);
    const theirs = await likesTopic.open(as(second), "", undefined);
    for (const id of [likeId, ids[0] ?? ""]) {
      const signal = { to: [], topic: "likes", id };
      expect(await mine.read(signal)).toMatchObject([{ type: "modified", id, doc: { id } }]);
      expect(await theirs.read(signal)).toMatchObject([
        { type: id === likeId ? "removed" : "modified", id },
      ]);
    }
  });
});

describe("a like beside those of others", () => {
  it("is kept from nobody by what another seeker has with the company, or this one with others", async () => {
    const { ace, joker, recruitmentId, send } = world;
    await match((await insertCandidate(test.db)).userId, ace);
    const other = await createOfferWorld(test.db);
    await other.send(joker);
    const toAnother = await createOfferWorld(test.db);
    const { offerId } = await toAnother.send(await insertCandidate(test.db));
    await test.db
      .update(offers)
      .set({ companyId: ace.companyId, recruitmentId, aceId: ace.userId })
      .where(eq(offers.id, offerId));
    expect(await send()).toMatchObject({ kind: "liked" });
  });

  it("is sent although an offer of the company was turned down", async () => {
    const { ace, joker, send } = world;
    const offering = await createOfferWorld(test.db);
    const { offerId } = await offering.send(joker);
    await test.db
      .update(offers)
      .set({ companyId: ace.companyId, status: "declined", answeredAt: testNow })
      .where(eq(offers.id, offerId));
    expect(await send()).toMatchObject({ kind: "liked" });
    expect(await listStandings(world.as(joker))).toMatchObject([{ kind: "liked" }]);
  });

  it("marks as expired what has lapsed between the two alone", async () => {
    const { ace, joker, send, as } = world;
    const stranger = await insertCandidate(test.db);
    const [declined, theirs, elsewhere] = [uuidv7(), uuidv7(), uuidv7()];
    await send({ likeId: declined });
    await answerLike(as(ace), { likeId: declined, accept: false });
    await send({ likeId: theirs }, testNow, stranger);
    await send({ likeId: elsewhere }, testNow, joker, await insertLikable(test.db));
    await send({}, after(30 * DAY));
    const found = new Map(
      (await test.db.select().from(likes)).map(({ id, status }) => [id, status]),
    );
    expect([declined, theirs, elsewhere].map((id) => found.get(id))).toEqual([
      "declined",
      "sent",
      "sent",
    ]);
  });

  it("is told to no company that does not see who sent it, and put on record all the same", async () => {
    const { ace, send } = world;
    const unseen = await insertCandidate(test.db, { rank: "Z" });
    const likeId = uuidv7();
    expect(await send({ likeId }, testNow, unseen)).toMatchObject({ kind: "liked" });
    const ofAce = eq(notifications.userId, ace.userId);
    expect(await test.db.select().from(notifications).where(ofAce)).toEqual([]);
    const log = await test.db.select().from(auditLogs).where(eq(auditLogs.targetId, likeId));
    expect(log).toMatchObject([{ action: "createLike", companyId: ace.companyId }]);
  });

  it("of a consultation goes to an agent alone", async () => {
    const { ace, joker, send } = world;
    const asked = { isConsultation: true };
    await expect(send(asked)).rejects.toMatchObject(refused("aceNotFound"));
    const agent = await insertAgent(test.db);
    expect(await send(asked, testNow, joker, agent)).toMatchObject({ kind: "liked" });
    expect(await send({}, testNow, joker, ace)).toMatchObject({ kind: "liked" });
  });
});

describe("what keeps a like from being sent", () => {
  it("ends with the thirty days of a like, and with a matching that is no more", async () => {
    const { ace, joker, as, send } = world;
    const likeId = uuidv7();
    await send({ likeId });
    const standings = (now = testNow) => listStandings(as(joker, now));
    expect(await standings(after(30 * DAY - 1))).toMatchObject([{ kind: "liked", id: likeId }]);
    expect(await standings(after(30 * DAY))).toEqual([]);
    const { matchingId } = await answerLike(as(ace), { likeId, accept: true });
    expect(await standings()).toEqual([
      { kind: "matched", id: matchingId, companyId: ace.companyId },
    ]);
    await test.db.delete(matchings).where(eq(matchings.id, matchingId ?? ""));
    expect(await standings()).toEqual([]);
    await test.db.insert(matchings).values({
      id: uuidv7(),
      jokerId: joker.userId,
      operatorId: "operator",
      matchedAt: testNow,
      lastMessagedAt: testNow,
      createdAt: testNow,
      updatedAt: testNow,
    });
    expect(await standings()).toEqual([]);
    await change(likeId, { status: "declined" });
    expect(await standings()).toMatchObject([{ kind: "liked" }]);
  });
});

describe("who receives a like about a position", () => {
  const put = (aceId: string, recruitmentId: string, sortOrder = 9) =>
    test.db.insert(recruitmentAces).values({ aceId, recruitmentId, sortOrder });
  const closes = (closesAt: string, id = world.recruitmentId) =>
    test.db.update(recruitments).set({ closesAt }).where(eq(recruitments.id, id));

  it("is ten of those in charge of it at most, and nobody of another position", async () => {
    const { ace, joker, as, recruitmentId } = world;
    const another = await insertRecruitment(test.db, await insertAce(test.db, ace.companyId));
    await put(ace.userId, another);
    const ask = () => getReceivers(as(joker), { recruitmentId });
    expect((await ask()).receivers.map(({ aceId }) => aceId)).toEqual([ace.userId]);
    for (let index = 0; index < 10; index += 1)
      await put((await insertAce(test.db, ace.companyId)).userId, recruitmentId, index + 1);
    const { receivers } = await ask();
    expect(receivers).toHaveLength(10);
    expect(receivers[0]?.aceId).toBe(ace.userId);
  });

  it("is in charge of that very position, which is open and of the own company", async () => {
    const { ace, recruitmentId, send } = world;
    const colleague = await insertAce(test.db, ace.companyId);
    const theirs = await insertRecruitment(test.db, colleague);
    const closed = await insertRecruitment(test.db, ace, { closesAt: "2026-04-02" });
    const stranger = await insertLikable(test.db);
    const strangers = await insertRecruitment(test.db, stranger);
    await put(ace.userId, strangers);
    for (const id of [theirs, closed, strangers])
      await expect(send({ recruitmentId: id })).rejects.toMatchObject(
        refused("recruitmentNotFound"),
      );
    await closes("2026-04-03");
    expect(await send({ recruitmentId })).toMatchObject({ kind: "liked" });
  });

  it.each<[string, () => Promise<unknown>]>([
    ["is closed", () => closes("2026-04-02")],
    ["is not published", () => test.db.update(recruitments).set({ status: "paused" })],
    [
      "is of a company that does not show itself",
      () => test.db.update(companies).set({ isPublic: false }),
    ],
    [
      "is of a company that was suspended",
      () => test.db.update(companies).set({ status: "suspended" }),
    ],
  ])("is nobody where it %s", async (_, happens) => {
    const { joker, as, recruitmentId } = world;
    const ask = () => getReceivers(as(joker), { recruitmentId });
    expect(await ask()).toBeDefined();
    await happens();
    await expect(ask()).rejects.toMatchObject(refused("recruitmentNotFound"));
  });
});
