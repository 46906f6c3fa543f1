import { expect, it } from "vitest";
import { inputs, placesOf, toldOf } from "./shapes.fixture.ts";

/** What people call things of their own, and what somebody else is called where one has worked. */
const notOfWhoIsHere = [
  "offer.saveTemplate name",
  "savedSearch.save name",
  "savedSearch.rename name",
  "joker careers careers.0.companyName",
  "ace careers careers.0.companyName",
];

it("wants a letter in every name of a person and a company", () => {
  const names = inputs.flatMap(({ name, schema }) =>
    placesOf(schema)
      .filter(({ path, shape }) => shape.characters && /name(kana)?$/i.test(String(path.at(-1))))
      .map((place) => ({ title: `${name} ${place.path.join(".")}`, ...place, schema })),
  );
  const taken = names.filter((one) => toldOf(one, "・・・").length === 0);
  expect([...new Set(taken.map(({ title }) => title))]).toEqual(notOfWhoIsHere);
  expect(new Set(names.map(({ title }) => title)).size).toBe(16);
});
