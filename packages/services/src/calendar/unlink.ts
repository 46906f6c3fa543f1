import type { MemberActor } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { dropLink, revokeDropped } from "./drop-link.ts";
import { signalCalendarLink } from "./topics.ts";

/**
 * Ends the caller's link, here and at the provider. Without a link it does nothing.
 * @returns whether the provider knows; where it does not, the person can end it there
 */
export async function unlink(ctx: Ctx<MemberActor>): Promise<{ isRevoked: boolean }> {
  const { kind, userId } = ctx.actor;
  const dropped = await ctx.db.transaction(async (tx) => {
    const link = await dropLink(tx, userId);
    if (link)
      await writeAudit(tx, ctx, { action: "unlinkCalendar", target: { type: kind, id: userId } });
    return link;
  });
  if (dropped) signalCalendarLink(ctx, userId);
  return { isRevoked: await revokeDropped(ctx, dropped) };
}
