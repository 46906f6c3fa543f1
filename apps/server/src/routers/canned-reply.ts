import {
  cannedReplyIdSchema,
  reorderCannedRepliesSchema,
  saveCannedReplySchema,
} from "@tefuda/domain/canned-reply/schema";
import { deleteCannedReply } from "@tefuda/services/canned-reply/delete-canned-reply";
import { listCannedReplies } from "@tefuda/services/canned-reply/list-canned-replies";
import { reorderCannedReplies } from "@tefuda/services/canned-reply/reorder-canned-replies";
import { saveCannedReply } from "@tefuda/services/canned-reply/save-canned-reply";
import { procedure, router } from "../trpc/procedure.ts";

/** Texts that an ace keeps to answer with (spec 2 · Chat and matching). */
export const cannedReplyRouter = router({
  list: procedure.access("canned-reply:own").query(({ ctx }) => listCannedReplies(ctx)),
  save: procedure
    .access("canned-reply:own")
    .input(saveCannedReplySchema)
    .mutation(({ ctx, input }) => saveCannedReply(ctx, input)),
  reorder: procedure
    .access("canned-reply:own")
    .input(reorderCannedRepliesSchema)
    .mutation(({ ctx, input }) => reorderCannedReplies(ctx, input)),
  delete: procedure
    .access("canned-reply:own")
    .input(cannedReplyIdSchema)
    .mutation(({ ctx, input }) => deleteCannedReply(ctx, input)),
});
