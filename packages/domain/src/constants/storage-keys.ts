/** Keys of the browser's session storage (spec 9 · Storage and formats). */
export const sessionKeys = {
  userType: "userType",
  redirectPath: "redirectPath",
  careerCompassAnswer: "careerCompassAnswer",
  /** Under which id that text is handed in, and whether its button was pressed. */
  careerCompassRun: "careerCompassRun",
  /** Whose login the tag manager was told of. */
  measuredUser: "measuredUser",
} as const;

/** Keys of the browser's local storage (spec 9 · Storage and formats). */
export const localKeys = {
  isShownJudgementPassed: "isShownJudgementPassed",
  isUpdatedWillingness: "isUpdatedWillingness",
  judgementStatus: "judgementStatus",
  profileImageURL: "profileImageURL",
  registrationPromptViews: "registrationPromptViews",
  registrationPromptClosedAt: "registrationPromptClosedAt",
  textScale: "textScale",
  /** Whether this browser's reader may zoom by pinching. */
  allowsZoom: "allowsZoom",
  /** Whose pushes this browser shows, and whether it was asked to show some. */
  pushOwner: "pushOwner",
  pushOffered: "pushOffered",
  /** Whether this browser's reader lets a tag manager measure, and which one. */
  measuring: "measuring",
} as const;

export type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys];
export type LocalKey = (typeof localKeys)[keyof typeof localKeys];

const CHAT_DRAFT_PREFIX = "chatDraft:";

/** Local key of the unsent text of one matching. */
export function chatDraftKey(matchingId: string): string {
  return `${CHAT_DRAFT_PREFIX}${matchingId}`;
}

export const KEPT_DRAFT_PREFIX = "draft:";

/** Local key of what one person has typed and not saved: a kind of form, and the thing that it is about. */
export function keptDraftKey(ownerId: string, kind: string, thing: string): string {
  return `${KEPT_DRAFT_PREFIX}${ownerId}:${kind}:${thing}`;
}

/**
 * Local key that is there from somebody's signing in until the signing out: without it nothing that they
 * type is kept, also by a tab that was open before and has not heard of it.
 */
export function keepsDraftsKey(ownerId: string): string {
  return `keepsDrafts:${ownerId}`;
}

/** Whether one of the keys found in local storage holds words that a person has typed and nobody has. */
export const holdsWords = (stored: readonly string[], ownerId: string): boolean =>
  stored.some(
    (key) => key.startsWith(CHAT_DRAFT_PREFIX) || key.startsWith(`${KEPT_DRAFT_PREFIX}${ownerId}:`),
  );

/** Local keys that stay when a person signs out: how large things are and what may be measured belong to the device. */
export const localKeysKeptOnSignOut: readonly string[] = [
  localKeys.textScale,
  localKeys.allowsZoom,
  localKeys.measuring,
];

/** Which of the keys found in local storage a sign-out removes: all but the kept ones. */
export function localKeysClearedOnSignOut(stored: readonly string[]): string[] {
  return stored.filter((key) => !localKeysKeptOnSignOut.includes(key));
}
