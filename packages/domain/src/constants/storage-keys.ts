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
  /** What a visitor has chosen, until it can be done. */
  wish: "wish",
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

/** How the local keys begin of what is not sent yet in a thread: its text, its files, what is on its way. */
export const chatPrefixes = {
  draft: "chatDraft",
  files: "chatFiles",
  outbox: "chatOutbox",
} as const;

/** Local key of the unsent text of one matching. */
export function chatDraftKey(matchingId: string): string {
  return `${chatPrefixes.draft}:${matchingId}`;
}

const isOfChat = (key: string): boolean =>
  Object.values(chatPrefixes).some((prefix) => key.startsWith(`${prefix}:`));

export const KEPT_DRAFT_PREFIX = "draft:";

/** Local key of what one person has typed and not saved: a kind of form, and the thing that it is about. */
export function keptDraftKey(ownerId: string, kind: string, thing: string): string {
  return `${KEPT_DRAFT_PREFIX}${ownerId}:${kind}:${thing}`;
}

export const KEEPS_DRAFTS_PREFIX = "keepsDrafts:";

/**
 * Local key that is there from somebody's signing in until the signing out: without it nothing that they
 * type is kept, also by a tab that was open before and has not heard of it.
 */
export function keepsDraftsKey(ownerId: string): string {
  return `${KEEPS_DRAFTS_PREFIX}${ownerId}`;
}

const isDraftOf = (ownerId: string) => (key: string) =>
  key.startsWith(`${KEPT_DRAFT_PREFIX}${ownerId}:`);

/** Whether one of the keys found in local storage holds words that a person has typed and nobody has. */
export const holdsWords = (stored: readonly string[], ownerId: string): boolean =>
  stored.some(isDraftOf(ownerId)) || stored.some(isOfChat);

/**
 * Which of the keys found in local storage hold words of whoever has signed out on this device: another tab
 * may write once more after the clearing, before it hears of it. A session that was lost leaves its words.
 */
export function wordsLeftBehind(stored: readonly string[]): string[] {
  const owners = stored
    .filter((key) => key.startsWith(KEEPS_DRAFTS_PREFIX))
    .map((key) => key.slice(KEEPS_DRAFTS_PREFIX.length));
  return stored.filter((key) =>
    key.startsWith(KEPT_DRAFT_PREFIX)
      ? !owners.some((ownerId) => isDraftOf(ownerId)(key))
      : isOfChat(key) && owners.length === 0,
  );
}

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
