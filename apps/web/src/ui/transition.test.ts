import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("takes as long for every change that says nothing else", () => {
  const tokens = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
  expect(tokens).toContain("--default-transition-duration: 200ms;");
});
