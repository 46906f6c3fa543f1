import { expect, it } from "vitest";
import { newKey } from "./keys.ts";

const ace = {
  kind: "ace",
  userId: "a1",
  companyId: "c1",
  authority: "member",
  isAgent: false,
} as const;
const joker = { kind: "joker", userId: "j1", registrationStatus: "registered" } as const;

it("keeps pictures of people where the specification says, each under a name of its own", () => {
  expect(newKey(joker, "jokerImage", "u1")).toBe("jokers/profileImages/j1-u1");
  expect(newKey(ace, "aceImage", "u1")).toBe("companies/c1/profileImages/a1-u1");
});

it("keeps no picture of a company's person for somebody without a company", () => {
  expect(() => newKey(joker, "aceImage", "u1")).toThrow(
    expect.objectContaining({ code: "permissionDenied" }),
  );
});
