import { chatMessages } from "@tefuda/db/schema/chat";
import { likes } from "@tefuda/db/schema/like";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { matchings } from "@tefuda/db/schema/matching";
import { analyticsEvents, auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { offers } from "@tefuda/db/schema/offer";
import { pushOutbox } from "@tefuda/db/schema/push";
import { and, asc, eq, inArray } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import {
  after,
  DAY,
  hideFrom,
  insertCandidate,
  reasonFor,
  setSiteHost,
} from "../candidate/candidate.fixture.ts";
import { hideJoker } from "../candidate/hide-joker.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import type { LiveFollower } from "../live/topic.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { answerOffer } from "../offer/answer-offer.ts";
import { createOffer } from "../offer/create-offer.ts";
import { answerLike } from "./answer-like.ts";
import { countWaitingLikes } from "./count-waiting.ts";
import { expireLikes } from "./expire-likes.ts";
import { createLikeWorld, insertAgent, insertBrowser, type LikeWorld } from "./like.fixture.ts";
import { listLikes } from "./list-likes.ts";
import { likesTopic, likesWaitingTopic } from "./topics.ts";

const test = useTestDatabase();
let world: LikeWorld;
let likeId: string;
beforeEach(async () => {
  world = await createLikeWorld(test.db);
  likeId = uuidv7();
  await world.send({ likeId, selectedInterestAction: "workingSoon", message: "伺いたいです。" });
});

const yes = () => ({ likeId, accept: true });
const no = () => ({ likeId, accept: false });
const notFound = { code: "dataNotFound" };
type Reader = LikeWorld["ace"] | LikeWorld["joker"];
const tab = async (actor: Reader, name: "likes" | "closed", now = testNow) => {
  const { items } = await listLikes(world.as(actor, now), { tab: name, limit: 30 });
  return items.map(({ id, status }) => [id === likeId, status]);
};
const matchingsMade = () =>
  test.db.select().from(matchings).where(eq(matchings.jokerId, world.joker.userId));
const statusOf = async () =>
  (await test.db.select().from(likes).where(eq(likes.id, likeId)))[0]?.status;

describe("answerLike", () => {
  it("makes one matching with what the like said, however many yeses arrive", async () => {
    const { ace, as } = world;
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerLike(as(ace), yes())));
    expect(new Set(answers.map(({ matchingId }) => matchingId)).size).toBe(1);
    const made = await matchingsMade();
    expect(made).toMatchObject([
      { likeId, aceId: ace.userId, selectedInterestAction: "workingSoon" },
    ]);
    const messages = await test.db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.matchingId, made[0]?.id ?? ""))
      .orderBy(asc(chatMessages.seq));
    expect(messages.map(({ type, sentAt }) => [type, sentAt])).toEqual([
      [messageTypes.FirstMessage, testNow],
      [messageTypes.InterestToAce, after(400)],
    ]);
    await expect(answerLike(as(ace), no())).rejects.toMatchObject(notFound);
  });

  it("answers one like of several, with the offers that it settles, and puts it on record", async () => {
    const { ace, joker, recruitmentId, as } = world;
    const other = await insertCandidate(test.db);
    await world.send({}, testNow, other);
    const { offerId } = await createOffer(as(ace), {
      offerId: uuidv7(),
      jokerId: joker.userId,
      recruitmentId,
      reason: reasonFor(3),
      message: "一度お話しさせていただけませんか。ご連絡をお待ちしています。",
      minSalary: 600,
      maxSalary: 800,
      purpose: "casual",
    });
    const browsers = [await insertBrowser(test.db, ace), await insertBrowser(test.db, joker)];
    const { ctx, signals } = testCtx(test.db, ace);
    const { matchingId } = await answerLike(ctx, yes());
    expect(signals.filter(({ topic }) => topic === "offers").map(({ id }) => id)).toEqual([
      offerId,
    ]);
    expect(await countWaitingLikes(as(ace))).toEqual({ total: 1 });
    const log = await test.db.select().from(auditLogs).where(eq(auditLogs.targetId, likeId));
    expect(log.map(({ action }) => action).toSorted()).toEqual(["answerLike", "createLike"]);
    const events = await test.db
      .select({ name: analyticsEvents.name })
      .from(analyticsEvents)
      .where(eq(analyticsEvents.userId, ace.userId));
    expect(events.map(({ name }) => name)).toContain("like_answer");
    const pushed = await test.db
      .select({ id: pushOutbox.subscriptionId, params: pushOutbox.params })
      .from(pushOutbox)
      .where(eq(pushOutbox.kind, "matching"));
    expect(pushed.map(({ id }) => id).toSorted()).toEqual(browsers.toSorted());
    expect(pushed[0]?.params).toMatchObject({ matchingId });
  });

  it("tells the joker, and both by mail", async () => {
    const { ace, joker } = world;
    const { ctx, signals } = testCtx(test.db, ace);
    const { matchingId } = await answerLike(ctx, yes());
    const told = await test.db
      .select({ content: notifications.content, link: notifications.link })
      .from(notifications)
      .where(eq(notifications.userId, joker.userId));
    expect(told).toEqual([
      {
        content: "青空システム株式会社の田中 一郎さんとマッチングしました。",
        link: `/matchings/${matchingId}`,
      },
    ]);
    const mails = await test.db
      .select()
      .from(mailOutbox)
      .where(
        and(
          eq(mailOutbox.template, "matchingEstablished"),
          inArray(mailOutbox.userId, [ace.userId, joker.userId]),
        ),
      );
    expect(mails).toHaveLength(2);
    expect(signals.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(["likes", "matchings", "notifications"]),
    );
  });

  it("passes over quietly", async () => {
    const { ace, joker, as } = world;
    expect(await answerLike(as(ace), no())).toEqual({});
    expect(await answerLike(as(ace), no())).toEqual({});
    await expect(answerLike(as(ace), yes())).rejects.toMatchObject(notFound);
    const told = await test.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, joker.userId));
    expect(told).toEqual([]);
    expect(await tab(joker, "closed")).toEqual([[true, "declined"]]);
    expect(await tab(ace, "closed")).toEqual([[true, "declined"]]);
  });

  it("belongs to the ace and the company's admins; an admin matches the ace who was liked", async () => {
    const { ace, as } = world;
    const colleague = await insertAce(test.db, ace.companyId);
    const stranger = await insertAce(test.db, await insertCompany(test.db), { authority: "admin" });
    for (const actor of [colleague, stranger]) {
      await expect(answerLike(as(actor), yes())).rejects.toMatchObject(notFound);
      expect(await tab(actor, "likes")).toEqual([]);
    }
    const admin = await insertAce(test.db, ace.companyId, { authority: "admin" });
    const { matchingId } = await answerLike(as(admin), yes());
    expect(await matchingsMade()).toMatchObject([{ id: matchingId, aceId: ace.userId }]);
    const told = await test.db
      .select({ type: notifications.type })
      .from(notifications)
      .where(eq(notifications.userId, ace.userId))
      .orderBy(asc(notifications.id));
    expect(told.map(({ type }) => type)).toEqual(["likeReceived", "matchingEstablished"]);
    const { items } = await listLikes(as(admin), { limit: 30 });
    expect(JSON.stringify(items)).not.toContain("佐藤");
    expect(items).toMatchObject([{ isOwn: false, matchingId: null, isMatched: true }]);
  });

  it("settles the offer that waits beside the like, and the other way round", async () => {
    const { ace, joker, recruitmentId, as } = world;
    const offer = {
      offerId: uuidv7(),
      jokerId: joker.userId,
      recruitmentId,
      reason: reasonFor(2),
      message: "一度お話しさせていただけませんか。ご連絡をお待ちしています。",
      minSalary: 600,
      maxSalary: 800,
      purpose: "casual" as const,
    };
    await createOffer(as(ace), offer);
    const answers = await Promise.allSettled([
      answerLike(as(ace), yes()),
      answerOffer(as(joker), { offerId: offer.offerId, isInterested: true, themes: [] }),
    ]);
    expect(answers.some(({ status }) => status === "fulfilled")).toBe(true);
    expect(await matchingsMade()).toHaveLength(1);
    const [sent] = await test.db.select().from(offers).where(eq(offers.id, offer.offerId));
    // What lost the race may stand open for a moment; the match is what both see.
    expect([sent?.status, await statusOf()]).toContainEqual(
      expect.stringMatching(/^(interested|accepted)$/),
    );
  });

  it("starts a consultation with an agent", async () => {
    const { joker, as, likeOf, send } = world;
    const agent = await insertAgent(test.db);
    const { likeId: id } = likeOf(agent);
    await send({ likeId: id }, testNow, joker, agent);
    const { items } = await listLikes(as(agent), { tab: "likes", limit: 30 });
    expect(items).toMatchObject([{ id, joker: { isViewable: false } }]);
    const { matchingId = "" } = await answerLike(as(agent), { likeId: id, accept: true });
    const [first] = await test.db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.matchingId, matchingId))
      .orderBy(asc(chatMessages.seq));
    expect(first?.text).toContain("面談エージェント");
    const closed = await listLikes(as(agent), { tab: "closed", limit: 30 });
    expect(closed.items).toMatchObject([{ joker: { name: "佐藤 花子", isViewable: true } }]);
  });
});

