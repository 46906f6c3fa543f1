import type { OfferPurpose } from "@tefuda/domain/offer/constants";
import { offerPurposeLabels } from "@tefuda/domain/offer/labels.ja";
import { calendarTexts } from "@tefuda/domain/schedule/labels.ja";
import { fillTemplate } from "@tefuda/domain/text/template";
import { jstDate } from "@tefuda/domain/time/jst";
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventClass,
  ICalEventStatus,
} from "ical-generator";
import type { Site } from "../kernel/context.ts";

/** An interview as the calendar of one of the two who meet shows it. */
export interface Invitation {
  /** The interview's id over all of its rounds: calendars move an event that they know by it. */
  readonly calendarId: string;
  /** Rises with each change that calendars are told of. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly partnerName: string;
  readonly purpose: OfferPurpose;
  readonly matchingId: string;
  /** The room, while there is one. */
  readonly videoChatId: string | null;
  /** Whose calendar it is for: named in mails, in their own alone. Nobody's address stands in a download. */
  readonly recipient?: { readonly name: string; readonly email: string } | undefined;
  readonly now: Date;
}

export interface InvitationFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: string;
}

const ALARM_SECONDS = 10 * 60;

/**
 * The interview as an iCalendar file (RFC 5545): a request or a cancellation for a mail, a
 * publication for a download. Its times are in UTC, so that no calendar needs a zone. The other
 * side is named in the title and nowhere else; the organizer is the product.
 */
export function makeInvitation(site: Site, invitation: Invitation): InvitationFile {
  const { startAt, endAt, partnerName, isCancelled, recipient, now } = invitation;
  const host = new URL(site.origin).hostname;
  const threadUrl = `${site.origin}/matchings/${invitation.matchingId}`;
  const url = invitation.videoChatId ? `${threadUrl}/video/${invitation.videoChatId}` : threadUrl;
  const method = methodOf(invitation);
  const calendar = ical({
    method,
    prodId: { company: site.brand, product: "interviews", language: "JA" },
  });
  calendar.createEvent({
    id: `${invitation.calendarId}@${host}`,
    sequence: invitation.sequence,
    stamp: now,
    start: startAt,
    end: endAt,
    summary: fillTemplate(calendarTexts.summary, { name: partnerName }),
    description: fillTemplate(calendarTexts.description, {
      purpose: offerPurposeLabels[invitation.purpose],
      url,
    }),
    location: calendarTexts.location,
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    busystatus: isCancelled ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    class: ICalEventClass.PRIVATE,
    organizer: { name: site.brand, email: site.sender },
    attendees: recipient
      ? [
          {
            ...recipient,
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.ACCEPTED,
            rsvp: false,
          },
        ]
      : [],
    alarms: isCancelled
      ? []
      : [
          {
            type: ICalAlarmType.display,
            trigger: ALARM_SECONDS,
            description: calendarTexts.alarm,
          },
        ],
  });
  return {
    name: fillTemplate(calendarTexts.fileName, { date: jstDate(startAt) }),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  };
}

function methodOf({ isCancelled, recipient }: Invitation): ICalCalendarMethod {
  if (!recipient) return ICalCalendarMethod.PUBLISH;
  return isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
}
