import type { OperatorActor } from "@tefuda/domain/policy/actor";
import type { SuspendUser } from "@tefuda/domain/sanction/schema";
import type { Ctx } from "../kernel/context.ts";
import { applySanction } from "./apply-sanction.ts";
import { signalSanctioned } from "./signals.ts";

/**
 * Shuts a user out at once (spec 6 · Suspend a user): every session ends, signing in answers
 * `userDisabled`, search and public pages lose the person, what waited for an answer lapses, and
 * threads can only be read. Lifting it puts the person back, what lapsed stays so.
 * @throws permissionDenied, dataNotFound, lock
 */
export async function suspendUser(ctx: Ctx<OperatorActor>, input: SuspendUser): Promise<void> {
  const sanctioned = await ctx.db.transaction((tx) =>
    applySanction(tx, ctx, { ...input, kind: "suspend" }),
  );
  await signalSanctioned(ctx, sanctioned);
}
