import { expect, it } from "vitest";
import { savedConditionsSchema, saveSearchSchema } from "./schema.ts";

const id = "0192a000-0000-7000-8000-000000000001";

it("keeps words, facets, ages and the sort, and no page", () => {
  const conditions = savedConditionsSchema.parse({
    words: "React 採用",
    facets: { occupation: ["engineer"], preferredPrefectures: [26, 27], exceptOffered: true },
    age: { lower: 25 },
    sort: "recentLogin",
  });
  expect(conditions).toEqual({
    words: "React 採用",
    facets: { occupation: ["engineer"], preferredPrefectures: [26, 27], exceptOffered: true },
    age: { lower: 25 },
    sort: "recentLogin",
  });
  expect(savedConditionsSchema.safeParse({ ...conditions, page: 3 }).success).toBe(false);
  // What was stored reads back as the same.
  expect(savedConditionsSchema.parse(JSON.parse(JSON.stringify(conditions)))).toEqual(conditions);
});

it.each([
  [" 首都圏のPM ", true],
  ["", false],
  ["あ", true],
  ["あ".repeat(40), true],
  ["あ".repeat(41), false],
])("takes a name of one to forty characters: %#", (name, accepted) => {
  expect(saveSearchSchema.safeParse({ id, name, conditions: {} }).success).toBe(accepted);
});
