import type { Tx } from "@tefuda/db/client";
import { interviewWith, proposedTimes, whenOf } from "@tefuda/domain/interview/phrase.ja";
import { scheduleReasonLabels } from "@tefuda/domain/schedule/constants";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail, type WrittenMail } from "../mail/enqueue-mail.ts";
import { createNotification } from "../notification/create-notification.ts";
import type { Acting, Interview, Party } from "./interview.ts";
import { invitationOf } from "./invitation.ts";
import type { ScheduleRow } from "./schedule-row.ts";

type App = Pick<Ctx, "clock" | "site">;

const threadUrl = ({ site }: App, { matchingId }: Interview) =>
  `${site.origin}/matchings/${matchingId}`;
/** One mail and one notification for each step of a schedule, whoever gets it. */
const keyOf = ({ id, lockVersion, calendarSequence }: ScheduleRow) =>
  `schedule:${id}:${lockVersion}.${calendarSequence}`;

const bothWays = (one: Party, other: Party) =>
  [
    [one, other],
    [other, one],
  ] as const;

type ScheduleMail =
  | "scheduleProposed"
  | "scheduleFixed"
  | "rescheduleRequested"
  | "rescheduleSent"
  | "scheduleCancelled"
  | "scheduleWithdrawn"
  | "interviewCalledOff"
  | "interviewHandedOver"
  | "interviewGivenAway"
  | "scheduleExpired";

async function mail<T extends ScheduleMail>(
  tx: Tx,
  app: App,
  to: Party,
  {
    row,
    about,
    ...what
  }: Pick<WrittenMail<T>, "template" | "params" | "attachments"> & {
    readonly row: ScheduleRow;
    /** Who is named in it, or in the file that goes with it. */
    readonly about: readonly Party[];
  },
): Promise<void> {
  // Whoever has left is written no more.
  if (!to.isHere) return;
  await enqueueMail(tx, app, {
    ...what,
    to: to.email,
    userId: to.id,
    aboutUserIds: about.map(({ id }) => id),
    dedupeKey: `${keyOf(row)}:${to.id}`,
  });
}

/** The interview for the calendar of whoever gets the mail; nothing when it was never fixed. */
function invitationFor(
  app: App,
  row: ScheduleRow,
  { to, partner, videoChatId }: { to: Party; partner: Party; videoChatId?: string },
) {
  const recipient = { name: to.name, email: to.email };
  const file = invitationOf(app, row, { partnerName: partner.name, recipient, videoChatId });
  return file ? [file] : [];
}

/** Tells the other side that times were proposed. */
export async function tellProposed(tx: Tx, app: App, acting: Acting, row: ScheduleRow) {
  const { me, partner, matchingId } = acting;
  await createNotification(tx, app, {
    userId: partner.id,
    type: "scheduleProposed",
    params: { name: me.name, id: matchingId },
    aboutUserId: me.id,
    dedupeKey: keyOf(row),
  });
  await mail(tx, app, partner, {
    row,
    about: [me],
    template: "scheduleProposed",
    params: {
      name: me.name,
      list: proposedTimes(
        row.candidates.map(({ startAt }) => new Date(startAt)),
        row.durationMinutes,
      ),
      date: formatDateTime(row.expiresAt),
      url: threadUrl(app, acting),
    },
  });
}

/** Tells both sides that an interview is fixed, each with the invitation for their calendar. */
export async function tellFixed(
  tx: Tx,
  app: App,
  acting: Acting,
  { row, videoChatId }: { readonly row: ScheduleRow; readonly videoChatId: string },
) {
  if (!row.startAt) return;
  const when = whenOf(row.startAt);
  const { me, partner, matchingId } = acting;
  await createNotification(tx, app, {
    userId: partner.id,
    type: "scheduleFixed",
    params: { ...when, name: me.name, id: matchingId },
    aboutUserId: me.id,
    dedupeKey: keyOf(row),
  });
  for (const [to, other] of bothWays(me, partner))
    await mail(tx, app, to, {
      row,
      about: [other],
      template: "scheduleFixed",
      params: {
        ...when,
        minutes: String(row.durationMinutes),
        name: other.name,
        url: threadUrl(app, acting),
      },
      attachments: invitationFor(app, row, { to, partner: other, videoChatId }),
    });
}

/**
 * Tells the other side that new times are asked for. When the interview had been fixed, both get
 * what takes it out of their calendars.
 */
