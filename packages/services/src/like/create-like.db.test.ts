import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { likes } from "@tefuda/db/schema/like";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { notifications } from "@tefuda/db/schema/notification";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, eq } from "@tefuda/db/sql";
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
import { mailsIn } from "../mail/outbox.fixture.ts";
import { insertAce } from "../matching/thread.fixture.ts";
import { createOffer } from "../offer/create-offer.ts";
import { answerLike } from "./answer-like.ts";
import { createLike } from "./create-like.ts";
import { getReceivers } from "./get-receivers.ts";
import { createLikeWorld, insertAgent, insertLikable, type LikeWorld } from "./like.fixture.ts";
import { listStandings } from "./list-standings.ts";

const test = useTestDatabase();
let world: LikeWorld;
beforeEach(async () => {
  world = await createLikeWorld(test.db);
});

const refused = (code: string) => ({ code });
const likesOf = (jokerId: string) => test.db.select().from(likes).where(eq(likes.jokerId, jokerId));
const offerFrom = (to: LikeWorld) =>
  createOffer(to.as(to.ace), {
    offerId: uuidv7(),
    jokerId: to.joker.userId,
    recruitmentId: to.recruitmentId,
    reason: reasonFor(1),
    message: "一度お話しさせていただけませんか。ご連絡をお待ちしています。",
    minSalary: 600,
    maxSalary: 800,
    purpose: "casual",
  });

