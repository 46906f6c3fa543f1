import type { Ctx } from "../kernel/context.ts";
import { type Invitation, type InvitationFile, makeInvitation } from "./ics.ts";
import { chosenSpan, type ScheduleRow } from "./schedule-row.ts";

interface Guest extends Pick<Invitation, "partnerName" | "recipient"> {
  /** The room; it is named while the interview stands. */
  readonly videoChatId?: string | null | undefined;
}

/**
 * An interview for the calendar of one of the two, as its row says it stands; nothing when it was
 * never fixed.
 */
export function invitationOf(
  { site, clock }: Pick<Ctx, "clock" | "site">,
  row: ScheduleRow,
  { videoChatId = null, ...guest }: Guest,
): InvitationFile | undefined {
  const span = chosenSpan(row);
  if (!span) return undefined;
  const isCancelled = row.status !== "fixed" && row.status !== "done";
  return makeInvitation(site, {
    ...span,
    ...guest,
    calendarId: row.firstRoundId ?? row.id,
    sequence: row.calendarSequence,
    isCancelled,
    purpose: row.purpose,
    matchingId: row.matchingId,
    videoChatId: isCancelled ? null : videoChatId,
    now: clock(),
  });
}
