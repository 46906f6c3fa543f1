import type { Ctx } from "../kernel/context.ts";
import { type EndedSchedule, signalEndedSchedules } from "../schedule/end-schedules.ts";
import { SCHEDULE_SIGNAL } from "../schedule/signals.ts";
import { signalCandidates } from "../signals/candidate.ts";
import { signalLike } from "../signals/like.ts";
import { signalMatching, signalMessages } from "../signals/matching.ts";
import { signalNotifications, signalOffer } from "../signals/offer.ts";
import type { HandedOver } from "./hand-over.ts";

export interface GivenToColleague extends HandedOver {
  /** Interviews whose times do not fit the colleague. */
  readonly movedInterviews: readonly EndedSchedule[];
}

/** Tells both sides of everything that changed hands, and the colleague. Call it after commit. */
export async function signalHandedOver(
  ctx: Pick<Ctx, "db" | "ports">,
  { companyId, fromId, toId }: { companyId: string; fromId: string; toId: string },
  handed: GivenToColleague,
): Promise<void> {
  const { bus } = ctx.ports;
  for (const { id, jokerId } of handed.threads) {
    signalMessages(bus, [jokerId, toId], id);
    signalMatching(bus, [fromId], id);
    signalNotifications(ctx, jokerId);
    bus.publish({ to: [jokerId, toId], topic: SCHEDULE_SIGNAL, id });
  }
  signalEndedSchedules(ctx, handed.movedInterviews);
  for (const { id, jokerId } of handed.offers)
    await signalOffer(ctx, { id, jokerId, aceId: toId, companyId });
  for (const { id, jokerId } of handed.likes)
    await signalLike(ctx, { id, jokerId, aceId: toId, aceCompanyId: companyId });
  signalCandidates(bus, [toId]);
  signalNotifications(ctx, toId);
}
