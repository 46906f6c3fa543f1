import { jokers } from "@tefuda/db/schema/joker";
import { eq } from "@tefuda/db/sql";
import { type SearchJokersInput, searchJokersSchema } from "@tefuda/domain/candidate/schema";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeAll, expect, it } from "vitest";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { insertCandidate } from "./candidate.fixture.ts";
import { upsertSearchDocument } from "./index-document.ts";
import { searchJokers } from "./search-jokers.ts";

type Places = NonNullable<SearchJokersInput["facets"]>["preferredPrefectures"];

const test = useTestDatabase();
let ace: AceActor;
const ids: Record<string, string> = {};

const search = async (input: SearchJokersInput) =>
  (await searchJokers(testCtx(test.db, ace).ctx, searchJokersSchema.parse(input))).hits;
/** The names of those found, in the order of their making. */
const who = async (input: SearchJokersInput) => {
  const hits = new Set((await search(input)).map(({ jokerId }) => jokerId));
  return Object.keys(ids).filter((name) => hits.has(ids[name] ?? ""));
};

beforeAll(async () => {
  ace = await insertAce(test.db, await insertCompany(test.db));
  const make = async (name: string, profile: Parameters<typeof insertCandidate>[1]) => {
    ids[name] = (await insertCandidate(test.db, profile)).userId;
  };
  const elsewhere = { preferredWorkplaces: ["exceptTokyo" as const] };
  await make("kansai", { ...elsewhere, preferredPrefectures: [26, 27] });
  await make("north", { ...elsewhere, preferredPrefectures: [1] });
  await make("elsewhere", elsewhere);
  await make("capital", { preferredWorkplaces: ["tokyo"] });
  await make("overseas", { preferredWorkplaces: ["abroad"] });
  await make("anywhere", { preferredWorkplaces: ["none"] });
  await make("home", { preferredWorkplaces: ["remote"] });
});

it.each<[Places, string[]]>([
  [[27], ["kansai", "elsewhere", "anywhere"]],
  [
    [1, 26],
    ["kansai", "north", "elsewhere", "anywhere"],
  ],
  [[47], ["elsewhere", "anywhere"]],
  [[13], ["capital", "anywhere"]],
  [[48], ["overseas", "anywhere"]],
  [
    [13, 47],
    ["elsewhere", "capital", "anywhere"],
  ],
  [[], ["kansai", "north", "elsewhere", "capital", "overseas", "anywhere", "home"]],
])("finds under the places %j those who named one, or any", async (places, names) => {
  expect(await who({ facets: { preferredPrefectures: places } })).toEqual(names);
});

it.each([
  ["大阪", ["kansai"]],
  ["大阪府", ["kansai"]],
  ["北海道", ["north"]],
  ["東京", ["capital"]],
  ["東京都", ["capital"]],
  ["京都", ["kansai"]],
  ["海外", ["overseas"]],
  ["京都 大阪", ["kansai"]],
  ["沖縄", []],
])("finds by the word %s who named the place", async (words, names) => {
  expect(await who({ words })).toEqual(names);
});

it("narrows what other facets find", async () => {
  const both = {
    preferredWorkplaces: ["remote" as const],
    preferredPrefectures: [27 as const],
  };
  expect(await who({ facets: both })).toEqual(["anywhere"]);
});

it("follows what somebody changes, and shows it on the card", async () => {
  const id = ids.north ?? "";
  await test.db
    .update(jokers)
    .set({ preferredPrefectures: [40, 47] })
    .where(eq(jokers.id, id));
  await test.db.transaction((tx) => upsertSearchDocument(tx, id, testNow));
  expect(await who({ words: "北海道" })).toEqual([]);
  expect(await who({ words: "沖縄県" })).toEqual(["north"]);
  expect(await who({ facets: { preferredPrefectures: [1] } })).toEqual(["elsewhere", "anywhere"]);
  const [hit] = await search({ words: "沖縄県" });
  expect(hit?.preferredPrefectures).toEqual([40, 47]);
});
