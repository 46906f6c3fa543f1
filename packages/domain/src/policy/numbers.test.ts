import { expect, it } from "vitest";
import { operatorRoles } from "./actor.ts";
import { restrictedActions } from "./restrictions.ts";

it("keeps to its numbers and lists", () => {
  expect({ operatorRoles, restrictedActions }).toEqual({
    operatorRoles: ["support", "judge", "editor", "admin"],
    restrictedActions: ["offer:send", "offer:answer", "like:send", "like:answer"],
  });
});
