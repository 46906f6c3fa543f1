import {
  announceReachSchema,
  listAnnouncesSchema,
  operatorAnnouncesSchema,
  saveAnnounceSchema,
  withdrawAnnounceSchema,
} from "@tefuda/domain/announce/schema";
import { countReaders } from "@tefuda/services/announce/count-readers";
import { listAnnounces } from "@tefuda/services/announce/list-announces";
import { listOperatorAnnounces } from "@tefuda/services/announce/operator-announces";
import { saveAnnounce } from "@tefuda/services/announce/save-announce";
import { withdrawAnnounce } from "@tefuda/services/announce/withdraw-announce";
import { procedure, router } from "../trpc/procedure.ts";

/** What the support team announces (spec 3 · announces). */
export const announceRouter = router({
  list: procedure
    .access("announce:read")
    .input(listAnnouncesSchema)
    .query(({ ctx, input }) => listAnnounces(ctx, input)),
  listAll: procedure
    .access("announce:write")
    .input(operatorAnnouncesSchema)
    .query(({ ctx, input }) => listOperatorAnnounces(ctx, input)),
  countReaders: procedure
    .access("announce:write")
    .input(announceReachSchema)
    .query(({ ctx, input }) => countReaders(ctx, input)),
  save: procedure
    .access("announce:write")
    .input(saveAnnounceSchema)
    .mutation(({ ctx, input }) => saveAnnounce(ctx, input)),
  withdraw: procedure
    .access("announce:write")
    .input(withdrawAnnounceSchema)
    .mutation(({ ctx, input }) => withdrawAnnounce(ctx, input)),
});
