import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { candidateNotes, hiddenJokers, keeps } from "@tefuda/db/schema/candidate";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { offers } from "@tefuda/db/schema/offer";
import { and, asc, eq } from "@tefuda/db/sql";
import { searchJokersSchema } from "@tefuda/domain/candidate/schema";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { insertJudge, testCtx, testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { countOften } from "../request-limit/count-often.ts";
import { getCandidate } from "../views/get-candidate.ts";
import { after, DAY, hideFrom, insertCandidate, setSiteHost } from "./candidate.fixture.ts";
import { hideJoker, unhideJoker } from "./hide-joker.ts";
import { upsertSearchDocument } from "./index-document.ts";
import { countKept, keepJoker, unkeepJoker } from "./keep-joker.ts";
import { listHidden, listKept } from "./list-kept.ts";
import { noticeKeeps } from "./notice-keeps.ts";
import { searchJokers } from "./search-jokers.ts";
import { skipJoker } from "./skip-joker.ts";
import { candidatesTopic } from "./topics.ts";

const test = useTestDatabase();
let ace: AceActor;
let colleague: AceActor;
let stranger: AceActor;
let joker: JokerActor;
let one: { jokerId: string };
let other: { jokerId: string };
beforeEach(async () => {
  await test.clear();
  const companyId = await insertCompany(test.db);
  ace = await insertAce(test.db, companyId);
  colleague = await insertAce(test.db, companyId);
  stranger = await insertAce(test.db, await insertCompany(test.db));
  joker = await insertCandidate(test.db);
  one = { jokerId: joker.userId };
  other = { jokerId: (await insertCandidate(test.db)).userId };
});

const as = (actor: AceActor, now = testNow) => testCtx(test.db, actor, now).ctx;
const match = ({ userId: aceId, companyId }: AceActor, { jokerId }: { jokerId: string }) =>
  test.db.transaction((tx) =>
    createMatching(tx, { jokerId, aceId, companyId, origin: "like", now: testNow }),
  );
const keptBy = async (actor: AceActor) =>
  (
    await test.db
      .select({ jokerId: keeps.jokerId })
      .from(keeps)
      .where(eq(keeps.aceId, actor.userId))
      .orderBy(asc(keeps.createdAt))
  ).map(({ jokerId }) => jokerId);
const listed = async (actor: AceActor) =>
  (await listKept(as(actor))).items.map(({ jokerId }) => jokerId);
const actionsOf = async ({ jokerId }: { jokerId: string }) =>
  (
    await test.db
      .select({ action: auditLogs.action })
      .from(auditLogs)
      .where(eq(auditLogs.targetId, jokerId))
      .orderBy(asc(auditLogs.id))
  ).map(({ action }) => action);

describe("a keep beside those of others", () => {
  it("is ended by itself, by its own ace or a hiding of the own company", async () => {
    for (const actor of [ace, stranger]) {
      await keepJoker(as(actor), one);
      await keepJoker(as(actor, after(1)), other);
    }
    // Of the same ace for another company, whatever made it.
    const third = await insertCandidate(test.db);
    const dates = { createdAt: after(2), expiresAt: after(DAY) };
    const foreign = { companyId: stranger.companyId, jokerId: third.userId, aceId: ace.userId };
    await test.db.insert(keeps).values({ ...foreign, ...dates });
    expect(await unkeepJoker(as(ace), { jokerId: third.userId })).toMatchObject({ keptCount: 3 });
    await unkeepJoker(as(ace), one);
    expect(await keptBy(ace)).toEqual([other.jokerId, third.userId]);
    await hideJoker(as(colleague), other);
    expect(await keptBy(ace)).toEqual([third.userId]);
    expect(await keptBy(stranger)).toEqual([one.jokerId, other.jokerId]);
    expect(await actionsOf(other)).toEqual(["keepJoker", "keepJoker", "hideJoker"]);
  });

  it("is listed and counted to its own ace, and shown to no other company", async () => {
    await keepJoker(as(ace), one);
    await keepJoker(as(colleague), other);
    expect([await listed(ace), await listed(colleague)]).toEqual([[one.jokerId], [other.jokerId]]);
    expect(await countKept(as(ace, after(60 * DAY)))).toEqual({ keptCount: 0, limit: 30 });
    expect(await getCandidate(as(colleague), one)).toMatchObject({ keep: { isOwn: false } });
    expect(await getCandidate(as(stranger), one)).toMatchObject({ keep: null, state: "none" });
  });

  it("is made anew where it has run out, and leaves what else has to the job", async () => {
    await keepJoker(as(ace), one);
    await keepJoker(as(ace), other);
    await keepJoker(as(stranger), one);
    await keepJoker(as(colleague, after(60 * DAY)), one);
    expect([await keptBy(colleague), await keptBy(ace), await keptBy(stranger)]).toEqual([
      [one.jokerId],
      [other.jokerId],
      [one.jokerId],
    ]);
  });

  it("is kept from nobody by another company's hiding, or that of another candidate", async () => {
    await hideJoker(as(stranger), one);
    await hideJoker(as(colleague), other);
    expect(await keepJoker(as(ace), one)).toMatchObject({ keptCount: 1 });
  });

  it("is told to the company's staff who are there, when it is made and when it ends", async () => {
    const former = await insertAce(test.db, ace.companyId);
    await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, former.userId));
    const { ctx, signals } = testCtx(test.db, ace);
    await keepJoker(ctx, one);
    await unkeepJoker(ctx, one);
    const staff = [ace.userId, colleague.userId].toSorted();
    const told = { to: staff, topic: "candidates", id: one.jokerId };
    expect(
      signals.map((signal) => ({
        ...signal,
        to: signal.to === "everyone" ? [] : signal.to.toSorted(),
      })),
    ).toEqual([told, told]);
  });

  it("is noticed by itself when its own day comes, and not after its end", async () => {
    await keepJoker(as(ace), one);
    await keepJoker(as(ace, after(2 * DAY)), other);
    await keepJoker(as(stranger, after(2 * DAY)), one);
    expect(await noticeKeeps(as(ace, after(53 * DAY)))).toBe(1);
    const noticed = await test.db.select().from(keeps);
    expect(noticed.filter(({ noticedAt }) => noticedAt)).toMatchObject([
      { companyId: ace.companyId, jokerId: one.jokerId },
    ]);
    expect(await test.db.$count(notifications)).toBe(1);
    expect(await noticeKeeps(as(ace, after(62 * DAY)))).toBe(0);
  });
});

