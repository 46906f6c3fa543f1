import type { Action } from "../policy/permissions.ts";
import { addJstDays, jstMidnight } from "../time/jst.ts";
import { RESTRICTION_DAYS_MAX, type SanctionKind } from "./constants.ts";

/** The row of the permission table that each sanction needs (spec 6 · Suspend a user: admin). */
export const sanctionActions = {
  warn: "sanction:give",
  restrict: "sanction:give",
  suspend: "operator:suspend",
} as const satisfies Record<SanctionKind, Action>;

/** Midnight in Japan with which a restriction's last day ends; `undefined` for a day that is over or too far off. */
export function restrictionEnd(lastDay: string, now: Date): Date | undefined {
  const end = addJstDays(jstMidnight(lastDay), 1);
  const isInReach = end <= addJstDays(now, RESTRICTION_DAYS_MAX + 1);
  return end > now && isInReach ? end : undefined;
}

/** Whether a sanction still holds: a warning is said once and holds nothing. */
export function isInForce(
  sanction: { kind: SanctionKind; endsAt: Date | null; liftedAt: Date | null },
  now: Date,
): boolean {
  if (sanction.kind === "warn" || sanction.liftedAt) return false;
  return sanction.endsAt === null || sanction.endsAt > now;
}
