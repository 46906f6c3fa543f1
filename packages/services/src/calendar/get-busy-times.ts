import type { MemberActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { type BusyTimes, readBusy } from "./read-busy.ts";

/** The caller's own busy times; a fault of the provider is told beside an empty list. */
export async function getBusyTimes(
  ctx: Ctx<MemberActor>,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<BusyTimes> {
  return readBusy(ctx, { userId: ctx.actor.userId, from, to });
}
