import {
  localKeys,
  localKeysClearedOnSignOut,
  sessionKeys,
} from "@tefuda/domain/constants/storage-keys";
import { safePath } from "@tefuda/domain/validation/safe-path";
import { isWishPath } from "@tefuda/domain/wish/wish";
import { asText, inSession, stored } from "../stored";
import { openTabChannel } from "../tab-channel";

const CHANNEL = "tefuda-session";

/** The wanted page, kept for the session while the person logs in (spec 9 · Storage and formats). */
export const redirectPath = stored(sessionKeys.redirectPath, asText, inSession);
/** What this device's reader has chosen as a visitor, until it is done: the way in can take days. */
export const keptWish = stored(localKeys.wish, {
  read: (text) => (isWishPath(text) ? text : undefined),
  write: String,
});
export const userType = stored(sessionKeys.userType, asText, inSession);

/** Forgets everything about the person who used this browser, except the text size (spec 4 · Auth state). */
export function clearBrowserState() {
  sessionStorage.clear();
  for (const key of localKeysClearedOnSignOut(Object.keys(localStorage)))
    localStorage.removeItem(key);
}

/** Tells the browser's other tabs that the person has signed out. */
export function announceSignOut() {
  const channel = openTabChannel<"signed-out">(CHANNEL);
  channel.say("signed-out");
  channel.close();
}

/** Hears a sign-out in another tab; returns the function that stops it. */
export function onSignOutElsewhere(leave: () => void): () => void {
  return openTabChannel<"signed-out">(CHANNEL, leave).close;
}

/** Keeps the wanted page, where it is one of ours; what was chosen there also beyond the session. */
export function keepRedirectPath(url: string | undefined) {
  const path = url && safePath(url, "");
  if (!path) return;
  redirectPath.set(path);
  if (isWishPath(path)) keptWish.set(path);
}

/** The wanted page, once. */
export function takeRedirectPath(): string | undefined {
  const path = redirectPath.get();
  redirectPath.set(undefined);
  return path;
}

let signingOut = false;

/** Whether this tab is signing out by itself, so that the end of its session is no news to it. */
export const isSigningOut = (): boolean => signingOut;

export function markSignOut(isUnderWay: boolean) {
  signingOut = isUnderWay;
}
