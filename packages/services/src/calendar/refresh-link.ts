import { setTimeout as wait } from "node:timers/promises";
import type { CalendarPort } from "@tefuda/adapters/calendar/port";
import { calendarLinks } from "@tefuda/db/schema/schedule";
import { and, eq, isNull, lte, or } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { openTokens, sealTokens } from "./tokens.ts";
import { signalCalendarLink } from "./topics.ts";

export type CalendarLink = typeof calendarLinks.$inferSelect;
type LinkCtx = Pick<Ctx, "db" | "clock" | "ports">;

/** A process that died while it refreshed holds others up no longer than this. */
const LEASE_MS = 15_000;
const LOOK_AGAIN_MS = 50;

/** The link of a user, undefined without one. */
export async function findLink(
  { db }: Pick<Ctx, "db">,
  userId: string,
): Promise<CalendarLink | undefined> {
  const [link] = await db.select().from(calendarLinks).where(eq(calendarLinks.userId, userId));
  return link;
}

/** The row as it was read: tokens that were changed since are somebody else's to judge. */
const sameTokens = ({ userId, tokenEncrypted }: CalendarLink) =>
  and(eq(calendarLinks.userId, userId), eq(calendarLinks.tokenEncrypted, tokenEncrypted));

/** Notes that the provider takes our tokens no more; only linking anew helps. */
export async function expireLink(ctx: LinkCtx, link: CalendarLink): Promise<void> {
  const [expired] = await ctx.db
    .update(calendarLinks)
    .set({ expiredAt: ctx.clock(), refreshingUntil: null })
    .where(sameTokens(link))
    .returning({ userId: calendarLinks.userId });
  if (expired) signalCalendarLink(ctx, expired.userId);
}

/**
 * Gets new tokens for a link. A provider may take each refresh token once and end the whole right
 * when one comes twice, so one caller asks, whichever process it is in, and the others wait for the
 * row to change. No transaction is open meanwhile.
 * @returns the row as it is afterwards, undefined when the link has ended
 * @throws Error when the provider cannot be reached, or nobody has got new tokens in time
 */
export async function refreshLink(
  ctx: LinkCtx,
  calendar: CalendarPort,
  before: CalendarLink,
): Promise<CalendarLink | undefined> {
  for (let waited = 0; waited <= calendar.limitMs; waited += LOOK_AGAIN_MS) {
    if (await lease(ctx, before)) return refreshAlone(ctx, calendar, before);
    await wait(LOOK_AGAIN_MS);
    const now = await findLink(ctx, before.userId);
    if (!now || now.expiredAt || now.tokenEncrypted !== before.tokenEncrypted) return now;
  }
  throw new Error("Nobody got new tokens of the calendar in time.");
}

async function lease({ db, clock }: LinkCtx, link: CalendarLink): Promise<boolean> {
  const now = clock();
  const { refreshingUntil } = calendarLinks;
  const [leased] = await db
    .update(calendarLinks)
    .set({ refreshingUntil: new Date(now.getTime() + LEASE_MS) })
    .where(
      and(
        sameTokens(link),
        isNull(calendarLinks.expiredAt),
        or(isNull(refreshingUntil), lte(refreshingUntil, now)),
      ),
    )
    .returning({ userId: calendarLinks.userId });
  return leased !== undefined;
}

async function refreshAlone(ctx: LinkCtx, calendar: CalendarPort, before: CalendarLink) {
  const { db } = ctx;
  try {
    const { refreshToken } = await openTokens(ctx, before);
    const tokens = await calendar.refresh(refreshToken);
    if (tokens === "refused") {
      await expireLink(ctx, before);
      return findLink(ctx, before.userId);
    }
    const tokenEncrypted = await sealTokens(ctx, before.userId, tokens);
    const [after] = await db
      .update(calendarLinks)
      .set({ tokenEncrypted, refreshingUntil: null })
      .where(sameTokens(before))
      .returning();
    if (after) return after;
    // Unlinked, or linked anew, meanwhile: nobody knows of the tokens that just came.
    const current = await findLink(ctx, before.userId);
    if (!current) await calendar.revoke(tokens.refreshToken);
    return current;
  } catch (error) {
    await db.update(calendarLinks).set({ refreshingUntil: null }).where(sameTokens(before));
    throw error;
  }
}
