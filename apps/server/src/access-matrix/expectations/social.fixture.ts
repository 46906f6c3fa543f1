import { consentVersions } from "@tefuda/domain/account/constants";
import { PASSWORD } from "../world/people.fixture.ts";
import { everyone, type Feature, jokers, signedIn } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const google = { provider: "google" } as const;
const mark = "of somebody";

/** The product of these tests has no provider; the browsers bring nobody. */
export const social: Feature<"social"> = {
  offered: { own: everyone("ok"), foreign: namesNoRow },
  begin: {
    input: () => ({ ...google, intent: "signIn" }),
    own: everyone("dataNotFound"),
    foreign: namesNoRow,
  },
  getNewcomer: {
    input: ({ codes }) => ({ oobCode: codes.signUp }),
    own: everyone("unchanged"),
    foreign: everyone("unchanged"),
  },
  completeSignUp: {
    input: ({ codes }) => ({
      oobCode: codes.signUp,
      agreedTermsVersion: consentVersions.terms,
      agreedPrivacyVersion: consentVersions.privacy,
      mark,
    }),
    own: everyone("socialSignInExpired"),
    foreign: everyone("socialSignInExpired"),
  },
  requestEmail: {
    input: ({ email }) => ({ email, mark }),
    own: everyone("socialSignInExpired"),
    foreign: everyone("socialSignInExpired"),
  },
  prove: {
    input: () => ({ password: PASSWORD, mark }),
    own: everyone("socialSignInExpired"),
    foreign: namesNoRow,
  },
  drop: { own: everyone("unchanged"), foreign: namesNoRow },
  getWays: { own: signedIn("ok"), foreign: namesNoRow },
  beginLink: { input: () => google, own: jokers("dataNotFound"), foreign: namesNoRow },
  // Whoever has a password, as everybody here, is asked for it.
  beginProof: { input: () => google, own: jokers("lock"), foreign: namesNoRow },
  unlink: { input: () => google, own: jokers("unchanged"), foreign: namesNoRow },
};
