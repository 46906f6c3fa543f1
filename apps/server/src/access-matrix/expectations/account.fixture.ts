import { consentVersions } from "@tefuda/domain/account/constants";
import { NEWCOMER } from "../world/codes.fixture.ts";
import { PASSWORD } from "../world/people.fixture.ts";
import type { Rows } from "../world/rows.fixture.ts";
import {
  aces,
  everyone,
  type Feature,
  jokers,
  operators,
  signedIn,
  staff,
} from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const NEW_PASSWORD = "battery-staple-9";
const credentials = ({ email, password }: Rows) => ({ email, password });

/** A code is its bearer's, whoever is signed in. */
const byCode = {
  own: everyone("ok"),
  foreign: everyone("invalidActionCode"),
};
/** Failures are counted, so that they can lock the account. */
const FAILURES = ["request_counts"];

export const account: Feature<"account"> = {
  getMe: { own: everyone("ok"), foreign: namesNoRow },
  getUserType: {
    own: { ...jokers("ok"), ...aces("ok"), ...operators("userNotFound") },
    foreign: namesNoRow,
  },

  requestSignUp: {
    input: ({ email }) => ({ email }),
    own: everyone("ok"),
    foreign: everyone("ok"),
  },
  completeSignUp: {
    input: ({ codes }) => ({
      oobCode: codes.signUp,
      email: NEWCOMER,
      password: NEW_PASSWORD,
      agreedTermsVersion: consentVersions.terms,
      agreedPrivacyVersion: consentVersions.privacy,
    }),
    own: everyone("ok"),
    foreign: everyone("invalidEmailOnSignup"),
  },
  renewConsents: {
    input: () => ({
      agreedTermsVersion: consentVersions.terms,
      agreedPrivacyVersion: consentVersions.privacy,
    }),
    own: jokers("ok"),
    foreign: namesNoRow,
  },

  signIn: {
    input: credentials,
    own: {
      visitor: "ok",
      ...jokers("ok"),
      ...aces("likelyCompanyUser"),
      ...operators("wrongPassword"),
    },
    foreign: everyone("wrongPassword"),
    leaves: FAILURES,
  },
  // A stranger's address leads to the same line of the same use case as on the page above.
  signInCompany: {
    input: credentials,
    own: {
      visitor: "loginPageForCompany",
      ...jokers("loginPageForCompany"),
      ...aces("ok"),
      ...operators("wrongPassword"),
    },
    foreign: namesNoRow,
    leaves: FAILURES,
  },
  signInOperator: {
    input: credentials,
    own: {
      visitor: "wrongPassword",
      ...jokers("wrongPassword"),
      ...aces("wrongPassword"),
      ...operators("ok"),
    },
    foreign: namesNoRow,
    leaves: FAILURES,
  },
  signOut: { own: { visitor: "unchanged", ...signedIn("ok") }, foreign: namesNoRow },

  checkActionCode: {
    own: everyone("unchanged"),
    foreign: everyone("invalidActionCode"),
    input: ({ codes }) => ({ mode: "resetPassword", oobCode: codes.resetPassword }),
  },
  requestPasswordReset: {
    input: ({ email }) => ({ email }),
    own: everyone("ok"),
    foreign: everyone("ok"),
  },
  completePasswordReset: [
    {
      ...byCode,
      input: ({ codes }) => ({ oobCode: codes.resetPassword, password: NEW_PASSWORD }),
    },
    {
      ...byCode,
      about: "with a common password",
      input: ({ codes }) => ({ oobCode: codes.resetPassword, password: "password" }),
      own: everyone("weakPassword"),
    },
  ],
  changeInitialPassword: {
    input: () => ({ password: NEW_PASSWORD }),
    own: { visitor: "noCurrentUser", ...signedIn("invalidPasswordResetRequest") },
    foreign: namesNoRow,
  },
  verifyEmail: { ...byCode, input: ({ codes }) => ({ oobCode: codes.verifyEmail }) },
  recoverEmail: { ...byCode, input: ({ codes }) => ({ oobCode: codes.recoverEmail }) },

  reauthenticate: [
    { input: () => ({ password: PASSWORD }), own: signedIn("ok"), foreign: namesNoRow },
    {
      about: "with a wrong password",
      input: () => ({ password: NEW_PASSWORD }),
      own: signedIn("wrongPassword"),
      foreign: namesNoRow,
      leaves: FAILURES,
    },
  ],
  changePassword: {
    input: () => ({ password: NEW_PASSWORD }),
    own: signedIn("ok"),
    foreign: namesNoRow,
  },
  requestEmailChange: {
    input: () => ({ email: NEWCOMER }),
    own: signedIn("ok"),
    foreign: namesNoRow,
  },
  listSessions: { own: signedIn("ok"), foreign: namesNoRow },
  endSession: {
    input: ({ sessionId }) => ({ sessionId }),
    own: signedIn("ok"),
    colleague: staff("dataNotFound"),
    foreign: signedIn("dataNotFound"),
  },
};
