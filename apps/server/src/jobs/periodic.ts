import { tellAnnounces } from "@tefuda/services/announce/tell-announces";
import { publishPlanned } from "@tefuda/services/article/publish-planned";
import { expireKeeps } from "@tefuda/services/candidate/expire-keeps";
import { noticeKeeps } from "@tefuda/services/candidate/notice-keeps";
import { purgeSearchChanges, refreshScores } from "@tefuda/services/candidate/refresh-scores";
import { mailUnread } from "@tefuda/services/chat/mail-unread";
import { recommendMonthly } from "@tefuda/services/company/recommend-monthly";
import { purgeCompass } from "@tefuda/services/compass/purge-compass";
import { tendDormant } from "@tefuda/services/dormancy/tend-dormant";
import { tellHidden } from "@tefuda/services/hidden-company/tell-hidden";
import { purgeInquiries } from "@tefuda/services/inquiry/purge-inquiries";
import { mailDayBefore } from "@tefuda/services/interview/mail-day-before";
import { remindInterviews } from "@tefuda/services/interview/remind-interviews";
import { remindWillingness } from "@tefuda/services/joker/remind-willingness";
import { expireLikes } from "@tefuda/services/like/expire-likes";
import { recallMails } from "@tefuda/services/mail/recall-mails";
import { purgeArchives } from "@tefuda/services/matching/purge-archives";
import { purgeInvitations } from "@tefuda/services/member/purge-invitations";
import { purgeRecords } from "@tefuda/services/monitoring/purge-records";
import { expireOffers } from "@tefuda/services/offer/expire-offers";
import { remindOffers } from "@tefuda/services/offer/remind-offers";
import { purgePushes } from "@tefuda/services/push/purge-pushes";
import { askConfirmation } from "@tefuda/services/recruitment/ask-confirmation";
import { closeEnded } from "@tefuda/services/recruitment/close-ended";
import { pauseStale } from "@tefuda/services/recruitment/pause-stale";
import { purgeRevisions } from "@tefuda/services/recruitment/purge-revisions";
import { purgeCounts } from "@tefuda/services/request-limit/purge-counts";
import { endRestrictions } from "@tefuda/services/sanction/end-restrictions";
import { expireSchedules } from "@tefuda/services/schedule/expire-schedules";
import { remindSelections } from "@tefuda/services/selection/remind-selections";
import { closeOverdueTurns } from "@tefuda/services/turn/close";
import { remindTurns } from "@tefuda/services/turn/remind";
import { sweepUploads } from "@tefuda/services/upload/sweep-uploads";
import { closeRooms } from "@tefuda/services/video/close-rooms";
import { deleteLeftThreads } from "@tefuda/services/withdrawal/delete-left-threads";
import { deleteWithdrawn } from "@tefuda/services/withdrawal/delete-withdrawn";
import type { Job } from "./job.ts";

/** What the product does by itself, each at its own pace. A job finds its own work by its rows, so that running it twice does no harm. */
export const periodicJobs: readonly Job[] = [
  { name: "publishPlanned", everyMs: 15_000, run: publishPlanned },
  { name: "tellAnnounces", everyMs: 15_000, run: tellAnnounces },
  { name: "tellHidden", everyMs: 15_000, run: tellHidden },
  { name: "remindInterviews", everyMs: 15_000, run: remindInterviews },
  { name: "recallMails", everyMs: 60_000, run: recallMails },
  { name: "mailDayBefore", everyMs: 5 * 60_000, run: mailDayBefore },
  { name: "expireSchedules", everyMs: 60_000, run: expireSchedules },
  { name: "closeRooms", everyMs: 30_000, run: closeRooms },
  { name: "closeOverdueTurns", everyMs: 15 * 60_000, run: closeOverdueTurns },
  { name: "remindTurns", everyMs: 15 * 60_000, run: remindTurns },
  { name: "expireLikes", everyMs: 60_000, run: expireLikes },
  { name: "expireOffers", everyMs: 60_000, run: expireOffers },
  { name: "endRestrictions", everyMs: 60_000, run: endRestrictions },
  { name: "remindOffers", everyMs: 15 * 60_000, run: remindOffers },
  { name: "expireKeeps", everyMs: 5 * 60_000, run: expireKeeps },
  { name: "noticeKeeps", everyMs: 15 * 60_000, run: noticeKeeps },
  { name: "closeEndedRecruitments", everyMs: 60_000, run: closeEnded },
  { name: "pauseStaleRecruitments", everyMs: 15 * 60_000, run: pauseStale },
  { name: "askRecruitmentConfirmation", everyMs: 15 * 60_000, run: askConfirmation },
  { name: "purgeRecruitmentRevisions", everyMs: 6 * 60 * 60_000, run: purgeRevisions },
  { name: "remindSelections", everyMs: 60_000, run: remindSelections },
  { name: "mailUnread", everyMs: 60_000, run: mailUnread },
  { name: "recommendMonthly", everyMs: 15 * 60_000, run: recommendMonthly },
  { name: "remindWillingness", everyMs: 60 * 60_000, run: remindWillingness },
  { name: "sweepUploads", everyMs: 60 * 60_000, run: sweepUploads },
  { name: "refreshScores", everyMs: 10 * 60_000, run: refreshScores },
  { name: "purgeSearchChanges", everyMs: 60 * 60_000, run: purgeSearchChanges },
  { name: "purgeCompass", everyMs: 6 * 60 * 60_000, run: purgeCompass },
  { name: "purgeInquiries", everyMs: 6 * 60 * 60_000, run: purgeInquiries },
  { name: "purgeInvitations", everyMs: 6 * 60 * 60_000, run: purgeInvitations },
  { name: "purgePushes", everyMs: 6 * 60 * 60_000, run: purgePushes },
  { name: "purgeRequestCounts", everyMs: 60 * 60_000, run: purgeCounts },
  { name: "purgeRecords", everyMs: 6 * 60 * 60_000, run: purgeRecords },
  { name: "purgeArchives", everyMs: 6 * 60 * 60_000, run: purgeArchives },
  { name: "tendDormant", everyMs: 24 * 60 * 60_000, run: tendDormant },
  { name: "deleteWithdrawn", everyMs: 60 * 60_000, run: deleteWithdrawn },
  { name: "deleteLeftThreads", everyMs: 60 * 60_000, run: deleteLeftThreads },
];
