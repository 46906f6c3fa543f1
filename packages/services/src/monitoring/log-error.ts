import { errorLogs } from "@tefuda/db/schema/monitoring";
import { ERRORS_PER_MINUTE, ERRORS_PER_PLACE } from "@tefuda/domain/monitoring/logs";
import type { ErrorLogEntry } from "@tefuda/domain/monitoring/schema";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";

const MINUTE_MS = 60_000;

/** What came in the minute that began last, by place; each process counts for itself. */
interface Minute {
  since: number;
  total: number;
  readonly places: Map<string, number>;
}
let minute: Minute = { since: 0, total: 0, places: new Map() };

/** Counts one more of a place; false when there have been enough in this minute. */
function isTaken(now: number, place: string): boolean {
  if (Math.abs(now - minute.since) >= MINUTE_MS)
    minute = { since: now, total: 0, places: new Map() };
  const ofPlace = (minute.places.get(place) ?? 0) + 1;
  if (ofPlace > ERRORS_PER_PLACE || minute.total >= ERRORS_PER_MINUTE) return false;
  minute.places.set(place, ofPlace);
  minute.total += 1;
  return true;
}

/**
 * Keeps an error that a browser reports (spec 7 · Error log write). It never fails and says nothing
 * of what became of it: what is too much in a minute, or cannot be written, is dropped.
 */
export async function logError(
  { db, actor, clock, request }: Ctx,
  entry: ErrorLogEntry,
): Promise<Record<never, never>> {
  const now = clock();
  if (!isTaken(now.getTime(), request.ip)) return {};
  const userId = actor.kind === "visitor" ? null : actor.userId;
  try {
    await db.insert(errorLogs).values({ ...entry, id: uuidv7(), userId, createdAt: now });
  } catch {
    // Reporting an error must not make another one.
  }
  return {};
}
