import {
  holdsWords,
  KEEPS_DRAFTS_PREFIX,
  KEPT_DRAFT_PREFIX,
  keepsDraftsKey,
  keptDraftKey,
  wordsLeftBehind,
} from "@tefuda/domain/constants/storage-keys";
import { DAY_MS } from "@tefuda/domain/time/units";
import {
  asFlag,
  asJson,
  hasFields,
  inSession,
  isNumber,
  isObject,
  type Shape,
  type Stored,
  stored,
} from "../stored";

/** How long words that nobody came back to stay on a device. */
const KEPT_DAYS = 30;

/** A form whose words are kept on this device until they are saved or thrown away. */
export interface DraftKind<T> {
  readonly name: string;
  readonly isValue: Shape<T>;
}

export interface Draft<T> {
  readonly value: T;
  /** When it was typed, in milliseconds. */
  readonly at: number;
}

/** The owner of what is typed by somebody who has no account here, or is not signed in. */
export const VISITOR = "visitor";

/**
 * Where the words of one person about one thing are kept. A visitor's stay no longer than the tab: nobody
 * signs out of a device that belongs to all.
 */
export const draftPlace = <T>(
  { name, isValue }: DraftKind<T>,
  ownerId: string,
  thing: string,
): Stored<Draft<T>> =>
  stored(
    keptDraftKey(ownerId, name, thing),
    asJson(hasFields<Draft<T>>({ value: isValue, at: isNumber })),
    ownerId === VISITOR ? inSession : undefined,
  );

/** Everything of one kind that one person has typed on this device, the newest first, by its thing. */
export function listDrafts<T>(
  kind: DraftKind<T>,
  ownerId: string,
): readonly (readonly [thing: string, draft: Draft<T>])[] {
  const prefix = keptDraftKey(ownerId, kind.name, "");
  return keysIn(prefix)
    .map((key) => key.slice(prefix.length))
    .flatMap((thing) => {
      const draft = draftPlace(kind, ownerId, thing).get();
      return draft ? [[thing, draft] as const] : [];
    })
    .sort(([, one], [, other]) => other.at - one.at);
}

/** Whether what a person types may stay on this device: from signing in to signing out, in whichever tab. */
export const mayKeep = (ownerId: string): boolean =>
  ownerId === VISITOR || stored(keepsDraftsKey(ownerId), asFlag).get() === true;

/** Whether something that a person has typed is on this device alone. */
export const hasWords = (ownerId: string): boolean => holdsWords(keysIn(""), ownerId);

const isDated = hasFields<{ at: number }>({ at: isNumber });

/**
 * Removes what was typed more than 30 days before a time, what nobody can read any more, and what has been
 * written by a tab that had not heard yet that its person has signed out in another.
 */
export function sweepDrafts(now: number): void {
  for (const key of wordsLeftBehind(keysIn(""))) localStorage.removeItem(key);
  for (const key of keysIn(KEPT_DRAFT_PREFIX)) {
    const place = stored<object>(key, asJson(isObject));
    const draft = place.get();
    if (!draft || !isDated(draft) || draft.at < now - KEPT_DAYS * DAY_MS) place.set(undefined);
  }
}

/** Sweeps now, and as soon as another tab says that somebody has signed out, until the page is left. */
export function keepSwept(until: AbortSignal): void {
  sweepDrafts(Date.now());
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(KEEPS_DRAFTS_PREFIX) && newValue === null) sweepDrafts(Date.now());
  };
  addEventListener("storage", hear, { signal: until });
}

function keysIn(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
