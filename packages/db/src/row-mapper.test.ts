import { expect, it } from "vitest";
import { rowMapper, type SelectedField } from "./row-mapper.ts";
import { aces } from "./schema/ace.ts";
import { jokers } from "./schema/joker.ts";
import { sql } from "./sql.ts";

const fields: SelectedField[] = [
  { path: ["id"], field: jokers.id },
  { path: ["createdAt"], field: jokers.createdAt },
  { path: ["joker", "name"], field: jokers.name },
  { path: ["ace", "name"], field: aces.name },
  { path: ["ace", "answer"], field: sql`7` },
  { path: ["both", "ace"], field: aces.name },
  { path: ["both", "joker"], field: jokers.name },
];
const bare = ["1", "2026-11-20 03:00:00+00", null, null, 7, null, null];

it("reads nothing of a joined table where a row has none of it, and an object of what is always there", () => {
  const map = rowMapper(fields, { jokers: true, aces: false });
  const own = { id: "1", createdAt: new Date("2026-11-20T03:00:00Z"), joker: { name: null } };
  expect(map([bare, ["1", "2026-11-20 03:00:00+00", null, "青木", 7, "青木", "花"]])).toEqual([
    { ...own, ace: null, both: { ace: null, joker: null } },
    { ...own, ace: { name: "青木", answer: 7 }, both: { ace: "青木", joker: "花" } },
  ]);
});

it("reads an object of every name where nothing is joined", () => {
  expect(rowMapper(fields, undefined)([bare])).toMatchObject([
    { joker: { name: null }, ace: { name: null, answer: 7 } },
  ]);
});
