import { setTimeout as wait } from "node:timers/promises";
import type { BusySpan, CalendarPort } from "@tefuda/adapters/calendar/port";
import type { CalendarFault } from "@tefuda/domain/calendar/constants";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { Ctx } from "../kernel/context.ts";
import { keepBusy, recallBusy } from "./busy-memory.ts";
import { type CalendarLink, expireLink, findLink, refreshLink } from "./refresh-link.ts";
import { isFresh, openTokens } from "./tokens.ts";

type BusyCtx = Pick<Ctx, "db" | "clock" | "ports">;

export interface BusyTimes {
  readonly busy: BusySpan[];
  /** Why the times are not known, null when they are; a member without a link has none. */
  readonly fault: CalendarFault | null;
}

interface Span {
  readonly userId: string;
  readonly from: Date;
  readonly to: Date;
}

const nothing: BusyTimes = { busy: [], fault: null };
const expired: BusyTimes = { busy: [], fault: "googleAuthExpired" };
const failed: BusyTimes = { busy: [], fault: "fetchGoogleCalendarEventFailure" };

/**
 * The times at which a member's linked calendar says busy (spec 2 · calendar-setting). It never
 * throws for the provider's sake, nor waits longer than its limit: what cannot be read is told as a
 * fault, beside an empty list.
 */
export async function readBusy(ctx: BusyCtx, span: Span): Promise<BusyTimes> {
  const { calendar } = ctx.ports;
  const link = calendar && (await findLink(ctx, span.userId));
  if (!link) return nothing;
  if (link.expiredAt) return expired;
  const key = `${span.userId} ${+link.linkedAt} ${+span.from} ${+span.to}`;
  const known = recallBusy(calendar, key, ctx.clock());
  if (known) return { busy: known, fault: null };

  const asked = ask(ctx, calendar, link, span);
  // Nobody waits for it once there is an answer, nor does the end of the process.
  const late = wait(calendar.limitMs, "late" as const, { ref: false });
  try {
    // Whoever is late goes on: tokens that are on their way have to be kept.
    const busy = await Promise.race([asked, late]);
    if (busy === "late") return failed;
    if (busy === "refused") return expired;
    if (busy === "gone") return nothing;
    keepBusy(calendar, key, ctx.clock(), busy);
    return { busy, fault: null };
  } catch {
    return failed;
  }
}

async function ask(
  ctx: BusyCtx,
  calendar: CalendarPort,
  link: CalendarLink,
  { from, to }: Span,
): Promise<BusySpan[] | "refused" | "gone"> {
  const readWith = async (accessToken: string) => calendar.readBusy(accessToken, from, to);
  const tokens = await openOrExpire(ctx, link);
  if (tokens === "refused") return "refused";
  if (isFresh(tokens, ctx.clock())) {
    const busy = await readWith(tokens.accessToken);
    if (busy !== "refused") return busy;
  }
  const renewed = await refreshLink(ctx, calendar, link);
  if (!renewed) return "gone";
  if (renewed.expiredAt) return "refused";
  const { accessToken } = await openTokens(ctx, renewed);
  const busy = await readWith(accessToken);
  if (busy === "refused") await expireLink(ctx, renewed);
  return busy;
}

/** Tokens that the product's present secret does not open are as good as ended. */
async function openOrExpire(ctx: BusyCtx, link: CalendarLink) {
  try {
    return await openTokens(ctx, link);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await expireLink(ctx, link);
    return "refused" as const;
  }
}
