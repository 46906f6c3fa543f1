import type { CalendarProvider } from "@tefuda/domain/calendar/constants";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { findLink } from "./refresh-link.ts";

export interface CalendarLinkState {
  /** Whether this product can link calendars at all. */
  readonly isOffered: boolean;
  readonly link: {
    readonly provider: CalendarProvider;
    readonly linkedAt: Date;
    /** The provider takes the link no more since then. */
    readonly expiredAt: Date | null;
  } | null;
}

/** The caller's link to an outside calendar, without what opens it. */
export async function getLink(ctx: Ctx<MemberActor>): Promise<CalendarLinkState> {
  const isOffered = ctx.ports.calendar !== undefined;
  const row = await findLink(ctx, ctx.actor.userId);
  const link = row
    ? { provider: row.provider, linkedAt: row.linkedAt, expiredAt: row.expiredAt }
    : null;
  return { isOffered, link };
}
