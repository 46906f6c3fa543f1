import { localKeys } from "@tefuda/domain/constants/storage-keys";
import { isLocal, readChoice, type TagChoice, writeChoice } from "@tefuda/domain/monitoring/tag";
import { useSyncExternalStore } from "react";
import { asText, stored } from "../stored";

/**
 * How it stands with what may be measured from outside: nobody was asked yet, yes, no, the browser says no
 * by itself (Global Privacy Control), or there is nothing to ask: on the machine that serves the page, and
 * before the page has come to life.
 */
export type Standing = "unasked" | TagChoice | "refusedByBrowser" | "none";

const answered = stored(localKeys.measuring, asText);
const listeners = new Set<() => void>();
/** An answer that the browser would not keep: good for as long as this page is. */
let unkept: string | null = null;

function kept(): string | null {
  if (unkept !== null) return unkept;
  return answered.get() ?? null;
}

function standingOf(version: string): Standing {
  if (isLocal(location.hostname)) return "none";
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true)
    return "refusedByBrowser";
  return readChoice(kept(), version) ?? "unasked";
}

/** Keeps the answer for this browser; every tab hears of it at once. */
export function choose(choice: TagChoice, version: string): void {
  const answer = writeChoice(choice, version);
  // Where it cannot be kept, what an earlier answer left there counts no more.
  unkept = answered.set(answer) ? null : answer;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unfollow = answered.follow(listener);
  return () => {
    listeners.delete(listener);
    unfollow();
  };
}

/** How it stands with the scripts of this list, live across the browser's tabs. */
export const useStanding = (version: string): Standing =>
  useSyncExternalStore(
    subscribe,
    () => standingOf(version),
    () => "none",
  );
