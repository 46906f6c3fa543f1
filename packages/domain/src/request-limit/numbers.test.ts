import { expect, it } from "vitest";
import { requestLimits, UNATTACHED_BYTES_MAX } from "./limits.ts";

it("keeps to its numbers and lists", () => {
  expect({ UNATTACHED_BYTES_MAX, requestLimits }).toEqual({
    UNATTACHED_BYTES_MAX: 314_572_800,
    requestLimits: {
      signIn: { address: { max: 100, minutes: 15 }, account: { max: 5, minutes: 15 } },
      signInAtKnownBrowser: { account: { max: 5, minutes: 15 } },
      signUpMail: { address: { max: 60, minutes: 60 }, account: { max: 5, minutes: 60 } },
      resetPasswordMail: { address: { max: 60, minutes: 60 }, account: { max: 5, minutes: 60 } },
      verifyEmailMail: { address: { max: 60, minutes: 60 }, account: { max: 5, minutes: 60 } },
      inquiry: { address: { max: 10, minutes: 60 }, account: { max: 5, minutes: 1440 } },
      recording: { account: { max: 60, minutes: 1440 } },
      remarkReport: { account: { max: 30, minutes: 1440 } },
      upload: { account: { max: 300, minutes: 60 } },
      search: { account: { max: 600, minutes: 10 } },
    },
  });
});
