import { expect, it } from "vitest";
import { ACE_PAGES_MAX, ACE_WORDS_MAX } from "./search.ts";

it("keeps to its numbers and lists", () => {
  expect({ ACE_PAGES_MAX, ACE_WORDS_MAX }).toEqual({
    ACE_PAGES_MAX: 50,
    ACE_WORDS_MAX: 100,
  });
});
