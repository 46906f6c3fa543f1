import type { TrackEvents } from "@tefuda/domain/monitoring/client-events";
import { EVENTS_PER_MINUTE, EVENTS_PER_PLACE } from "@tefuda/domain/monitoring/event-limits";
import type { Ctx } from "../kernel/context.ts";
import { createMinuteQuota } from "./minute-quota.ts";
import { recordEvents } from "./record-event.ts";

const isTaken = createMinuteQuota({ perPlace: EVENTS_PER_PLACE, total: EVENTS_PER_MINUTE });

/**
 * Keeps the events that a browser tells of, each once by its id. It never fails and says nothing of
 * what became of them: what is too much in a minute, or cannot be written, is dropped.
 */
export async function trackEvents(
  ctx: Pick<Ctx, "db" | "actor" | "clock" | "request">,
  { events }: TrackEvents,
): Promise<Record<never, never>> {
  const now = ctx.clock().getTime();
  const taken = events.filter(() => isTaken(now, ctx.request.ip));
  // Operators look after the product, they are not its users.
  if (taken.length === 0 || ctx.actor.kind === "operator") return {};
  try {
    await recordEvents(ctx.db, ctx, taken);
  } catch {
    // What is measured must not get in the way of what is done.
  }
  return {};
}
