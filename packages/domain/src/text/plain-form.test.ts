import { expect, it } from "vitest";
import { plainForm } from "./plain-form.ts";

it.each([
  ["ＡＢＣ１２３", "abc123"],
  ["㌖", "キロメートル"],
  // A sign for eighteen letters, which would make a short text a long one.
  ["ﷺ", " "],
  ["か\u3099", "が"],
  ["１‐２−３", "1-2-3"],
])("folds %j to %j", (text, plain) => {
  expect(plainForm(text).plain).toBe(plain);
});
