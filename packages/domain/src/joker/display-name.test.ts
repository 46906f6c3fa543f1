import { expect, it } from "vitest";
import { maskedJokerName } from "./display-name.ts";

it("shows the first six characters of the public id", () => {
  expect(maskedJokerName("k3x9q7zz")).toBe("候補者ID k3x9q7");
});
