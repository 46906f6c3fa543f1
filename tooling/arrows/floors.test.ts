import { expect, it } from "vitest";
import { checkFloors, drawFloors } from "./floors.ts";
import { parseFacts } from "./parse.ts";

const workspaces = ["packages/domain", "packages/services"];
const floors = { ground: ["kernel"], nouns: ["matching", "offer"], workflows: ["release"] };
const filesOf = (sources: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries({
      "kernel/context.ts": "",
      "matching/create.ts": 'import type { Ctx } from "../kernel/context.ts";',
      "offer/answer.ts": 'import { create } from "../matching/create.ts";',
      "release/end.ts":
        'import { create } from "../matching/create.ts";\nimport "@tefuda/domain/offer";',
      ...sources,
    }).map(([name, text]) => {
      const file = `packages/services/src/${name}`;
      return [file, parseFacts(file, text)] as const;
    }),
  );
const check = (sources: Readonly<Record<string, string>> = {}) =>
  checkFloors(filesOf(sources), workspaces, floors);

it("lets a folder use what stands before it", () => {
  expect(check()).toEqual([]);
});

it("refuses to lead up: to a later noun, to a workflow, from the ground, for a type too", () => {
  expect(check({ "matching/tell.ts": '\nimport type { A } from "../offer/answer.ts";' })).toEqual([
    "packages/services/src/matching/tell.ts:2 leads up, from matching to offer. Move what matching needs below both, or what needs offer into a workflow.",
  ]);
  expect(check({ "offer/late.ts": 'const end = import("../release/end.ts");' })).toHaveLength(1);
  expect(
    check({ "kernel/auth.ts": 'import { end } from "@tefuda/services/release/end";' }),
  ).toHaveLength(1);
});

it("lets tests look wherever they like", () => {
  expect(
    check({ "matching/create.db.test.ts": 'import { a } from "../offer/answer.ts";' }),
  ).toEqual([]);
});

it("refuses a folder without a place, and a place without a folder", () => {
  expect(check({ "badge/list.ts": "" })).toEqual([
    "packages/services/src/badge stands on no floor. Give it a place in tooling/arrows/floors.ts, above what it uses.",
  ]);
  expect(
    checkFloors(filesOf({}), workspaces, { ...floors, nouns: ["matching", "offer", "like"] }),
  ).toEqual(["tooling/arrows/floors.ts names like, which is not there. Take it out of the list."]);
});

it("draws what each uses, the highest floor first", () => {
  expect(drawFloors(filesOf({}), workspaces, floors)).toBe(
    `workflows
  release   matching

nouns
  offer     matching
  matching

ground
  kernel`,
  );
});
