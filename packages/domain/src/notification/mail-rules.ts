import type { MailTemplate } from "./mails.ja.ts";
import { isQuietHour } from "./policy.ts";
import type { SwitchableSetting } from "./settings.ts";

/**
 * The setting that switches a mail; such mails, and no others, can be unsubscribed from by a link of
 * their own.
 */
const switchedMails = {
  newMessage: "isNewMessageMail",
  turnEnding: "isNewMessageMail",
  recommendMonthly: "isNewsMail",
} as const satisfies Partial<Record<MailTemplate, SwitchableSetting>>;

/** The settings that switch mails. */
export type MailSetting = (typeof switchedMails)[keyof typeof switchedMails];
export const mailSettings: readonly MailSetting[] = [...new Set(Object.values(switchedMails))];

const settings: Partial<Record<MailTemplate, MailSetting>> = switchedMails;

/** The setting that a mail goes by; undefined for mails that always go. */
export const settingOfMail = (template: MailTemplate): MailSetting | undefined =>
  settings[template];

/**
 * Mails that leave at night too, and by day before all others: somebody waits for them, an account may
 * be in danger, a calendar says something wrong until they come, or what they say ("tomorrow", what is
 * proposed now, what somebody may not do any more) would not be true in the morning.
 */
export const mailsAtAnyHour = [
  "signUp",
  "signUpKnown",
  "welcome",
  "passwordReset",
  "passwordResetSocial",
  "passwordChanged",
  "newDevice",
  "socialLinked",
  "socialUnlinked",
  "secondFactorOn",
  "secondFactorOff",
  "recoveryCodeUsed",
  "secondFactorFailures",
  "emailChange",
  "emailChanged",
  "invite",
  "inviteKnown",
  "dataExport",
  "inquiryReceived",
  "inquiryForDesk",
  "judgementRequested",
  "reportReceived",
  "reportAction",
  "sanctionLifted",
  "withdrawalAccepted",
  "withdrawalDone",
  "dormantDeleted",
  "scheduleProposed",
  "scheduleWithdrawn",
  "scheduleReminder",
  "scheduleFixed",
  "rescheduleRequested",
  "rescheduleSent",
  "scheduleCancelled",
  "interviewCalledOff",
  "interviewHandedOver",
  "interviewGivenAway",
] as const satisfies readonly MailTemplate[];

/**
 * Mails about what only a member can do something about. Whoever was suspended or has left by the
 * time that one of them leaves does not get it.
 */
const mailsForMembers: ReadonlySet<MailTemplate> = new Set<MailTemplate>([
  "judgementRequested",
  "judgementPassed",
  "judgementRemanded",
  "judgementRejected",
  "offerReceived",
  "offerExpiring",
  "likeReceived",
  "matchingEstablished",
  "newMessage",
  "turnEnding",
  "scheduleProposed",
  "scheduleWithdrawn",
  "scheduleExpired",
  "scheduleReminder",
  "videoChatCompleted",
  "keySelectionReminder",
  "recommendMonthly",
  "willingnessReminder",
  "dormantNotice",
  "dormantWarning",
  "recruitmentConfirm",
]);

export const isMailForMembers = (template: MailTemplate): boolean => mailsForMembers.has(template);

/** Mails by whose link somebody proves an address; all that may go to one that a mail server has refused. */
const mailsThatProve: ReadonlySet<MailTemplate> = new Set<MailTemplate>([
  "signUp",
  "passwordReset",
  "emailChange",
]);

export const provesAddress = (template: MailTemplate): boolean => mailsThatProve.has(template);

/**
 * The groups of mails that may leave now, one group after the other: those of any hour first, so that
 * nobody waits for a password behind thousands of mails that are in no hurry. `all` are the rest.
 */
export const mailsThatLeaveAt = (now: Date): readonly (readonly MailTemplate[] | "all")[] =>
  isQuietHour(now) ? [mailsAtAnyHour] : [mailsAtAnyHour, "all"];