describe("a hiding beside those of others", () => {
  it("is ended by itself, listed to its company, and recorded once", async () => {
    for (const candidate of [one, other]) {
      await hideJoker(as(ace), candidate);
      await hideJoker(as(colleague), candidate);
      await hideJoker(as(stranger), candidate);
    }
    await unhideJoker(as(ace), one);
    await unhideJoker(as(ace), one);
    const left = await test.db.select().from(hiddenJokers);
    const pairs = left.map(({ companyId, jokerId }) => [companyId === ace.companyId, jokerId]);
    expect(pairs).toHaveLength(3);
    expect(pairs).not.toContainEqual([true, one.jokerId]);
    const ids = async (actor: AceActor) =>
      (await listHidden(as(actor), { limit: 20 })).items.map(({ jokerId }) => jokerId);
    expect(await ids(ace)).toEqual([other.jokerId]);
    expect(await ids(stranger)).toHaveLength(2);
    expect(await actionsOf(one)).toEqual(["hideJoker", "hideJoker", "unhideJoker"]);
    await setSiteHost(test.db, stranger.companyId, "mori.example.jp");
    await hideFrom(test.db, joker, "mori");
    expect(await ids(stranger)).toEqual([other.jokerId]);
  });
});

it("passes over once, telling the own deck, and the company where a keep ends with it", async () => {
  const { ctx, signals } = testCtx(test.db, ace);
  const topics = () => signals.splice(0).map(({ topic, id }) => [topic, id]);
  await skipJoker(ctx, { ...one, round: 1 });
  expect(topics()).toEqual([["deck", one.jokerId]]);
  await skipJoker(ctx, { ...one, round: 1 });
  expect(await actionsOf(one)).toEqual(["skipJoker"]);
  await keepJoker(as(ace), one);
  topics();
  await skipJoker(ctx, { ...one, round: 1 });
  expect(topics()).toEqual([
    ["deck", one.jokerId],
    ["candidates", one.jokerId],
  ]);
  expect(await actionsOf(one)).toEqual(["skipJoker", "keepJoker", "skipJoker"]);
});

