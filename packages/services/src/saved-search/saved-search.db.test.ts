import { SAVED_SEARCH_LIMIT } from "@tefuda/domain/constants/limits";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { type SavedConditions, savedConditionsSchema } from "@tefuda/domain/saved-search/schema";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { after, insertCandidate, MINUTE } from "../candidate/candidate.fixture.ts";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import { insertJudgeableJoker, testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { countNewHits } from "./count-new-hits.ts";
import { deleteSavedSearch } from "./delete-saved-search.ts";
import { listSavedSearches } from "./list-saved-searches.ts";
import { openSavedSearch } from "./open-saved-search.ts";
import { renameSavedSearch } from "./rename-saved-search.ts";
import { saveSearch } from "./save-search.ts";

type Profile = NonNullable<Parameters<typeof insertJudgeableJoker>[1]>;

const test = useTestDatabase();
let ace: AceActor;
let colleague: AceActor;

const as = (actor: AceActor, now = testNow) => testCtx(test.db, actor, now).ctx;
const conditions: SavedConditions = savedConditionsSchema.parse({
  words: "TypeScript",
  facets: { occupation: ["engineer"] },
  sort: "recentLogin",
});
const save = async (name: string, actor = ace) => {
  const id = uuidv7();
  await saveSearch(as(actor), { id, name, conditions });
  return id;
};
const namesOf = async (actor = ace) =>
  (await listSavedSearches(as(actor))).items.map(({ name }) => name);

beforeEach(async () => {
  await test.clear();
  const companyId = await insertCompany(test.db);
  ace = await insertAce(test.db, companyId);
  colleague = await insertAce(test.db, companyId);
});

it("keeps conditions and sort for oneself alone, under a name of its own", async () => {
  const id = await save("首都圏");
  expect((await listSavedSearches(as(ace))).items).toMatchObject([
    { id, name: "首都圏", conditions, newCount: 0 },
  ]);
  expect(await namesOf(colleague)).toEqual([]);
  await saveSearch(as(ace), { id, name: "首都圏", conditions });
  await expect(save("首都圏")).rejects.toMatchObject({ code: "alreadyExistsSavedSearch" });
  await save("首都圏", colleague);
  const other = await save("関西");
  await expect(renameSavedSearch(as(ace), { id: other, name: "首都圏" })).rejects.toMatchObject({
    code: "alreadyExistsSavedSearch",
  });
  await renameSavedSearch(as(ace), { id: other, name: "近畿" });
  await expect(renameSavedSearch(as(colleague), { id, name: "x" })).rejects.toMatchObject({
    code: "dataNotFound",
  });
  // The id of another's search is none for oneself.
  await expect(
    saveSearch(as(colleague), { id, name: "同じ番号", conditions }),
  ).rejects.toMatchObject({ code: "dataNotFound" });
  await deleteSavedSearch(as(colleague), { id });
  await deleteSavedSearch(as(ace), { id: other });
  expect(await namesOf()).toEqual(["首都圏"]);
});

it("stops at twenty, however many are saved at once", async () => {
  const results = await Promise.allSettled(
    Array.from({ length: SAVED_SEARCH_LIMIT + 3 }, (_, n) => save(`条件${n}`)),
  );
  const refused = results.flatMap((result) =>
    result.status === "rejected" ? [result.reason] : [],
  );
  expect(refused).toHaveLength(3);
  for (const reason of refused)
    expect(reason).toMatchObject({ code: "reachSavedSearchLimit", params: { limit: 20 } });
  expect(await namesOf()).toHaveLength(SAVED_SEARCH_LIMIT);
});

it("counts each search of one's own by itself, and leaves those of colleagues alone", async () => {
  const found = await save("新着");
  const none = uuidv7();
  const others = { ...conditions, words: "Figma" };
  await saveSearch(as(ace), { id: none, name: "別の条件", conditions: others });
  const theirs = await save("新着", colleague);
  const counted = async (actor: AceActor, minutes: number) =>
    new Map(
      (await countNewHits(as(actor, after(minutes * MINUTE)))).map((one) => [one.id, one.newCount]),
    );
  const numberOf = async (id: string, actor = ace) =>
    (await listSavedSearches(as(actor))).items.find((one) => one.id === id)?.newCount;
  const { userId } = await insertJudgeableJoker(test.db, {
    registrationStatus: "registered",
    rank: "B",
  });
  await test.db.transaction((tx) => upsertSearchDocument(tx, userId, after(2 * MINUTE)));
  expect(await counted(ace, 10)).toEqual(
    new Map([
      [found, 1],
      [none, 0],
    ]),
  );
  expect(await numberOf(theirs, colleague)).toBe(0);
  expect(await counted(colleague, 11)).toEqual(new Map([[theirs, 1]]));
  await openSavedSearch(as(colleague, after(12 * MINUTE)), { id: found });
  await openSavedSearch(as(ace, after(12 * MINUTE)), { id: none });
  expect(await numberOf(found)).toBe(1);
  await openSavedSearch(as(ace, after(12 * MINUTE)), { id: found });
  expect(await numberOf(found)).toBe(0);
});

it("has no new ones when it is opened while they are counted", async () => {
  const id = await save("新着");
  const { userId } = await insertJudgeableJoker(test.db, {
    registrationStatus: "registered",
    rank: "B",
  });
  await test.db.transaction((tx) => upsertSearchDocument(tx, userId, after(2 * MINUTE)));
  const ctx = as(ace, after(10 * MINUTE));
  const search: typeof ctx.ports.search = {
    ...ctx.ports.search,
    async find(query) {
      await openSavedSearch(ctx, { id });
      return ctx.ports.search.find(query);
    },
  };
  const counted = await countNewHits({ ...ctx, ports: { ...ctx.ports, search } });
  expect(counted).toEqual([{ id, newCount: 0 }]);
});

it("counts who has become findable since one last looked, at most once in ten minutes", async () => {
  await insertCandidate(test.db);
  const id = await save("新着");
  const counted = async (minutes: number) =>
    (await countNewHits(as(ace, after(minutes * MINUTE)))).map(({ newCount }) => newCount);
  const makeNew = async (minutes: number, skills: string[]) => {
    const profile: Profile = { registrationStatus: "registered", rank: "B", skills };
    const { userId } = await insertJudgeableJoker(test.db, profile);
    await test.db.transaction((tx) => upsertSearchDocument(tx, userId, after(minutes * MINUTE)));
  };
  expect(await counted(11)).toEqual([0]);
  await makeNew(12, ["TypeScript"]);
  await makeNew(12, ["Figma"]);
  expect(await counted(15)).toEqual([0]);
  expect(await counted(22)).toEqual([1]);
  expect((await listSavedSearches(as(ace))).items[0]?.newCount).toBe(1);
  await openSavedSearch(as(ace, after(23 * MINUTE)), { id });
  expect(await counted(24)).toEqual([0]);
  expect(await counted(40)).toEqual([0]);
});

it("keeps the places that are searched, and counts only who would work there", async () => {
  const facets = { preferredPrefectures: [26, 27] };
  const id = uuidv7();
  const there = savedConditionsSchema.parse({ facets });
  await saveSearch(as(ace), { id, name: "京都と大阪", conditions: there });
  expect((await listSavedSearches(as(ace))).items).toMatchObject([{ conditions: { facets } }]);
  for (const preferredPrefectures of [[27], [40]] satisfies Profile["preferredPrefectures"][]) {
    const { userId } = await insertJudgeableJoker(test.db, {
      registrationStatus: "registered",
      rank: "B",
      preferredWorkplaces: ["exceptTokyo"],
      preferredPrefectures,
    });
    await test.db.transaction((tx) => upsertSearchDocument(tx, userId, after(2 * MINUTE)));
  }
  expect(await countNewHits(as(ace, after(11 * MINUTE)))).toEqual([{ id, newCount: 1 }]);
});
