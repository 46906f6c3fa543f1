import { SIGN_IN_FAILURES_MAX, SIGN_IN_LOCK_MINUTES } from "../account/constants.ts";
import { BYTES_PER_MB } from "../constants/limits.ts";

/** How many are taken within so many minutes, which begin with the first of them. */
interface Limit {
  readonly max: number;
  readonly minutes: number;
}

/** Whom a request counts for: the network that it comes from, or one account, wherever it comes from. */
interface Limits {
  readonly address?: Limit;
  readonly account?: Limit;
}

const HOUR = 60;

/**
 * What is counted over all processes. Many people share an address of IPv4 (offices, telephone
 * networks), so one has room for a crowd; nobody is meant to notice the limit of an account.
 */
export const requestLimits = {
  /** Wrong passwords; the account is the address of mail, whether there is one or not. */
  signIn: {
    address: { max: 100, minutes: SIGN_IN_LOCK_MINUTES },
    account: { max: SIGN_IN_FAILURES_MAX, minutes: SIGN_IN_LOCK_MINUTES },
  },
  /** The same from browsers that the account was signed in at before. */
  signInAtKnownBrowser: {
    account: { max: SIGN_IN_FAILURES_MAX, minutes: SIGN_IN_LOCK_MINUTES },
  },
  /** Mails with a link that somebody asks for; the account is where they go. */
  signUpMail: { address: { max: 60, minutes: HOUR }, account: { max: 5, minutes: HOUR } },
  resetPasswordMail: { address: { max: 60, minutes: HOUR }, account: { max: 5, minutes: HOUR } },
  verifyEmailMail: { address: { max: 60, minutes: HOUR }, account: { max: 5, minutes: HOUR } },
  /** What the desk is written; the account is the address that the answer goes to. */
  inquiry: { address: { max: 10, minutes: HOUR }, account: { max: 5, minutes: 24 * HOUR } },
  /** Recordings of seekers, who pay nothing for what each costs; those of visitors have a day's number. */
  recording: { account: { max: 60, minutes: 24 * HOUR } },
  /** Remarks of the career compass with something wrong: the desk looks at each. */
  remarkReport: { account: { max: 30, minutes: 24 * HOUR } },
  upload: { account: { max: 300, minutes: HOUR } },
  /** Searches of candidates, pages of the list and lists that read themselves again included. */
  search: { account: { max: 600, minutes: 10 } },
} as const satisfies Record<string, Limits>;

export type LimitKind = keyof typeof requestLimits;
export type Party = keyof Limits;

/** What somebody may have sent that has become part of nothing yet. */
export const UNATTACHED_BYTES_MAX = 300 * BYTES_PER_MB;

/** The limit of a kind for one side of it; undefined where that is not counted. */
export const limitOf = (kind: LimitKind, party: Party): Limit | undefined =>
  (requestLimits[kind] as Limits)[party];
