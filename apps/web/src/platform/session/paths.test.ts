import { expect, it } from "vitest";
import { destinationAfterSignUp } from "./paths";

it.each([
  [undefined, "/registration"],
  ["/offers", "/registration"],
  ["/career-compass-ai", "/registration"],
  ["/career-compass-ai/answer-form", "/career-compass-ai/answer-form"],
])("leads from a sign-up, with %s kept, to %s", (kept, destination) => {
  expect(destinationAfterSignUp(kept)).toBe(destination);
});