describe("a candidate's page", () => {
  it("says nothing of other companies' matchings and notes, nor of those with others", async () => {
    await match(stranger, one);
    await match(ace, other);
    const note = { text: "…", createdAt: testNow, updatedAt: testNow };
    for (const [companyId, { jokerId }] of [
      [stranger.companyId, one],
      [ace.companyId, other],
      [ace.companyId, one],
    ] as const)
      await test.db
        .insert(candidateNotes)
        .values({ id: uuidv7(), companyId, jokerId, aceId: null, ...note });
    expect(await getCandidate(as(ace), one)).toMatchObject({
      matchingId: null,
      canOffer: true,
      noteCount: 1,
    });
  });

  it("opens to an agent with the matching alone, and is followed by none", async () => {
    const agent = { ...ace, isAgent: true };
    await test.db.update(aces).set({ isAgent: true }).where(eq(aces.id, ace.userId));
    const { matchingId } = await match(agent, one);
    expect(await getCandidate(as(agent), one)).toMatchObject({ matchingId });
    await expect(getCandidate(as(agent), other)).rejects.toMatchObject({ code: "dataNotFound" });
    const signal = { to: [], topic: "candidates", id: one.jokerId };
    const follows = async (actor: AceActor | JokerActor) =>
      (await candidatesTopic.open(testCtx(test.db, actor).ctx, "", undefined)).concerns(signal);
    expect([await follows(agent), await follows(joker), await follows(colleague)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("leaves the lists of a company from which the person hides, and no other's", async () => {
    await setSiteHost(test.db, ace.companyId, "mori.example.jp");
    await hideFrom(test.db, joker, "mori");
    const read = async (actor: AceActor, { jokerId: id }: { jokerId: string }) => {
      const follower = await candidatesTopic.open(as(actor), "", undefined);
      return follower.read({ to: [], topic: "candidates", id });
    };
    expect(await read(ace, one)).toEqual([{ type: "removed", id: one.jokerId }]);
    expect(await read(ace, other)).toMatchObject([{ type: "modified", doc: other }]);
    expect(await read(stranger, one)).toMatchObject([{ type: "modified", doc: one }]);
  });
});

describe("a search", () => {
  const find = (ctx: Parameters<typeof searchJokers>[0], input = {}) =>
    searchJokers(ctx, searchJokersSchema.parse(input));

  it("is refused to an ace after six hundred in ten minutes, and to no operator", async () => {
    const ctx = as(ace);
    for (let times = 0; times < 600; times += 1) await countOften(ctx, "search", ace.userId).told;
    await expect(find(ctx)).rejects.toMatchObject({ code: "tooManyRequests" });
    const judge = await insertJudge(test.db);
    for (let times = 0; times < 600; times += 1) await countOften(ctx, "search", judge.userId).told;
    expect((await find(testCtx(test.db, judge).ctx)).nbHits).toBe(2);
  });

  it("of an operator is recorded each time, that of the same ages too", async () => {
    const { ctx } = testCtx(test.db, await insertJudge(test.db));
    for (const _ of [1, 2]) await find(ctx, { age: { lower: 30 } });
    const log = and(
      eq(auditLogs.actorId, ctx.actor.userId),
      eq(auditLogs.action, "searchJokersByAge"),
    );
    expect(await test.db.$count(auditLogs, log)).toBe(2);
  });
});

describe("the document of a seeker", () => {
  const documentOf = async () => {
    await test.db.transaction((tx) => upsertSearchDocument(tx, joker.userId, testNow));
    const own = eq(jokerSearchDocuments.objectID, joker.userId);
    return (await test.db.select().from(jokerSearchDocuments).where(own))[0];
  };

  it.each([
    ["suspended", { suspendedAt: testNow }],
    ["away for years", { dormantPausedAt: testNow }],
    ["restricted", { restrictedAt: testNow }],
  ])("goes while they are %s, and no other one's", async (_, fields) => {
    await test.db.update(users).set(fields).where(eq(users.id, joker.userId));
    expect(await documentOf()).toBeUndefined();
    expect(await test.db.$count(jokerSearchDocuments)).toBe(1);
  });

  it("goes when they leave", async () => {
    await test.db.update(jokers).set({ withdrawnAt: testNow }).where(eq(jokers.id, joker.userId));
    expect(await documentOf()).toBeUndefined();
  });

  it("counts the answers of ninety days, to offers that were not taken back", async () => {
    const { send } = await createOfferWorld(test.db);
    const { offerId } = await send(joker);
    const [sent] = await test.db.select().from(offers).where(eq(offers.id, offerId));
    if (!sent) throw new Error("No offer.");
    const offer = (fields: Partial<typeof offers.$inferInsert>) =>
      test.db.insert(offers).values([1, 2, 3].map(() => ({ ...sent, ...fields, id: uuidv7() })));
    await test.db.delete(offers);
    await offer({ status: "declined", answeredAt: testNow });
    const score = (await documentOf())?.score;
    await offer({ status: "withdrawn" });
    await offer({ status: "expired", createdAt: after(-91 * DAY) });
    expect((await documentOf())?.score).toBe(score);
    await offer({ status: "expired", createdAt: after(-89 * DAY) });
    expect((await documentOf())?.score).toBeLessThan(score ?? 0);
  });
});
