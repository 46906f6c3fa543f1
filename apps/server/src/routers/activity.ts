import { setActivitySchema } from "@tefuda/domain/monitoring/schema";
import { setActivity } from "@tefuda/services/activity/set-activity";
import { procedure, router } from "../trpc/procedure.ts";

/** When members have a page in view (spec 3 · activityHistories). */
export const activityRouter = router({
  set: procedure
    .access("activity:set")
    .input(setActivitySchema)
    .mutation(({ ctx, input }) => setActivity(ctx, input)),
});
