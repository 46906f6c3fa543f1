import { expect, it } from "vitest";
import { guessesOf } from "./password-guesses.ts";

it("looks at the first 48 letters", () => {
  const letters = "kxqvmzpwbnhtrgdylsfcjkxqwzvbtmphnrgdylscfjkwqxzvbtmphn";
  expect(guessesOf(letters)).toEqual(guessesOf(letters.slice(0, 48)));
  expect(guessesOf(letters.slice(0, 47)).log10).toBeLessThan(guessesOf(letters).log10);
});
