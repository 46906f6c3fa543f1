import { hiddenJokers } from "@tefuda/db/schema/candidate";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { eq } from "@tefuda/db/sql";
import { type SearchJokersInput, searchJokersSchema } from "@tefuda/domain/candidate/schema";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, it } from "vitest";
import { insertJudge, testCtx, testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { createOffer } from "../offer/create-offer.ts";
import { getCandidate } from "../views/get-candidate.ts";
import {
  after,
  DAY,
  hideFrom,
  insertCandidate,
  insertRecruitment,
  MINUTE,
  reasonFor,
  setSiteHost,
} from "./candidate.fixture.ts";
import { searchJokers } from "./search-jokers.ts";

const test = useTestDatabase();
let ace: AceActor;
const ids: Record<string, string> = {};

const search = (input: SearchJokersInput = {}, by: AceActor = ace) =>
  searchJokers(testCtx(test.db, by).ctx, searchJokersSchema.parse(input));
const found = async (input: SearchJokersInput, by?: AceActor) =>
  (await search(input, by)).hits.map(({ jokerId }) => jokerId);
const idsOf = (...names: string[]) => names.map((name) => ids[name]);

beforeAll(async () => {
  const companyId = await insertCompany(test.db);
  await setSiteHost(test.db, companyId, "aozora.example.jp");
  ace = await insertAce(test.db, companyId);
  const born = (birthday: string) => ({
    birthday,
    birthdayTimestamp: Date.parse(`${birthday}T00:00:00+09:00`),
  });
  const make = async (name: string, profile: Parameters<typeof insertCandidate>[1]) => {
    ids[name] = (await insertCandidate(test.db, profile)).userId;
  };
  await make("engineer", {
    rank: "S",
    introduction: "ﾃﾞｻﾞｲﾝの話も好きです。",
    hasIntroduction: true,
    preferredWorkplaces: ["tokyo", "remote"],
    ...born("1996-04-03"),
  });
  await make("sales", {
    occupation: "sales",
    subOccupation: null,
    preferredWorkplaces: ["none"],
    interestedCompanyScales: ["startup"],
    sideJobWillingness: "active",
    onlineAt: after(-10 * DAY),
    ...born("1996-04-04"),
  });
  await make("director", {
    occupation: "director",
    subOccupation: null,
    preferredWorkplaces: ["abroad"],
    interestedCompanyScales: ["noInterest"],
    jobChangeWillingness: "noIntention",
    onlineAt: null,
    ...born("1985-01-01"),
  });
  await make("rankZ", { rank: "Z" });
  await make("judging", { registrationStatus: "judging" });
});

describe("searchJokers", () => {
  it("finds only registered people of a shown rank, the best score first", async () => {
    const all = await search();
    expect(all.hits.map(({ jokerId }) => jokerId)).toEqual(idsOf("engineer", "sales", "director"));
    expect(all).toMatchObject({ nbHits: 3, page: 0, nbPages: 1 });
    expect(await found({ sort: "recentLogin" })).toEqual(idsOf("engineer", "sales", "director"));
  });

  it("shows nothing that a company may not see before a match", async () => {
    const [hit] = (await search({ facets: { occupation: ["engineer"] } })).hits;
    expect(Object.keys(hit ?? {}).sort()).toEqual(
      [
        "jokerId name ageBand occupation subOccupation industry jobChangeWillingness",
        "sideJobWillingness preferredWorkplaces preferredPrefectures skills excerpt recency state keep noteCount",
      ]
        .join(" ")
        .split(" ")
        .sort(),
    );
    expect(hit).toMatchObject({ ageBand: "30代前半", recency: "1日以内にログイン", state: "none" });
    expect(hit?.name).toMatch(/^候補者ID p.{5}$/);
    const profile = await getCandidate(testCtx(test.db, ace).ctx, { jokerId: ids.engineer ?? "" });
    for (const seen of [hit, profile])
      expect(JSON.stringify(seen)).not.toMatch(
        /佐藤|サトウ|example|female|1996|青空|みなと|"rank"/,
      );
    expect(profile.careers[0]).toMatchObject({ position: "リードエンジニア" });
    expect(profile).toMatchObject({ canOffer: true, matchingId: null });
  });

  it.each([
    ["デザイン", ["engineer"]],
    ["でざいん　ﾌﾛﾝﾄｴﾝﾄﾞ", ["engineer"]],
    ["デザイン 存在しない語", []],
    ["typescript", ["engineer", "sales", "director"]],
    ["ﾀｲﾌﾟｽｸﾘﾌﾟﾄ　design", ["engineer"]],
    ["「タイプスクリプト」", []],
    ["デザイン、frontend", ["engineer"]],
    ["%", []],
  ])("looks for all of the words %s", async (words, names) => {
    expect(await found({ words })).toEqual(idsOf(...names));
    expect((await search({ words })).nbHits).toBe(names.length);
  });

  it("says what it looked for as well", async () => {
    expect((await search({ words: 'design "typescript" 東京' })).synonyms).toEqual({
      words: [{ typed: "design", also: ["デザイン"] }],
      exactly: '"design" "typescript" "東京"',
    });
    expect((await search({})).synonyms).toBeNull();
  });

  it.each<[SearchJokersInput["facets"], string[]]>([
    [{ occupation: ["engineer", "director"] }, ["engineer", "director"]],
    [{ occupation: ["engineer"], jobChangeWillingness: ["noIntention"] }, []],
    [{ jobChangeWillingness: ["noIntention"] }, ["director"]],
    [{ sideJobWillingness: ["active"] }, ["sales"]],
    [{ preferredWorkplaces: ["tokyo"] }, ["engineer", "sales"]],
    [{ preferredWorkplaces: ["none"] }, ["sales"]],
    [{ preferredWorkplaces: ["abroad", "remote"] }, ["engineer", "sales", "director"]],
    [{ interestedCompanyScales: ["startup"] }, ["sales", "director"]],
    [{ interestedCompanyScales: ["sme"] }, ["director"]],
    [{ hasIntroduction: true }, ["engineer"]],
    [{ occupation: [] }, ["engineer", "sales", "director"]],
  ])("takes facets %j: alternatives inside one, all of them together", async (facets, names) => {
    expect(await found({ facets })).toEqual(idsOf(...names));
  });

  it("turns ages into birthdays and puts each use on record", async () => {
    // Today is 3 April 2026 in Japan: born on 3 April 1996 is 30, a day later still 29.
    expect(await found({ age: { lower: 30, upper: 30 } })).toEqual(idsOf("engineer"));
    expect(await found({ age: { upper: 29 } })).toEqual(idsOf("sales"));
    expect(await found({ age: { lower: 31 } })).toEqual(idsOf("director"));
    const log = await test.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.action, "searchJokersByAge"));
    expect(log.map(({ reason }) => reason)).toEqual(["30-30", "-29", "31-"]);
    expect(log[0]).toMatchObject({ actorId: ace.userId, companyId: ace.companyId });
  });

  it("records ages asked for again at once as one use, and later as another", async () => {
    const by = await insertAce(test.db, ace.companyId);
    const at = (minutes: number) => testCtx(test.db, by, after(minutes * MINUTE)).ctx;
    const ask = (minutes: number, input: SearchJokersInput) =>
      searchJokers(at(minutes), searchJokersSchema.parse(input));
    const age = { lower: 20, upper: 35 };
    // A list that reads itself again, twice at the same time, and its next page.
    await Promise.all([ask(0, { age }), ask(0, { age }), ask(0, { age, page: 1 })]);
    await ask(1, { age: { lower: 20 } });
    await ask(60, { age });
    const log = await test.db
      .select({ reason: auditLogs.reason })
      .from(auditLogs)
      .where(eq(auditLogs.actorId, by.userId))
      .orderBy(auditLogs.createdAt);
    expect(log.map(({ reason }) => reason)).toEqual(["20-35", "20-", "20-35"]);
  });

  it("leaves out who hides from the company, was put aside, or is matched", async () => {
    const [hides, aside, matched] = [
      await insertCandidate(test.db, { occupation: "other" }),
      await insertCandidate(test.db, { occupation: "other" }),
      await insertCandidate(test.db, { occupation: "other" }),
    ];
    const other = { facets: { occupation: ["other"] } } satisfies SearchJokersInput;
    expect((await search(other)).nbHits).toBe(3);
    await hideFrom(test.db, hides, "aozora.example.jp/recruit");
    await test.db.insert(hiddenJokers).values({
      companyId: ace.companyId,
      jokerId: aside.userId,
      aceId: ace.userId,
      createdAt: testNow,
    });
    await test.db.transaction((tx) =>
      createMatching(tx, {
        jokerId: matched.userId,
        aceId: ace.userId,
        companyId: ace.companyId,
        origin: "like",
        now: testNow,
      }),
    );
    expect(await search(other)).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
    const get = (jokerId: string) => getCandidate(testCtx(test.db, ace).ctx, { jokerId });
    await expect(get(hides.userId)).rejects.toMatchObject({ code: "dataNotFound" });
    expect(await get(aside.userId)).toMatchObject({ state: "hidden" });
    expect(await get(matched.userId)).toMatchObject({ state: "matched", canOffer: false });
    const stranger = await insertAce(test.db, await insertCompany(test.db));
    expect((await search(other, stranger)).nbHits).toBe(3);
  });

  it("leaves out who has an offer when asked to, and says so on the card otherwise", async () => {
    const candidate = await insertCandidate(test.db, { occupation: "marketer" });
    await createOffer(testCtx(test.db, ace).ctx, {
      offerId: uuidv7(),
      jokerId: candidate.userId,
      recruitmentId: await insertRecruitment(test.db, ace),
      reason: reasonFor(0),
      message: "一度お話しさせていただけませんか。ご連絡をお待ちしています。",
      minSalary: 600,
      maxSalary: 800,
      purpose: "casual",
    });
    const facets = { occupation: ["marketer" as const] };
    expect((await search({ facets })).hits[0]).toMatchObject({ state: "offered" });
    expect(await search({ facets: { ...facets, exceptOffered: true } })).toMatchObject({
      nbHits: 0,
    });
  });

  it("pages twenty at a time, exactly and without a tie being shown twice", async () => {
    for (let n = 0; n < 23; n += 1) await insertCandidate(test.db, { occupation: "planner" });
    const facets = { occupation: ["planner" as const] };
    const [first, second] = [await search({ facets }), await search({ facets, page: 1 })];
    expect(first).toMatchObject({ nbHits: 23, nbPages: 2 });
    const shown = [...first.hits, ...second.hits].map(({ jokerId }) => jokerId);
    expect(first.hits).toHaveLength(20);
    expect(new Set(shown).size).toBe(23);
  });

  it("shows nobody who hides or is gone, even where the index still names them", async () => {
    const hides = await insertCandidate(test.db);
    await hideFrom(test.db, hides, "aozora");
    const unranked = await insertCandidate(test.db, { rank: "Z" });
    const seen = await insertCandidate(test.db);
    const { ctx } = testCtx(test.db, ace);
    const named = [hides, unranked, seen].map(({ userId }) => userId);
    const search = {
      ...ctx.ports.search,
      find: async () => ({ ids: named, nbHits: named.length }),
    };
    const late = { ...ctx, ports: { ...ctx.ports, search } };
    const { hits } = await searchJokers(late, searchJokersSchema.parse({}));
    expect(hits.map(({ jokerId }) => jokerId)).toEqual([seen.userId]);
  });

  it("lets an operator look, and puts that on record", async () => {
    const judge = await insertJudge(test.db);
    const { ctx } = testCtx(test.db, judge);
    const result = await searchJokers(ctx, searchJokersSchema.parse({}));
    expect(result.hits[0]).toMatchObject({ state: "none", keep: null });
    await getCandidate(ctx, { jokerId: ids.engineer ?? "" });
    const log = await test.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.actorId, judge.userId))
      .orderBy(auditLogs.id);
    expect(log.map(({ action }) => action)).toEqual(["searchJokers", "viewJoker"]);
  });
});
