import { expect, it } from "vitest";
import { ANNOUNCE_MAX, announceTargets, UNREAD_COUNT_MAX } from "./constants.ts";
import { isMailForMembers, mailSettings, mailsAtAnyHour } from "./mail-rules.ts";
import {
  RECOMMENDED_BY_MAIL_MAX,
  UNREAD_MAIL_AFTER_MS,
  UNREAD_MAIL_APART_MS,
  UNREAD_MAIL_WITHIN_DAYS,
} from "./mail-times.ts";
import { mails } from "./mails.ja.ts";
import { switchableSettings } from "./settings.ts";
import { typesOfOnePage } from "./types.ts";

it("keeps to its numbers and lists", () => {
  expect({
    ANNOUNCE_MAX,
    announceTargets,
    UNREAD_COUNT_MAX,
    mailSettings,
    RECOMMENDED_BY_MAIL_MAX,
    UNREAD_MAIL_AFTER_MS,
    UNREAD_MAIL_APART_MS,
    UNREAD_MAIL_WITHIN_DAYS,
    switchableSettings,
    typesOfOnePage,
  }).toEqual({
    ANNOUNCE_MAX: 2000,
    announceTargets: ["all", "joker", "ace"],
    UNREAD_COUNT_MAX: 100,
    mailSettings: ["isNewMessageMail", "isNewsMail"],
    RECOMMENDED_BY_MAIL_MAX: 5,
    UNREAD_MAIL_AFTER_MS: 600_000,
    UNREAD_MAIL_APART_MS: 3_600_000,
    UNREAD_MAIL_WITHIN_DAYS: 3,
    switchableSettings: [
      "isNewMessageMail",
      "isNewMessagePush",
      "isBeforeVideoChatPushTenMinute",
      "isBeforeVideoChatPushThreeMinute",
      "isRecommendEveryMonthPush",
      "isAnnouncementPush",
      "isContentHidden",
      "isNewsMail",
    ],
    typesOfOnePage: [
      "likeAccepted",
      "matchingEstablished",
      "scheduleProposed",
      "scheduleFixed",
      "rescheduleRequested",
      "scheduleExpired",
      "scheduleWithdrawn",
      "scheduleCancelled",
      "videoChatSoon",
      "videoChatDone",
      "turnEnding",
      "recruitmentUpdated",
      "recruitmentConfirm",
      "recruitmentPaused",
      "aceChanged",
    ],
  });
});

it("sends these mails at any hour", () => {
  expect(mailsAtAnyHour).toEqual([
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
  ]);
});

it("sends these mails to members alone", () => {
  const templates = Object.keys(mails) as (keyof typeof mails)[];
  expect(templates.filter(isMailForMembers).toSorted()).toEqual([
    "dormantNotice",
    "dormantWarning",
    "judgementPassed",
    "judgementRejected",
    "judgementRemanded",
    "judgementRequested",
    "keySelectionReminder",
    "likeReceived",
    "matchingEstablished",
    "newMessage",
    "offerExpiring",
    "offerReceived",
    "recommendMonthly",
    "recruitmentConfirm",
    "scheduleExpired",
    "scheduleProposed",
    "scheduleReminder",
    "scheduleWithdrawn",
    "turnEnding",
    "videoChatCompleted",
    "willingnessReminder",
  ]);
});
