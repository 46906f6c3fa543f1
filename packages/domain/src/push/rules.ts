import { isQuietHour } from "../notification/policy.ts";
import { addJstDays, startOfJstDay } from "../time/jst.ts";
import { HOUR_MS } from "../time/units.ts";
import { type PushKind, pushKinds, pushTemplates } from "./pushes.ja.ts";

const QUIET_TO_HOUR = 8;

/** Browsers of one user that pushes come to; the one that came first goes for another. */
export const PUSH_BROWSERS_MAX = 10;
/** Refusals in a row after which a browser's subscription is taken for broken. */
export const PUSH_REFUSALS_MAX = 5;
/** Test pushes of one user within ten minutes. */
export const PUSH_TESTS_MAX = 5;
export const PUSH_TESTS_WITHIN_MS = 10 * 60_000;
/** How long after its end a push is still written down. */
export const PUSHES_KEPT_DAYS = 7;
/** A message that is read at once, in a thread that is open, is not pushed about. */
export const MESSAGE_PUSH_AFTER_MS = 5000;
/** Of messages that have waited for longer only the newest of a thread is pushed about. */
export const MESSAGE_PUSH_EACH_WITHIN_MS = 60_000;
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 30 * 60_000;

/** When a push leaves and until when it is worth telling. */
export interface PushTimes {
  readonly sendAt: Date;
  readonly expiresAt: Date;
}

/** The times of a push that may leave from a moment on: in the quiet hours it waits for the morning. */
export function pushTimes(kind: PushKind, from: Date): PushTimes {
  const { aliveHours, isAtAnyHour } = pushTemplates[kind];
  const sendAt = isAtAnyHour ? from : afterQuietHours(from);
  return { sendAt, expiresAt: new Date(sendAt.getTime() + aliveHours * HOUR_MS) };
}

/** The moment itself, or 8:00 in Japan after a moment of the quiet hours. */
function afterQuietHours(at: Date): Date {
  if (!isQuietHour(at)) return at;
  const eight = (day: Date) => new Date(day.getTime() + QUIET_TO_HOUR * HOUR_MS);
  const today = startOfJstDay(at);
  return at < eight(today) ? eight(today) : eight(addJstDays(today, 1));
}

/**
 * The groups of pushes that may leave now, one group after the other, so that nobody misses an interview
 * behind thousands of announcements.
 */
export function pushesThatLeaveAt(now: Date): readonly (readonly PushKind[])[] {
  const urgent = pushKinds.filter((kind) => pushTemplates[kind].isAtAnyHour);
  if (isQuietHour(now)) return [urgent];
  const isForMany = (kind: PushKind) => kind === "announcement" || kind === "recommendMonthly";
  const others = pushKinds.filter((kind) => !pushTemplates[kind].isAtAnyHour);
  return [urgent, others.filter((kind) => !isForMany(kind)), others.filter(isForMany)];
}

/** How long a push waits after so many tries; longer where the push service asks for it. */
export const pushRetryMs = (attempts: number, askedMs = 0): number =>
  Math.max(askedMs, Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS));
