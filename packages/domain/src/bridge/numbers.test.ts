import { expect, it } from "vitest";
import { SHARE_TEXT_MAX } from "./constants.ts";
import {
  CUSTOM_TOKENS_PER_MINUTE,
  FUNCTION_BODY_BYTES,
  FUNCTION_CALLS_PER_MINUTE,
} from "./custom-token.ts";

it("keeps to its numbers and lists", () => {
  expect({
    CUSTOM_TOKENS_PER_MINUTE,
    FUNCTION_BODY_BYTES,
    FUNCTION_CALLS_PER_MINUTE,
    SHARE_TEXT_MAX,
  }).toEqual({
    CUSTOM_TOKENS_PER_MINUTE: 10,
    FUNCTION_BODY_BYTES: 65_536,
    FUNCTION_CALLS_PER_MINUTE: 240,
    SHARE_TEXT_MAX: 280,
  });
});
