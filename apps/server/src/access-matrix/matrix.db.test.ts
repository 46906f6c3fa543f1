import { refusal } from "@tefuda/domain/policy/can";
import { columns } from "@tefuda/domain/policy/permissions";
import { describe, expect, it } from "vitest";
import { cases } from "./expectations/all.fixture.ts";
import { expectedOf, outcomeOf, prepareMatrix, stepsOf } from "./matrix.fixture.ts";
import { procedures } from "./procedures.fixture.ts";
import { readEverything } from "./tables.fixture.ts";

/** The whole matrix takes about half a minute; a single procedure's part must not end it. */
const TIMEOUT_MS = 60_000;

const matrix = prepareMatrix();
const called = procedures.filter(({ type }) => type !== "subscription");

it("has an expectation for every procedure, and for nothing else", () => {
  expect([...cases.keys()].toSorted()).toEqual(called.map(({ path }) => path).toSorted());
});

it("plays every column with a real session", () => {
  expect(
    columns.map((column) => matrix.current.world.actorOf(column)).map(({ kind }) => kind),
  ).toEqual([
    "visitor",
    "joker",
    "joker",
    "ace",
    "ace",
    "ace",
    "operator",
    "operator",
    "operator",
    "operator",
  ]);
});

it("looks for secrets that stand in the tables as they are written here", async () => {
  const { stage, world } = matrix.current;
  const everything = await readEverything(stage.db);
  expect(world.secrets.filter(({ text }) => !everything.includes(text))).toEqual([]);
});

describe.each(called)("$path ($access)", (procedure) => {
  const all = cases.get(procedure.path) ?? [];
  it.each(all.map((one) => ({ title: one.about ?? "as it is meant", one })))(
    "$title",
    async ({ one }) => {
      const expected: Record<string, string> = {};
      const actual: Record<string, string> = {};
      for (const step of stepsOf(procedure.access, one)) {
        const name = `${step.column} with ${step.whose} rows`;
        expected[name] =
          expectedOf(procedure, one, step, matrix.current) ?? "an entry in the table";
        actual[name] = await outcomeOf(procedure, one, step, matrix.current);
      }
      expect(actual).toEqual(expected);
    },
    TIMEOUT_MS,
  );

  it("names no column that the policy refuses", () => {
    const named = all.flatMap(({ own, colleague, foreign }) =>
      [own, colleague, foreign].flatMap((outcomes) =>
        typeof outcomes === "object" ? Object.keys(outcomes) : [],
      ),
    );
    const refused = columns.filter((column) =>
      refusal(matrix.current.world.actorOf(column), procedure.access),
    );
    expect(refused.filter((column) => named.includes(column))).toEqual([]);
  });
});