describe("likes of both sides", () => {
  it("show the company no more than before a match", async () => {
    const { ace, as } = world;
    const { items } = await listLikes(as(ace), { tab: "likes", limit: 30 });
    expect(items).toMatchObject([
      { message: "伺いたいです。", joker: { subOccupation: "frontendEngineer", imageURL: null } },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/佐藤|サトウ|example|青空大学|みなと/);
    expect(await countWaitingLikes(as(ace))).toEqual({ total: 1 });
  });

  it("end after thirty days without a word, marked or not", async () => {
    const { ace, joker, as } = world;
    const late = after(30 * DAY);
    expect(await tab(joker, "likes", late)).toEqual([]);
    expect(await tab(ace, "closed", late)).toEqual([[true, "expired"]]);
    await expect(answerLike(as(ace, late), yes())).rejects.toMatchObject(notFound);
    expect(await statusOf()).toBe("sent");
    await expireLikes(as(ace));
    expect(await statusOf()).toBe("sent");
    const { ctx, signals } = testCtx(test.db, ace, late);
    await expireLikes(ctx);
    expect(await expireLikes(ctx)).toBe(0);
    expect(await statusOf()).toBe("expired");
    expect(signals).toContainEqual(expect.objectContaining({ topic: "likes", id: likeId }));
  });

  it("are out of sight once the joker hides from the company, or the company puts them aside", async () => {
    const { ace, joker, as } = world;
    const other = await insertCandidate(test.db);
    await world.send({}, testNow, other);
    await hideJoker(as(ace), { jokerId: other.userId });
    expect(await tab(ace, "likes")).toEqual([[true, "sent"]]);
    await setSiteHost(test.db, ace.companyId, "mori.example.jp");
    await hideFrom(test.db, joker, "mori");
    expect([await tab(ace, "likes"), await tab(joker, "likes")]).toEqual([[], []]);
    await expect(answerLike(as(ace), yes())).rejects.toMatchObject(notFound);
    expect(await countWaitingLikes(as(ace))).toEqual({ total: 0 });
  });

  it("are listed in pages", async () => {
    const { ace, as, send } = world;
    await send({}, after(1), await insertCandidate(test.db));
    await send({}, after(2), await insertCandidate(test.db));
    const first = await listLikes(as(ace), { limit: 2 });
    const second = await listLikes(as(ace), { limit: 2, cursor: first.nextCursor });
    expect([first.items.length, second.items.map(({ id }) => id)]).toEqual([2, [likeId]]);
    expect(second.nextCursor).toBeUndefined();
  });

  it("arrive live, with the number that waits", async () => {
    const { ace, joker, as } = world;
    const theirs = (await likesTopic.open(as(joker), "", undefined)) as LiveFollower<{
      status: string;
    }>;
    const waiting = await likesWaitingTopic.open(as(ace), "", undefined);
    expect(waiting.snapshot).toMatchObject([{ doc: { total: 1 } }]);
    const { matchingId } = await answerLike(as(ace), yes());
    const signal = { to: [], topic: "likes", id: likeId };
    expect(await theirs.read(signal)).toMatchObject([
      { type: "modified", doc: { status: "accepted", matchingId } },
    ]);
    expect(await waiting.read(signal)).toMatchObject([{ doc: { total: 0 } }]);
    expect((await likesWaitingTopic.open(as(joker), "", undefined)).snapshot).toEqual([]);
  });
});