describe("createLike", () => {
  it("sends a like with its words, and tells the ace without the joker's name", async () => {
    const { ace, joker, recruitmentId, likeOf } = world;
    const { ctx, signals } = testCtx(test.db, joker);
    const input = likeOf(ace, {
      recruitmentId,
      selectedInterestAction: "wantToHear",
      message: "開発の進め方を伺いたいです。",
    });
    expect(await createLike(ctx, input)).toEqual({
      kind: "liked",
      likeId: input.likeId,
      remaining: 19,
    });
    const [like] = await likesOf(joker.userId);
    expect(like).toMatchObject({
      aceCompanyId: ace.companyId,
      recruitmentRevision: 1,
      selectedInterestAction: "wantToHear",
      status: "sent",
      expiresAt: after(30 * DAY),
    });
    const ofAce = eq(notifications.userId, ace.userId);
    const [notice] = await test.db.select().from(notifications).where(ofAce);
    expect(notice).toMatchObject({ type: "likeReceived", link: "/offers?tab=likes" });
    expect(notice?.content).toMatch(/^候補者ID \w{6}さんから「興味あり」が届きました。$/);
    const [mail] = await mailsIn(test.db, eq(mailOutbox.userId, ace.userId));
    expect(mail?.subject).toContain("「興味あり」が届きました");
    expect(signals).toMatchObject([
      { topic: "likes", id: input.likeId, to: expect.arrayContaining([ace.userId, joker.userId]) },
      { topic: "candidates", id: joker.userId },
      { topic: "notifications", to: [ace.userId] },
    ]);
  });

  it("tells nobody of a like that the company does not list", async () => {
    const { ace, joker, as, send } = world;
    await hideJoker(as(ace), { jokerId: joker.userId });
    expect(await send()).toMatchObject({ kind: "liked" });
    const ofAce = eq(notifications.userId, ace.userId);
    expect(await test.db.select().from(notifications).where(ofAce)).toEqual([]);
    expect(
      await test.db.select().from(mailOutbox).where(eq(mailOutbox.userId, ace.userId)),
    ).toEqual([]);
  });

  it("sends one like, however often the same one arrives", async () => {
    const { ace, joker, as, likeOf } = world;
    const input = likeOf(ace);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => createLike(as(joker), input)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await likesOf(joker.userId)).toHaveLength(1);
    const stranger = await insertCandidate(test.db);
    await expect(createLike(as(stranger), input)).rejects.toMatchObject(refused("dataNotFound"));
  });

  it("keeps one like to a company, whoever of it is liked and whatever arrives at once", async () => {
    const { ace, joker, as, likeOf } = world;
    const colleague = await insertAce(test.db, ace.companyId);
    const sent = await Promise.allSettled(
      [ace, colleague, ace, colleague].map((to) => createLike(as(joker), likeOf(to))),
    );
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of sent)
      if (one.status === "rejected") expect(one.reason).toMatchObject(refused("alreadyExistsLike"));
    expect(await likesOf(joker.userId)).toHaveLength(1);
  });

  it("lets through twenty a day in Japan, the 21st of many at once not", async () => {
    const { joker, as, likeOf } = world;
    const to = await Promise.all(Array.from({ length: 23 }, () => insertLikable(test.db)));
    const sent = await Promise.allSettled(to.map((ace) => createLike(as(joker), likeOf(ace))));
    const refusals = sent.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refusals).toMatchObject(Array.from({ length: 3 }, () => refused("reachLikeLimit")));
    expect(await likesOf(joker.userId)).toHaveLength(20);
    const tomorrow = after(DAY);
    const last = await insertLikable(test.db);
    expect(await createLike(as(joker, tomorrow), likeOf(last))).toMatchObject({ remaining: 19 });
  });

  it("counts a quiet no for the rest of its 30 days", async () => {
    const { ace, joker, as, send } = world;
    const first = await send();
    if (first.kind !== "liked") throw new Error("The like was not sent.");
    await answerLike(as(ace), { likeId: first.likeId, accept: false });
    await expect(send({}, after(29 * DAY))).rejects.toMatchObject(refused("alreadyExistsLike"));
    expect(await listStandings(as(joker))).toMatchObject([{ kind: "liked" }]);
    expect(await send({}, after(30 * DAY))).toMatchObject({ kind: "liked" });
  });

  it("takes a like that nobody marked as expired for expired", async () => {
    const { joker, send } = world;
    await send();
    expect(await send({}, after(31 * DAY))).toMatchObject({ kind: "liked" });
    const states = (await likesOf(joker.userId)).map(({ status }) => status);
    expect(states.toSorted()).toEqual(["expired", "sent"]);
  });

  it("finds no ace on pause, of a company that is hidden or does not show itself", async () => {
    const { ace, joker, as, likeOf, send, recruitmentId } = world;
    await setSiteHost(test.db, ace.companyId, "mori.example.jp");
    const hider = await insertCandidate(test.db);
    await hideFrom(test.db, hider, "mori");
    await expect(send({}, testNow, hider)).rejects.toMatchObject(refused("aceNotFound"));
    await expect(getReceivers(as(hider), { recruitmentId })).rejects.toMatchObject(
      refused("recruitmentNotFound"),
    );
    await test.db.update(aces).set({ isAvailable: false }).where(eq(aces.id, ace.userId));
    await expect(send()).rejects.toMatchObject(refused("aceNotFound"));
    await expect(getReceivers(as(joker), { recruitmentId })).rejects.toMatchObject(
      refused("aceNotFound"),
    );
    const agent = await insertAgent(test.db);
    expect(await createLike(as(joker), likeOf(agent))).toMatchObject({ kind: "liked" });
  });

  const changeCompany = (fields: Partial<typeof companies.$inferInsert>) =>
    test.db.update(companies).set(fields).where(eq(companies.id, world.ace.companyId));
  it.each([
    ["of a company that does not show itself", () => changeCompany({ isPublic: false })],
    ["of a company that was suspended", () => changeCompany({ status: "suspended" })],
    [
      "who was removed",
      () => test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, world.ace.userId)),
    ],
  ])("reaches nobody %s", async (_, change) => {
    const { ace, joker, as, send } = world;
    const ask = () => getReceivers(as(joker), { aceId: ace.userId });
    expect((await ask()).receivers.map(({ aceId }) => aceId)).toEqual([ace.userId]);
    await change();
    await expect(ask()).rejects.toMatchObject(refused("aceNotFound"));
    await expect(send()).rejects.toMatchObject(refused("aceNotFound"));
  });

  it("goes to those in charge of a position that is open", async () => {
    const { ace, joker, as, recruitmentId, send } = world;
    const other = await insertLikable(test.db);
    expect(await getReceivers(as(joker), { recruitmentId })).toMatchObject({
      recruitment: { id: recruitmentId },
      receivers: [{ aceId: ace.userId, companyName: "青空システム株式会社" }],
      remaining: 20,
    });
    await expect(send({ recruitmentId }, testNow, joker, other)).rejects.toMatchObject(
      refused("recruitmentNotFound"),
    );
    await test.db
      .update(recruitments)
      .set({ status: "paused" })
      .where(eq(recruitments.id, recruitmentId));
    await expect(send({ recruitmentId })).rejects.toMatchObject(refused("recruitmentNotFound"));
  });

  it("is refused after a match, with words of its own for an agent", async () => {
    const { ace, joker, as, likeOf, send } = world;
    const agent = await insertAgent(test.db);
    for (const [to, code] of [
      [ace, "alreadyExistsMatchingForJokerOnLike"],
      [agent, "alreadyExistsMatchingForAgentAceOnLike"],
    ] as const) {
      const { likeId } = likeOf(to);
      await send({ likeId }, testNow, joker, to);
      await answerLike(as(to), { likeId, accept: true });
      await expect(send({}, testNow, joker, to)).rejects.toMatchObject(refused(code));
    }
    expect((await listStandings(as(joker))).map(({ kind }) => kind)).toEqual([
      "matched",
      "matched",
    ]);
  });

  it("leads to the offer that waits, and never matches twice when both arrive at once", async () => {
    const { ace, joker, as, likeOf, send } = world;
    const input = likeOf(ace);
    const [liked] = await Promise.all([createLike(as(joker), input), offerFrom(world)]);
    expect(["liked", "offered"]).toContain(liked.kind);
    if (liked.kind === "liked") {
      await answerLike(as(ace), { likeId: input.likeId, accept: true });
      await expect(send()).rejects.toMatchObject(refused("alreadyExistsMatchingForJokerOnLike"));
      return;
    }
    expect(await likesOf(joker.userId)).toEqual([]);
    expect(await listStandings(as(joker))).toMatchObject([
      { kind: "offered", id: liked.offerId, companyId: ace.companyId },
    ]);
  });

  it("leads to the offer of a company that was first", async () => {
    const { joker, ace, as, send } = world;
    const { offerId } = await offerFrom(world);
    expect(await send()).toEqual({ kind: "offered", offerId });
    const where = and(eq(likes.jokerId, joker.userId), eq(likes.aceCompanyId, ace.companyId));
    expect(await test.db.select().from(likes).where(where)).toEqual([]);
    expect(await listStandings(as(joker))).toMatchObject([{ kind: "offered", id: offerId }]);
  });
});
