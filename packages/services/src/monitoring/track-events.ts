import { networkOf } from "@tefuda/domain/account/network";
import type { TrackEvents } from "@tefuda/domain/monitoring/client-events";
import {
  EVENTS_PER_DAY,
  EVENTS_PER_MINUTE,
  EVENTS_PER_PLACE,
} from "@tefuda/domain/monitoring/event-limits";
import { DAY_MS } from "@tefuda/domain/time/units";
import type { Ctx } from "../kernel/context.ts";
import { createMinuteQuota } from "./minute-quota.ts";
import { perDatabase } from "./per-database.ts";
import { notForLong, recordBeside } from "./record-event.ts";

const quotaOf = perDatabase(() => {
  const ofMinute = createMinuteQuota({ perPlace: EVENTS_PER_PLACE, total: EVENTS_PER_MINUTE });
  const ofDay = createMinuteQuota({
    perPlace: EVENTS_PER_DAY,
    total: EVENTS_PER_DAY,
    windowMs: DAY_MS,
  });
  return (now: number, place: string) => ofMinute(now, place) && ofDay(now, "");
});

/**
 * Keeps the events that a browser tells of, each once by its id. It never fails and says nothing of
 * what became of them: what is too much in a minute or a day, or cannot be written, is dropped.
 */
export async function trackEvents(
  ctx: Pick<Ctx, "db" | "actor" | "clock" | "request">,
  { events }: TrackEvents,
): Promise<Record<never, never>> {
  const now = ctx.clock().getTime();
  // Operators look after the product, they are not its users.
  if (ctx.actor.kind === "operator") return {};
  const isTaken = quotaOf(ctx.db);
  const place = networkOf(ctx.request.ip);
  const taken = events.filter(() => isTaken(now, place));
  if (taken.length === 0) return {};
  // What is measured must not get in the way of what is done.
  await notForLong(recordBeside(ctx.db, ctx, taken).catch(() => {}));
  return {};
}
