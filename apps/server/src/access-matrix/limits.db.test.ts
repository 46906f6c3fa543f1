import { type Column, columns } from "@tefuda/domain/policy/permissions";
import { describe, expect, it } from "vitest";
import { cases } from "./expectations/all.fixture.ts";
import { limitsOf, withValue } from "./limits.fixture.ts";
import { knownLimits } from "./limits-known.fixture.ts";
import { answerOf, prepareMatrix, rowsOf } from "./matrix.fixture.ts";
import { call } from "./procedures.fixture.ts";
import { inputs, placesOf, toldOf } from "./shapes.fixture.ts";

const matrix = prepareMatrix();

const found = inputs.flatMap((input) =>
  placesOf(input.schema).flatMap((place) =>
    limitsOf(place).map(({ says, pairs }) => {
      // Of the kinds of text that may stand there, one that the place itself tells apart.
      const tells = (value: unknown) =>
        toldOf({ ...place, schema: input.schema }, value).length > 0;
      const pair = pairs.find(({ inside, outside }) => !tells(inside) && tells(outside));
      return { input, place, pair, says: `${place.path.join(".")} ${says}`.trim() };
    }),
  ),
);
const limits = [
  ...new Map(found.map((limit) => [`${limit.input.name} ${limit.says}`, limit])).values(),
];
const byInput = Map.groupBy(limits, ({ input }) => input.name);

it("finds the limits of all inputs", () => {
  const said = [...byInput].map(([name, all]) => [name, all.map(({ says }) => says).join(", ")]);
  expect(Object.fromEntries(said)).toEqual(knownLimits);
});

/** Values that are of a form of their own, whose tests stand beside it. */
const ofOwnForm = [
  "synonym.add words ≤300 characters",
  "article.save body ≤300000 characters",
  "article.save coverUrl ≤500 characters",
  "push.subscribe p256dh ≤88 characters",
  "push.subscribe auth ≤24 characters",
  "recruitment.saveRecruitment recruitment.workConditions ≤7 items",
  "joker preferredWorkplaces preferredWorkplaces ≤5 items",
  "joker interestedCompanyScales interestedCompanyScales ≤7 items",
];

it("has values on both sides of each, but for a few", () => {
  const without = limits.filter(({ pair }) => !pair);
  expect(without.map(({ input, says }) => `${input.name} ${says}`)).toEqual(ofOwnForm);
});

/** What is inside these is refused for another reason: it names nobody, or is bounded by what else there is. */
const boundMore = [
  "announce.save readers ≥0",
  "article.save aceIds ≤10 items",
  "judgement.judge reasonCodes ≤10 items",
  "push.subscribe endpoint ≤2048 characters",
  "offer.createOffer minSalary ≥1",
  "offer.createOffer minSalary ≤2147483647",
];

/** The fields that a call is refused for. */
async function refusedFields(path: string, column: Column, input: unknown): Promise<string[]> {
  const { stage, world } = matrix.current;
  const { code = "" } = await stage.play((tx) =>
    answerOf(() => call(world.ctxOf(column, tx), path, input)),
  );
  const [, fields] = /^invalidParameter (\{.*\})$/s.exec(code) ?? [];
  return fields ? Object.keys(JSON.parse(fields)) : [];
}

const called = limits.filter(({ input, pair }) => pair && cases.has(input.path));
describe.each([...Map.groupBy(called, ({ input }) => input.name)])("%s, called", (_name, all) => {
  it.each(all)("$says", async ({ input, place, pair, says }) => {
    const one = cases.get(input.path)?.find((each) => each.input);
    const column = columns.find((name) => one && name in one.own);
    if (!one?.input || !column) throw new Error(`Nobody calls ${input.path}.`);
    const { world } = matrix.current;
    const whole = one.input(rowsOf(world, column, "own"), rowsOf(world, column, "foreign"));
    const base = input.name === input.path ? whole : {};
    const field = place.path.join(".");
    const refused = async (value: unknown) => {
      const given = input.whole(withValue(base, place, value));
      return (await refusedFields(input.path, column, given)).includes(field);
    };
    const isBoundMore = boundMore.includes(`${input.name} ${says}`);
    expect([await refused(pair?.inside), await refused(pair?.outside)]).toEqual([
      isBoundMore,
      true,
    ]);
  });
});
