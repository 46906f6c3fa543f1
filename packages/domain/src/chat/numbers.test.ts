import { expect, it } from "vitest";
import { matchingOrigins, sentStatuses } from "./labels.ja.ts";
import { TAKE_DOWN_REASON_MAX } from "./schema.ts";

it("keeps to its numbers and lists", () => {
  expect({ matchingOrigins, sentStatuses, TAKE_DOWN_REASON_MAX }).toEqual({
    matchingOrigins: ["offer", "like", "agent", "operator"],
    sentStatuses: ["sending", "sent", "read", "failed"],
    TAKE_DOWN_REASON_MAX: 500,
  });
});
