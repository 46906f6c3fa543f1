import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { careers } from "@tefuda/db/schema/joker";
import { notifications } from "@tefuda/db/schema/notification";
import { eq } from "@tefuda/db/sql";
import { hiddenCompanyWordSchema } from "@tefuda/domain/hidden-company/schema";
import type { AceActor, JokerActor, SignedInActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { insertCandidate, insertRecruitment, setSiteHost } from "../candidate/candidate.fixture.ts";
import { hideJoker } from "../candidate/hide-joker.ts";
import { countKept, keepJoker } from "../candidate/keep-joker.ts";
import { searchJokers } from "../candidate/search-jokers.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertLikeRow, insertOfferRow } from "../matching/dealing.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { getOffer } from "../offer/get-offer.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { CANDIDATES_SIGNAL } from "../signals/candidate.ts";
import { LIKE_SIGNAL } from "../signals/like.ts";
import { OFFER_SIGNAL } from "../signals/offer.ts";
import { getCandidate } from "../views/get-candidate.ts";
import { hideCompany } from "./hide-company.ts";
import { listHiddenCompanies } from "./list-hidden-companies.ts";
import { whereNotHiddenBy } from "./not-hidden.ts";
import { previewHiddenCompany } from "./preview-hidden-company.ts";
import { tellHidden } from "./tell-hidden.ts";
import { unhideCompany } from "./unhide-company.ts";

const test = useTestDatabase();
let joker: JokerActor;
let ace: AceActor;

const as = <Who extends SignedInActor>(actor: Who) => testCtx(test.db, actor).ctx;
const entry = (word: string) => ({ id: uuidv7(), word });
const wordsOf = async (actor: JokerActor) =>
  (await listHiddenCompanies(as(actor))).items.map(({ word }) => word);
const listsOf = (to: string) => ({ to: [to], topic: CANDIDATES_SIGNAL, id: CANDIDATES_SIGNAL });
/** A host that no other test's words are part of. */
const ownHost = () => `${uuidv7()}.example`;

async function insertSite(siteHost: string, fields: Partial<typeof companies.$inferInsert> = {}) {
  const companyId = await insertCompany(test.db);
  await test.db
    .update(companies)
    .set({ siteHost, ...fields })
    .where(eq(companies.id, companyId));
  return companyId;
}

beforeEach(async () => {
  joker = await insertCandidate(test.db);
  ace = await insertAce(test.db, await insertCompany(test.db));
});

describe("the list", () => {
  it("holds each word once, however often it is sent", async () => {
    const first = entry(ownHost());
    const made = await hideCompany(as(joker), first);
    expect(made).toMatchObject({ ...first, companyCount: 0, companyNames: [] });
    expect(await hideCompany(as(joker), first)).toEqual(made);
    await expect(hideCompany(as(joker), entry(first.word))).rejects.toMatchObject({
      code: "alreadyRegisteredHiddenCompany",
      params: { label: first.word },
    });
    await expect(
      hideCompany(as(await insertCandidate(test.db)), { ...first, word: ownHost() }),
    ).rejects.toMatchObject({ code: "dataNotFound" });
    expect(await wordsOf(joker)).toEqual([first.word]);
  });

  it("answers each entry as it was, beside others of the seeker and of that word", async () => {
    const first = entry(ownHost());
    const made = await hideCompany(as(joker), first);
    const second = entry(ownHost());
    await hideCompany(as(joker), second);
    const stranger = await insertCandidate(test.db);
    const theirs = entry(first.word);
    expect(await hideCompany(as(stranger), theirs)).toMatchObject(theirs);
    expect(await hideCompany(as(joker), first)).toEqual(made);
    await unhideCompany(as(joker), first);
    expect([await wordsOf(joker), await wordsOf(stranger)]).toEqual([[second.word], [first.word]]);
  });

  it("takes one of many equal words that come at once", async () => {
    const word = ownHost();
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, () => hideCompany(as(joker), entry(word))),
    );
    const refused = results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toHaveLength(11);
    for (const reason of refused)
      expect(reason).toMatchObject({ code: "alreadyRegisteredHiddenCompany" });
    expect(await wordsOf(joker)).toEqual([word]);
  });

  it("ends at a hundred, however many come at once", async () => {
    for (let n = 0; n < 98; n += 1) await hideCompany(as(joker), entry(`n${n}.${ownHost()}`));
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => hideCompany(as(joker), entry(ownHost()))),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    await expect(hideCompany(as(joker), entry(ownHost()))).rejects.toMatchObject({
      code: "invalidParameter",
      fields: { word: "登録できるのは100件までです" },
    });
    expect(await wordsOf(joker)).toHaveLength(100);
  });

  it("is the seeker's own", async () => {
    const mine = entry(ownHost());
    await hideCompany(as(joker), mine);
    const stranger = await insertCandidate(test.db);
    await unhideCompany(as(stranger), mine);
    expect(await wordsOf(stranger)).toEqual([]);
    expect(await wordsOf(joker)).toEqual([mine.word]);
    await unhideCompany(as(joker), mine);
    await unhideCompany(as(joker), mine);
    expect(await wordsOf(joker)).toEqual([]);
  });
});

