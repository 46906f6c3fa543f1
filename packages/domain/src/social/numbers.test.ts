import { expect, it } from "vitest";
import {
  SOCIAL_ADDRESS_ATTEMPTS_MAX,
  SOCIAL_ATTEMPT_MINUTES,
  SOCIAL_ATTEMPTS_MAX,
  SOCIAL_PENDING_MAILED_HOURS,
  SOCIAL_PENDING_MINUTES,
  socialIntents,
  socialResults,
  visitorIntents,
} from "./constants.ts";

it("keeps to its numbers and lists", () => {
  expect({
    SOCIAL_ADDRESS_ATTEMPTS_MAX,
    SOCIAL_ATTEMPTS_MAX,
    SOCIAL_ATTEMPT_MINUTES,
    SOCIAL_PENDING_MAILED_HOURS,
    SOCIAL_PENDING_MINUTES,
    socialIntents,
    socialResults,
    visitorIntents,
  }).toEqual({
    SOCIAL_ADDRESS_ATTEMPTS_MAX: 600,
    SOCIAL_ATTEMPTS_MAX: 10,
    SOCIAL_ATTEMPT_MINUTES: 10,
    SOCIAL_PENDING_MAILED_HOURS: 24,
    SOCIAL_PENDING_MINUTES: 30,
    socialIntents: ["signIn", "signUp", "prove", "link", "reauthenticate"],
    socialResults: [
      "denied",
      "stale",
      "failed",
      "noUserInfo",
      "staff",
      "disabled",
      "gone",
      "existing",
      "linked",
      "hasOther",
      "linkedElsewhere",
      "confirmed",
      "wrongAccount",
    ],
    visitorIntents: ["signIn", "signUp", "prove"],
  });
});
