import { expect, it } from "vitest";
import { markPlaces, placesOf, testsReaching } from "./reach.ts";
import { mutantsOf } from "./sites.ts";

const mark = (source: string) => markPlaces("a.ts", source);

it.each([
  ["const f = (a) => a > 3;", 'const f = (a) => (globalThis.tellReached?.("a.ts:17"), a > 3);'],
  [
    "const f = () => ({ a: 3 });",
    'const f = () => (globalThis.tellReached?.("a.ts:16"), ({ a: 3 }));',
  ],
  ["function f() { return 3; }", 'function f() {globalThis.tellReached?.("a.ts:13"); return 3; }'],
  [
    "const f = () => { return [1].map((a) => a + 1); };",
    'const f = () => {globalThis.tellReached?.("a.ts:16"); return [1].map((a) => (globalThis.tellReached?.("a.ts:40"), a + 1)); };',
  ],
  ["const most = 3;", "const most = 3;"],
])("makes the functions of %s tell that they run", (source, marked) => {
  expect(mark(source)).toBe(marked);
});

it("asks who runs the function of a fault, all near where that is not known, nobody who fails anyway", () => {
  const source = "const most = 3; const f = () => 4; const g = () => 5; const h = () => 6;";
  const mutants = mutantsOf("a.ts", source);
  const places = placesOf("a.ts", source, mutants);
  const ask = testsReaching([
    { test: "one.test.ts", onLoad: ["a.ts:51"], inTests: ["a.ts:32"], fails: false },
    { test: "two.test.ts", onLoad: [], inTests: ["a.ts:51"], fails: false },
    { test: "broken.test.ts", onLoad: [], inTests: ["a.ts:32"], fails: true },
  ]);
  const near = ["two.test.ts", "one.test.ts"];
  const asked = ["broken.test.ts", ...near];
  expect(mutants.map((mutant) => ask(places.get(mutant), asked))).toEqual([
    near,
    ["one.test.ts"],
    near,
    near,
  ]);
});