describe("a word", () => {
  it("says beforehand how many companies it hides, and names those that are public", async () => {
    const host = ownHost();
    for (let n = 0; n < 5; n += 1)
      await insertSite(`n${n}.${host}`, { name: `会社${n}`, isPublic: n > 0 });
    await insertSite(`left.${host}`, { status: "suspended" });
    expect(await previewHiddenCompany(as(joker), { word: host })).toEqual({
      word: host,
      companyCount: 5,
      companyNames: ["会社1", "会社2", "会社3", "会社4"],
      isBroad: true,
    });
    expect(await previewHiddenCompany(as(joker), { word: `n0.${host}` })).toMatchObject({
      companyCount: 1,
      companyNames: [],
      isBroad: false,
    });
  });

  it("names twenty companies at the most", async () => {
    const host = ownHost();
    for (let n = 0; n < 21; n += 1) await insertSite(`n${n}.${host}`, { isPublic: true });
    const { companyCount, companyNames } = await previewHiddenCompany(as(joker), { word: host });
    expect([companyCount, companyNames.length]).toEqual([21, 20]);
  });

  it.each([
    ["a part of the host", "minato.example", true],
    ["a mail address of its staff", "yamada@minato-group.example", true],
    ["its name in another legal form", "（株）みなと", true],
    ["its name in half-width katakana", "ﾐﾅﾄ", true],
    ["its reading", "ミナトシステム", true],
    ["its corporate number", "7000-0120-50002", true],
    ["a legal form alone", "株式会社", false],
    ["a part of its corporate number", "700001205000", false],
    ["another company's name", "株式会社みなみ", false],
    ["the mail provider of one of its staff", "gmail.com", false],
  ])("hits a company by %s", async (_by, word, hits) => {
    const companyId = await insertSite("www2.minato.example", {
      name: "みなと株式会社",
      nameKana: "ミナトシステム",
      corporateNumber: "7000012050002",
    });
    await insertAce(test.db, companyId, { mailHost: "minato-group.example" });
    await insertAce(test.db, companyId, { mailHost: "gmail.com" });
    const { companyCount } = await previewHiddenCompany(
      as(joker),
      hiddenCompanyWordSchema.parse({ word }),
    );
    await test.db.delete(aces).where(eq(aces.companyId, companyId));
    await test.db.delete(companies).where(eq(companies.id, companyId));
    expect(companyCount).toBe(hits ? 1 : 0);
  });

  it("is suggested for the current employer until it is hidden from", async () => {
    const host = ownHost();
    await test.db
      .update(careers)
      .set({ companyName: `（株）${host}` })
      .where(eq(careers.jokerId, joker.userId));
    const suggestion = async () => (await listHiddenCompanies(as(joker))).suggestion;
    expect(await suggestion()).toEqual({ companyName: `（株）${host}` });
    const byName = entry(`（株）${host}`);
    await hideCompany(as(joker), byName);
    expect(await suggestion()).toBeNull();
    await unhideCompany(as(joker), byName);
    await insertSite("elsewhere.example", { name: `株式会社 ${host}` });
    await hideCompany(as(joker), entry("elsewhere.example"));
    expect(await suggestion()).toBeNull();
  });
});

it.each([
  ["they have left", { isCurrentWorkplace: false }],
  ["is not their latest", { isMostRecent: false }],
  ["has one letter for a name", { companyName: "株式会社 あ" }],
])("suggests no employer that %s", async (_what, career) => {
  await test.db.update(careers).set(career).where(eq(careers.jokerId, joker.userId));
  expect((await listHiddenCompanies(as(joker))).suggestion).toBeNull();
});

