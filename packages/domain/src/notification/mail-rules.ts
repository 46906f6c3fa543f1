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
 * Mails that leave at night too: somebody waits for them, an account may be in danger, or a calendar
 * says something wrong until they come.
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
  "dataExport",
  "inquiryReceived",
  "inquiryForDesk",
  "reportReceived",
  "withdrawalAccepted",
  "withdrawalDone",
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
const mailsForMembers: ReadonlySet<MailTemplate> = new Set([
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
  "recruitmentConfirm",
] satisfies MailTemplate[]);

export const isMailForMembers = (template: MailTemplate): boolean => mailsForMembers.has(template);

/** The only mails that may leave now, or undefined by day, when all may. */
export const mailsThatLeaveAt = (now: Date): readonly MailTemplate[] | undefined =>
  isQuietHour(now) ? mailsAtAnyHour : undefined;
