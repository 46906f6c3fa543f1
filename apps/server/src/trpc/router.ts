import { accountRouter } from "../routers/account.ts";
import { candidateRouter } from "../routers/candidate.ts";
import { chatRouter } from "../routers/chat.ts";
import { jokerRouter } from "../routers/joker.ts";
import { judgementRouter } from "../routers/judgement.ts";
import { liveRouter } from "../routers/live.ts";
import { matchingRouter } from "../routers/matching.ts";
import { offerRouter } from "../routers/offer.ts";
import { recruitmentRouter } from "../routers/recruitment.ts";
import { router } from "./procedure.ts";

/** Every call of the product, one router a feature. */
export const appRouter = router({
  account: accountRouter,
  joker: jokerRouter,
  judgement: judgementRouter,
  candidate: candidateRouter,
  chat: chatRouter,
  live: liveRouter,
  matching: matchingRouter,
  offer: offerRouter,
  recruitment: recruitmentRouter,
});

export type AppRouter = typeof appRouter;
