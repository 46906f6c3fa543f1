import { expect, it } from "vitest";
import { contactKinds } from "./contact-details.ts";

it("keeps to its numbers and lists", () => {
  expect({ contactKinds }).toEqual({
    contactKinds: ["email", "phone", "sns", "address"],
  });
});
