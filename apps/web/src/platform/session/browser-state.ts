import { localKeysClearedOnSignOut, sessionKeys } from "@tefuda/domain/constants/storage-keys";
import { safePath } from "@tefuda/domain/validation/safe-path";

const CHANNEL = "tefuda-session";

/** Forgets everything about the person who used this browser, except the text size (spec 4 · Auth state). */
export function clearBrowserState() {
  sessionStorage.clear();
  for (const key of localKeysClearedOnSignOut(Object.keys(localStorage)))
    localStorage.removeItem(key);
}

/** Tells the browser's other tabs that the person has signed out. */
export function announceSignOut() {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("signed-out");
  channel.close();
}

/** Hears a sign-out in another tab; returns the function that stops it. */
export function onSignOutElsewhere(leave: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => leave();
  return () => channel.close();
}

/** Keeps the wanted page for the session while the person logs in (spec 9 · Storage and formats). */
export function keepRedirectPath(url: string | undefined) {
  const path = url && safePath(url, "");
  if (path) sessionStorage.setItem(sessionKeys.redirectPath, path);
}

/** The wanted page, once. */
export function takeRedirectPath(): string | undefined {
  const path = sessionStorage.getItem(sessionKeys.redirectPath) ?? undefined;
  sessionStorage.removeItem(sessionKeys.redirectPath);
  return path;
}

let signingOut = false;

/** Whether this tab is signing out by itself, so that the end of its session is no news to it. */
export const isSigningOut = (): boolean => signingOut;

export function markSignOut(isUnderWay: boolean) {
  signingOut = isUnderWay;
}
