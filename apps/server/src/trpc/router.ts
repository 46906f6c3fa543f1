import { accountRouter } from "../routers/account.ts";
import { aceRouter } from "../routers/ace.ts";
import { articleRouter } from "../routers/article.ts";
import { candidateRouter } from "../routers/candidate.ts";
import { chatRouter } from "../routers/chat.ts";
import { companyRouter } from "../routers/company.ts";
import { dataExportRouter } from "../routers/data-export.ts";
import { favoriteRouter } from "../routers/favorite.ts";
import { hiddenCompanyRouter } from "../routers/hidden-company.ts";
import { inquiryRouter } from "../routers/inquiry.ts";
import { jokerRouter } from "../routers/joker.ts";
import { judgementRouter } from "../routers/judgement.ts";
import { likeRouter } from "../routers/like.ts";
import { liveRouter } from "../routers/live.ts";
import { matchingRouter } from "../routers/matching.ts";
import { notificationRouter } from "../routers/notification.ts";
import { offerRouter } from "../routers/offer.ts";
import { recruitmentRouter } from "../routers/recruitment.ts";
import { scheduleRouter } from "../routers/schedule.ts";
import { sitemapRouter } from "../routers/sitemap.ts";
import { withdrawalRouter } from "../routers/withdrawal.ts";
import { router } from "./procedure.ts";

/** Every call of the product, one router a feature. */
export const appRouter = router({
  account: accountRouter,
  sitemap: sitemapRouter,
  company: companyRouter,
  ace: aceRouter,
  article: articleRouter,
  joker: jokerRouter,
  judgement: judgementRouter,
  candidate: candidateRouter,
  chat: chatRouter,
  favorite: favoriteRouter,
  dataExport: dataExportRouter,
  hiddenCompany: hiddenCompanyRouter,
  withdrawal: withdrawalRouter,
  inquiry: inquiryRouter,
  like: likeRouter,
  live: liveRouter,
  matching: matchingRouter,
  notification: notificationRouter,
  offer: offerRouter,
  recruitment: recruitmentRouter,
  schedule: scheduleRouter,
});

export type AppRouter = typeof appRouter;
