import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { RESTRICTION_DAYS_MAX } from "@tefuda/domain/sanction/constants";
import { restrictionEnd } from "@tefuda/domain/sanction/policy";
import type { RestrictUser } from "@tefuda/domain/sanction/schema";
import { messages } from "@tefuda/domain/validation/messages.ja";
import type { Ctx } from "../kernel/context.ts";
import { applySanction } from "./apply-sanction.ts";
import { signalSanctioned } from "./signals.ts";

/**
 * Closes to a user whatever begins something new with somebody, until a day or until it is lifted
 * (`restrictedActions`); the rest stays open.
 * @throws invalidParameter for a day that is over or too far off, dataNotFound, lock
 */
export async function restrictUser(
  ctx: Ctx<OperatorActor>,
  { lastDay, ...input }: RestrictUser,
): Promise<void> {
  const endsAt = endOf(lastDay, ctx.clock());
  const sanctioned = await ctx.db.transaction((tx) =>
    applySanction(tx, ctx, { ...input, kind: "restrict", endsAt }),
  );
  await signalSanctioned(ctx, sanctioned);
}

const refusals = {
  over: messages.joinDate,
  tooFar: messages.dateWithinDays(RESTRICTION_DAYS_MAX),
} as const;

/** When a restriction until a day ends. @throws invalidParameter */
export function endOf(lastDay: string | undefined, now: Date): Date | undefined {
  if (lastDay === undefined) return undefined;
  const end = restrictionEnd(lastDay, now);
  if (end instanceof Date) return end;
  throw new AppError("invalidParameter", { fields: { lastDay: refusals[end] } });
}
