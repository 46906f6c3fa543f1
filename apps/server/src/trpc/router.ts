import { accountRouter } from "../routers/account.ts";
import { liveRouter } from "../routers/live.ts";
import { router } from "./procedure.ts";

/** Every call of the product, one router a feature. */
export const appRouter = router({
  account: accountRouter,
  live: liveRouter,
});

export type AppRouter = typeof appRouter;
