import { hintCandidates } from "../candidate/hints.ts";
import type { Ctx } from "../kernel/context.ts";
import { hintLike } from "../like/hints.ts";
import { hintMatching, hintMessages } from "../matching/hints.ts";
import { hintNotifications, hintOffer } from "../offer/hints.ts";
import { type EndedSchedule, hintEndedSchedules } from "../schedule/end-schedules.ts";
import { SCHEDULE_HINT } from "../schedule/hints.ts";
import type { HandedOver } from "./hand-over.ts";

export interface GivenToColleague extends HandedOver {
  /** Interviews whose times do not fit the colleague. */
  readonly movedInterviews: readonly EndedSchedule[];
}

/** Tells both sides of everything that changed hands, and the colleague. Call it after commit. */
export async function hintHandedOver(
  ctx: Pick<Ctx, "db" | "ports">,
  { companyId, fromId, toId }: { companyId: string; fromId: string; toId: string },
  handed: GivenToColleague,
): Promise<void> {
  const { bus } = ctx.ports;
  for (const { id, jokerId } of handed.threads) {
    hintMessages(bus, [jokerId, toId], id);
    hintMatching(bus, [fromId], id);
    hintNotifications(ctx, jokerId);
    bus.publish({ to: [jokerId, toId], topic: SCHEDULE_HINT, id });
  }
  hintEndedSchedules(ctx, handed.movedInterviews);
  for (const { id, jokerId } of handed.offers)
    await hintOffer(ctx, { id, jokerId, aceId: toId, companyId });
  for (const { id, jokerId } of handed.likes)
    await hintLike(ctx, { id, jokerId, aceId: toId, aceCompanyId: companyId });
  hintCandidates(bus, [toId]);
  hintNotifications(ctx, toId);
}