describe("hiding", () => {
  it("takes both sides out of each other's sight, and back", async () => {
    const host = ownHost();
    await setSiteHost(test.db, ace.companyId, `recruit.${host}`);
    await insertRecruitment(test.db, ace);
    const one = { jokerId: joker.userId };
    const finds = async () => {
      const { hits } = await searchJokers(as(ace), {
        facets: {},
        sort: "recentLogin",
        page: 0,
      });
      return hits.some(({ jokerId }) => jokerId === joker.userId);
    };
    const sees = async () => {
      const found = await test.db
        .select({ id: companies.id })
        .from(companies)
        .where(whereNotHiddenBy(test.db, joker, companies.id));
      return {
        own: found.some(({ id }) => id === ace.companyId),
        others: found.some(({ id }) => id === other),
      };
    };
    const other = await insertSite(ownHost());
    await keepJoker(as(ace), one);
    expect([await finds(), await sees()]).toEqual([true, { own: true, others: true }]);

    const gone = await insertAce(test.db, ace.companyId);
    await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, gone.userId));
    const hidden = entry(host);
    const { ctx, signals } = testCtx(test.db, joker);
    await hideCompany(ctx, hidden);
    expect(signals).toEqual([listsOf(ace.userId)]);
    expect([await finds(), await sees()]).toEqual([false, { own: false, others: true }]);
    expect(await countKept(as(ace))).toMatchObject({ keptCount: 0 });
    for (const attempt of [getCandidate, keepJoker, hideJoker])
      await expect(attempt(as(ace), one)).rejects.toMatchObject({ code: "dataNotFound" });

    const stranger = testCtx(test.db, await insertCandidate(test.db));
    await unhideCompany(stranger.ctx, hidden);
    expect(stranger.signals).toEqual([]);
    signals.length = 0;
    await unhideCompany(ctx, hidden);
    expect(signals).toEqual([listsOf(ace.userId)]);
    expect([await finds(), await sees()]).toEqual([true, { own: true, others: true }]);
    expect(await countKept(as(ace))).toMatchObject({ keptCount: 0 });
  });

  it("tells both sides of what waits between these two alone", async () => {
    const host = ownHost();
    await setSiteHost(test.db, ace.companyId, host);
    const elsewhere = await insertAce(test.db, await insertCompany(test.db));
    const other = await insertCandidate(test.db);
    const ids = async (insert: typeof insertOfferRow | typeof insertLikeRow) => {
      await insert(test.db, ace, joker, { status: "declined" });
      await insert(test.db, ace, other);
      await insert(test.db, elsewhere, joker);
      return insert(test.db, ace, joker);
    };
    const [offerId, likeId] = [await ids(insertOfferRow), await ids(insertLikeRow)];
    const { ctx, signals } = testCtx(test.db, joker);
    await hideCompany(ctx, entry(host));
    const sides = { to: [joker.userId, ace.userId] };
    const card = { to: [ace.userId], topic: CANDIDATES_SIGNAL, id: joker.userId };
    expect(signals).toEqual([
      listsOf(ace.userId),
      { ...sides, topic: OFFER_SIGNAL, id: offerId },
      card,
      { ...sides, topic: LIKE_SIGNAL, id: likeId },
      card,
    ]);
  });

  it("outlasts whatever the company changes, and hits what it changes to", async () => {
    const [host, next] = [ownHost(), ownHost()];
    const other = await insertCandidate(test.db);
    await setSiteHost(test.db, ace.companyId, host);
    await hideCompany(as(joker), entry(host));
    await hideCompany(as(other), entry(next));
    await test.db
      .update(companies)
      .set({ isPublic: true, name: `株式会社${next}` })
      .where(eq(companies.id, ace.companyId));
    await setSiteHost(test.db, ace.companyId, next);
    for (const { userId: jokerId } of [joker, other])
      await expect(getCandidate(as(ace), { jokerId })).rejects.toMatchObject({
        code: "dataNotFound",
      });
    expect((await listHiddenCompanies(as(joker))).items).toMatchObject([
      { companyCount: 1, companyNames: [`株式会社${next}`] },
    ]);
  });

  it("tells of a company that came later, once, when it is public", async () => {
    const host = ownHost();
    const { ctx, signals } = testCtx(test.db, joker);
    await hideCompany(ctx, entry(host));
    await hideCompany(ctx, entry(`sub.${host}`));
    const told = () =>
      test.db
        .select({ content: notifications.content, link: notifications.link })
        .from(notifications)
        .where(eq(notifications.userId, joker.userId));
    const companyId = await insertSite(`www.sub.${host}`, { name: "株式会社のちほど" });
    const staff = await insertAce(test.db, companyId);
    await tellHidden(ctx);
    expect(await told()).toEqual([]);
    await test.db.update(companies).set({ isPublic: true }).where(eq(companies.id, companyId));
    signals.length = 0;
    expect(await tellHidden(ctx)).toBeGreaterThan(0);
    await tellHidden(ctx);
    expect(await told()).toEqual([
      {
        content:
          "非表示企業の設定に、株式会社のちほどが新しく該当しました。お互いに表示されません。",
        link: "/mypage/hidden-company",
      },
    ]);
    expect(signals).toContainEqual({ to: [joker.userId], topic: "notifications", id: companyId });
    expect(signals).toContainEqual(listsOf(staff.userId));
  });

  it("keeps open offers out of sight as long as it lasts, and refuses new ones", async () => {
    const world = await createOfferWorld(test.db);
    const host = ownHost();
    await setSiteHost(test.db, world.ace.companyId, host);
    const { offerId } = world.offerTo(world.joker);
    await world.send(world.joker, testNow, { offerId });
    const hidden = entry(host);
    const { ctx, signals } = testCtx(test.db, world.joker);
    await hideCompany(ctx, hidden);
    expect(signals).toContainEqual({
      to: expect.arrayContaining([world.joker.userId, world.ace.userId]),
      topic: OFFER_SIGNAL,
      id: offerId,
    });
    await expect(getOffer(as(world.joker), { offerId })).rejects.toMatchObject({
      code: "dataNotFound",
    });
    await expect(world.send()).rejects.toMatchObject({ code: "dataNotFound" });
    await unhideCompany(as(world.joker), hidden);
    expect(await getOffer(as(world.joker), { offerId })).toBeTruthy();
  });
});
