/** Letters of a public id that a masked name shows. */
const VISIBLE_ID_LENGTH = 6;

/**
 * How a company sees a seeker before a match, because names are hidden in search (spec 6).
 * `publicId` is a random id that says nothing about the account.
 */
export function maskedJokerName(publicId: string): string {
  return `候補者ID ${publicId.slice(0, VISIBLE_ID_LENGTH)}`;
}

/** The name of someone who has left, as the other side's thread keeps it. */
export const WITHDRAWN_USER_NAME = "退会したユーザー";

/** What stands for a name where the support team writes. */
export const SUPPORT_NAME = "サポート";

/** What stands for the name of a company's side where no person is named. */
export const STAFF_NAME = "担当者";

/** Gone for good, or kept away; the other side is not told by what. */
export type Departure = "left" | "away";

/** How the other side names a seeker who is gone; whoever may come back did not withdraw. */
export const goneUserNames = {
  left: WITHDRAWN_USER_NAME,
  away: "現在利用していないユーザー",
} as const satisfies Record<Departure, string>;
