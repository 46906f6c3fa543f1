import { expect, it } from "vitest";
import { withMoved } from "./moved-cards.ts";

const cards = (ids: string) => [...ids].map((jokerId) => ({ jokerId }));
type Places = readonly (readonly [jokerId: string, index: number])[];
const shown = (read: string, places: Places, without = "") =>
  withMoved(
    cards(read),
    places.map(([jokerId, index]) => ({ jokerId, index, list: "", wasLine: false })),
    ({ jokerId }) => (without.includes(jokerId) ? undefined : { jokerId }),
  )
    .map(({ jokerId }) => jokerId)
    .join("");

it.each([
  ["abc", [], "abc"],
  ["ac", [["b", 1]], "abc"],
  ["bc", [["a", 0]], "abc"],
  ["ab", [["c", 2]], "abc"],
  // The later place comes first in time.
  [
    "a",
    [
      ["c", 2],
      ["b", 1],
    ],
    "abc",
  ],
  [
    "",
    [
      ["b", 1],
      ["a", 0],
    ],
    "ab",
  ],
  // Read again with the card in another place: there it stands once.
  ["cab", [["a", 0]], "cab"],
  // A list that has become shorter than the place.
  ["a", [["z", 9]], "az"],
] as const)("%s with %j that were moved away shows %s", (read, places, expected) => {
  expect(shown(read, places)).toBe(expected);
});

it("brings nothing back that leaves no line", () => {
  expect(shown("ac", [["b", 1]], "b")).toBe("ac");
});
