import { expect, it } from "vitest";
import {
  AGE_USE_MS,
  candidateCardStates,
  candidateTabs,
  SEARCH_PAGES_MAX,
  SEARCH_WORDS_MAX,
} from "./constants.ts";

it("keeps to its numbers and lists", () => {
  expect({
    AGE_USE_MS,
    SEARCH_PAGES_MAX,
    SEARCH_WORDS_MAX,
    candidateCardStates,
    candidateTabs,
  }).toEqual({
    AGE_USE_MS: 600_000,
    SEARCH_PAGES_MAX: 50,
    SEARCH_WORDS_MAX: 200,
    candidateCardStates: ["none", "kept", "liked", "offered", "matched", "hidden"],
    candidateTabs: ["recommended", "search", "kept", "favorites", "hidden"],
  });
});
