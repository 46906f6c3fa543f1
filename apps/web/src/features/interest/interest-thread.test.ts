import { expect, it } from "vitest";
import { firstQuestion } from "./interest-thread";

it.each([
  { told: null, hasChosenThemes: false, asksThemes: true, first: "select" },
  { told: null, hasChosenThemes: true, asksThemes: false, first: "select" },
  { told: "wantToHear", hasChosenThemes: false, asksThemes: true, first: "themes" },
  { told: "wantToHear", hasChosenThemes: true, asksThemes: true, first: undefined },
  { told: "wantToHear", hasChosenThemes: false, asksThemes: false, first: undefined },
] as const)("asks $first after $told, themes $hasChosenThemes", ({ told, first, ...rest }) => {
  const { hasChosenThemes, asksThemes } = rest;
  expect(firstQuestion({ selectedInterestAction: told, hasChosenThemes }, { asksThemes })).toBe(
    first,
  );
});
