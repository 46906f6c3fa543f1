import type { OperatorActor } from "@tefuda/domain/policy/actor";
import type { WarnUser } from "@tefuda/domain/sanction/schema";
import type { Ctx } from "../kernel/context.ts";
import { applySanction } from "./apply-sanction.ts";

/**
 * Warns a user by mail (spec 6 · Report); nothing else changes.
 * @throws dataNotFound
 */
export async function warnUser(ctx: Ctx<OperatorActor>, input: WarnUser): Promise<void> {
  await ctx.db.transaction((tx) => applySanction(tx, ctx, { ...input, kind: "warn" }));
}