export async function tellRescheduleRequested(
  tx: Tx,
  app: App,
  acting: Acting,
  { row, wasFixed }: { readonly row: ScheduleRow; readonly wasFixed: boolean },
) {
  const { me, partner, matchingId } = acting;
  const url = threadUrl(app, acting);
  await createNotification(tx, app, {
    userId: partner.id,
    type: "rescheduleRequested",
    params: { interview: interviewWith(me.name, row.startAt), id: matchingId },
    aboutUserId: me.id,
    dedupeKey: keyOf(row),
  });
  await mail(tx, app, partner, {
    row,
    about: [me],
    template: "rescheduleRequested",
    params: { name: me.name, ...whenOf(row.startAt), label: labelOf(row), url },
    attachments: wasFixed ? invitationFor(app, row, { to: partner, partner: me }) : [],
  });
  if (wasFixed && row.startAt)
    await mail(tx, app, me, {
      row,
      about: [partner],
      template: "rescheduleSent",
      params: {
        ...whenOf(row.startAt),
        name: partner.name,
        url,
      },
      attachments: invitationFor(app, row, { to: me, partner }),
    });
}

/**
 * Tells the other side that a proposal was taken back or an interview cancelled; of a fixed one
 * both get what takes it out of their calendars.
 */
export async function tellCancelled(
  tx: Tx,
  app: App,
  acting: Acting,
  { row, wasFixed }: { readonly row: ScheduleRow; readonly wasFixed: boolean },
) {
  const { me, partner, matchingId } = acting;
  const url = threadUrl(app, acting);
  const told = { userId: partner.id, aboutUserId: me.id, dedupeKey: keyOf(row) };
  if (!wasFixed) {
    await createNotification(tx, app, {
      ...told,
      type: "scheduleWithdrawn",
      params: { name: me.name, id: matchingId },
    });
    const params = { name: me.name, url };
    await mail(tx, app, partner, { row, about: [me], template: "scheduleWithdrawn", params });
    return;
  }
  await createNotification(tx, app, {
    ...told,
    type: "scheduleCancelled",
    params: { interview: interviewWith(me.name, row.startAt), id: matchingId },
  });
  // Without a reason one of the two has left.
  if (!row.reasonKey) {
    await tellCalledOff(tx, app, acting, row);
    return;
  }
  for (const [to, other] of bothWays(me, partner))
    await mail(tx, app, to, {
      row,
      about: [other],
      template: "scheduleCancelled",
      params: { name: other.name, ...whenOf(row.startAt), label: labelOf(row), url },
      attachments: invitationFor(app, row, { to, partner: other }),
    });
}

/** Tells the calendars of both sides that an interview will not take place, without saying why. */
export async function tellCalledOff(tx: Tx, app: App, { joker, ace }: Interview, row: ScheduleRow) {
  if (!row.startAt) return;
  const when = whenOf(row.startAt);
  for (const [to, partner] of bothWays(joker, ace))
    await mail(tx, app, to, {
      row,
      about: [partner],
      template: "interviewCalledOff",
      params: { ...when, name: partner.name, url: `${app.site.origin}/matchings` },
      attachments: invitationFor(app, row, { to, partner }),
    });
}

/** Gives both sides of an interview that a colleague took over the invitation anew. */
export async function tellHandedOver(
  tx: Tx,
  app: App,
  acting: Acting,
  { row, videoChatId }: { readonly row: ScheduleRow; readonly videoChatId: string },
) {
  if (!row.startAt) return;
  const when = whenOf(row.startAt);
  const { me, partner } = acting;
  for (const [to, other] of bothWays(me, partner))
    await mail(tx, app, to, {
      row,
      about: [other],
      template: "interviewHandedOver",
      params: { ...when, name: other.name, url: threadUrl(app, acting) },
      attachments: invitationFor(app, row, { to, partner: other, videoChatId }),
    });
}

/** Takes an interview that a colleague took over out of the calendar of whoever had it before. */
export async function tellGivenAway(
  tx: Tx,
  app: App,
  { joker, ace }: Interview,
  { row, leaver }: { readonly row: ScheduleRow; readonly leaver: Party },
) {
  if (!row.startAt) return;
  await mail(tx, app, leaver, {
    row,
    about: [joker, ace],
    template: "interviewGivenAway",
    params: {
      ...whenOf(row.startAt),
      name: joker.name,
      aceName: ace.name,
      url: `${app.site.origin}/matchings`,
    },
    attachments: invitationFor(
      app,
      { ...row, status: "cancelled" },
      { to: leaver, partner: joker },
    ),
  });
}

/** Tells both sides that a proposal lapsed. */
export async function tellExpired(tx: Tx, app: App, interview: Interview, row: ScheduleRow) {
  const { joker, ace, matchingId } = interview;
  for (const [to, other] of bothWays(joker, ace)) {
    await createNotification(tx, app, {
      userId: to.id,
      type: "scheduleExpired",
      params: { name: other.name, id: matchingId },
      aboutUserId: other.id,
      dedupeKey: keyOf(row),
    });
    await mail(tx, app, to, {
      row,
      about: [other],
      template: "scheduleExpired",
      params: { name: other.name, url: threadUrl(app, interview) },
    });
  }
}

/** A reason in a mail: what a person wrote stays in the thread. */
const labelOf = ({ reasonKey }: ScheduleRow) => (reasonKey ? scheduleReasonLabels[reasonKey] : "");
