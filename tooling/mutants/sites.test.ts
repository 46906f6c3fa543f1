import { expect, it } from "vitest";
import { applyMutant } from "./mutant.ts";
import { mutantsOf } from "./sites.ts";

/** What a line of code may become. */
const madeOf = (source: string) =>
  mutantsOf("a.ts", source).map((mutant) => `${mutant.kind}: ${applyMutant(source, mutant)}`);

it.each([
  ["x = and(a, b);", ["scope: x = and(b);", "scope: x = and(a);"]],
  ["const most = 3;", ["limit: const most = 4;"]],
  ["a < b;", ["limit: a <= b;"]],
  ["a >= b;", ["limit: a > b;"]],
  ["if (a) b;", ["guard: if (!(a)) b;"]],
  ["x = a && b;", ["guard: x = ((a) || (b));"]],
  ["async () => { await tell(a); };", ["effect: async () => { ; };"]],
  ['x = "保存しました";', ['text: x = "保存しました余";']],
  ['x = ["a", "b"];', ['list: x = ["a"];', 'list: x = ["b", "a"];']],
  ['x = new Set(["a", "b"]);', ['list: x = new Set(["a"]);']],
  ['x = inArray(kind, ["a", "b"]);', ['list: x = inArray(kind, ["a"]);']],
  ['x = ["a", "b"].includes(c);', ['list: x = ["a"].includes(c);']],
  [
    'const kinds = ["a", "b"]; x = () => kinds.includes(c);',
    ['list: const kinds = ["a"]; x = () => kinds.includes(c);'],
  ],
  [
    'const kinds = ["a", "b"]; x = kinds.includes(kinds[i]);',
    [
      'list: const kinds = ["a"]; x = kinds.includes(kinds[i]);',
      'list: const kinds = ["b", "a"]; x = kinds.includes(kinds[i]);',
    ],
  ],
  ["x = true;", ["switch: x = false;"]],
])("makes of %s what it may become", (source, mutants) => {
  expect(madeOf(source)).toEqual(mutants);
});

it.each([
  'type Kind = "名" | 3;',
  'import { a } from "./名";',
  'throw new Error("起きないはずです");',
  "const SEED_LOCK = 7;",
  "const PAGE = 50;",
  "x = { connectionTimeoutMillis: 10 };",
  'x = text({ enum: ["a", "b"] });',
  'x = "saved";',
  "x = db.select().from(a).limit(1);",
])("leaves %s alone", (source) => {
  expect(madeOf(source)).toEqual([]);
});

it("looks into what is only annotated with a type", () => {
  expect(madeOf("x = 3 as number;")).toEqual(["limit: x = 4 as number;"]);
});
