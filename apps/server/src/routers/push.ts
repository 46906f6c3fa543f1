import {
  listPushSchema,
  pushEndpointSchema,
  removePushSchema,
  subscribePushSchema,
} from "@tefuda/domain/push/schema";
import { getPushKey } from "@tefuda/services/push/keys";
import { listPushBrowsers } from "@tefuda/services/push/list-browsers";
import { removePush, subscribePush, unsubscribePush } from "@tefuda/services/push/subscribe";
import { testPush } from "@tefuda/services/push/test-push";
import { procedure, router } from "../trpc/procedure.ts";

/** The browsers that pushes come to, each for its own session (spec 3 · Notification settings). */
export const pushRouter = router({
  /** What a browser subscribes with. */
  key: procedure.access("notification:own").query(({ ctx }) => getPushKey(ctx)),
  list: procedure
    .access("notification:own")
    .input(listPushSchema)
    .query(({ ctx, input }) => listPushBrowsers(ctx, input)),
  subscribe: procedure
    .access("notification:own")
    .input(subscribePushSchema)
    .mutation(({ ctx, input }) => subscribePush(ctx, input)),
  unsubscribe: procedure
    .access("notification:own")
    .input(pushEndpointSchema)
    .mutation(({ ctx, input }) => unsubscribePush(ctx, input)),
  remove: procedure
    .access("notification:own")
    .input(removePushSchema)
    .mutation(({ ctx, input }) => removePush(ctx, input)),
  test: procedure
    .access("notification:own")
    .input(pushEndpointSchema)
    .mutation(({ ctx, input }) => testPush(ctx, input)),
});
