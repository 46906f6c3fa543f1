import type { Action } from "../policy/permissions.ts";
import { addJstDays, jstMidnight } from "../time/jst.ts";
import { RESTRICTION_DAYS_MAX, type SanctionKind } from "./constants.ts";

/** The row of the permission table that each sanction needs (spec 6 · Suspend a user: admin). */
export const sanctionActions = {
  warn: "sanction:give",
  restrict: "sanction:give",
  suspend: "operator:suspend",
} as const satisfies Record<SanctionKind, Action>;

/** Midnight in Japan with which a restriction's last day ends, or why it cannot be that day. */
export function restrictionEnd(lastDay: string, now: Date): Date | "over" | "tooFar" {
  const end = addJstDays(jstMidnight(lastDay), 1);
  if (end <= now) return "over";
  return end <= addJstDays(now, RESTRICTION_DAYS_MAX + 1) ? end : "tooFar";
}

/** Whether a sanction still holds: a warning is said once and holds nothing. */
export function isInForce(
  sanction: { kind: SanctionKind; endsAt: Date | null; liftedAt: Date | null },
  now: Date,
): boolean {
  if (sanction.kind === "warn" || sanction.liftedAt) return false;
  return sanction.endsAt === null || sanction.endsAt > now;
}
