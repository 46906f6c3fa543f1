import { accountRouter } from "../routers/account.ts";
import { aceRouter } from "../routers/ace.ts";
import { activityRouter } from "../routers/activity.ts";
import { announceRouter } from "../routers/announce.ts";
import { articleRouter } from "../routers/article.ts";
import { calendarRouter } from "../routers/calendar.ts";
import { candidateRouter } from "../routers/candidate.ts";
import { candidateNoteRouter } from "../routers/candidate-note.ts";
import { cannedReplyRouter } from "../routers/canned-reply.ts";
import { chatRouter } from "../routers/chat.ts";
import { companyRouter } from "../routers/company.ts";
import { companyAdminRouter } from "../routers/company-admin.ts";
import { compassRouter } from "../routers/compass.ts";
import { dataExportRouter } from "../routers/data-export.ts";
import { favoriteRouter } from "../routers/favorite.ts";
import { hiddenCompanyRouter } from "../routers/hidden-company.ts";
import { inquiryRouter } from "../routers/inquiry.ts";
import { jokerRouter } from "../routers/joker.ts";
import { jokerRecordRouter } from "../routers/joker-record.ts";
import { judgementRouter } from "../routers/judgement.ts";
import { likeRouter } from "../routers/like.ts";
import { liveRouter } from "../routers/live.ts";
import { matchingRouter } from "../routers/matching.ts";
import { memberRouter } from "../routers/member.ts";
import { monitoringRouter } from "../routers/monitoring.ts";
import { notificationRouter } from "../routers/notification.ts";
import { offerRouter } from "../routers/offer.ts";
import { operatorCompanyRouter } from "../routers/operator-company.ts";
import { pushRouter } from "../routers/push.ts";
import { recruitmentRouter } from "../routers/recruitment.ts";
import { reportRouter } from "../routers/report.ts";
import { sanctionRouter } from "../routers/sanction.ts";
import { savedSearchRouter } from "../routers/saved-search.ts";
import { scheduleRouter } from "../routers/schedule.ts";
import { secondFactorRouter } from "../routers/second-factor.ts";
import { sitemapRouter } from "../routers/sitemap.ts";
import { socialRouter } from "../routers/social.ts";
import { swipeRouter } from "../routers/swipe.ts";
import { synonymRouter } from "../routers/synonym.ts";
import { usageRouter } from "../routers/usage.ts";
import { videoRouter } from "../routers/video.ts";
import { withdrawalRouter } from "../routers/withdrawal.ts";
import { router } from "./procedure.ts";

/** Every call of the product, one router a feature. */
export const appRouter = router({
  account: accountRouter,
  sitemap: sitemapRouter,
  company: companyRouter,
  companyAdmin: companyAdminRouter,
  member: memberRouter,
  operatorCompany: operatorCompanyRouter,
  ace: aceRouter,
  activity: activityRouter,
  announce: announceRouter,
  synonym: synonymRouter,
  article: articleRouter,
  joker: jokerRouter,
  judgement: judgementRouter,
  calendar: calendarRouter,
  social: socialRouter,
  candidate: candidateRouter,
  candidateNote: candidateNoteRouter,
  cannedReply: cannedReplyRouter,
  chat: chatRouter,
  compass: compassRouter,
  favorite: favoriteRouter,
  dataExport: dataExportRouter,
  hiddenCompany: hiddenCompanyRouter,
  usage: usageRouter,
  withdrawal: withdrawalRouter,
  inquiry: inquiryRouter,
  like: likeRouter,
  live: liveRouter,
  matching: matchingRouter,
  monitoring: monitoringRouter,
  notification: notificationRouter,
  push: pushRouter,
  offer: offerRouter,
  recruitment: recruitmentRouter,
  savedSearch: savedSearchRouter,
  jokerRecord: jokerRecordRouter,
  report: reportRouter,
  sanction: sanctionRouter,
  schedule: scheduleRouter,
  secondFactor: secondFactorRouter,
  swipe: swipeRouter,
  video: videoRouter,
});

export type AppRouter = typeof appRouter;
