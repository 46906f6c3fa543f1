import {
  changeRankSchema,
  findRecordsSchema,
  openRecordSchema,
  signOutUserSchema,
} from "@tefuda/domain/joker-record/schema";
import { changeRank } from "@tefuda/services/joker-record/change-rank";
import { findRecords } from "@tefuda/services/joker-record/find-records";
import { openRecord } from "@tefuda/services/joker-record/open-record";
import { signOutUser } from "@tefuda/services/joker-record/sign-out-user";
import { procedure, router } from "../trpc/procedure.ts";

export const jokerRecordRouter = router({
  /** Finds seekers for the support team; logged with its reason, so it is not a query. */
  find: procedure
    .access("operator:oversee")
    .input(findRecordsSchema)
    .mutation(({ ctx, input }) => findRecords(ctx, input)),
  /** Opens a seeker's record; logged with its reason. */
  open: procedure
    .access("operator:oversee")
    .input(openRecordSchema)
    .mutation(({ ctx, input }) => openRecord(ctx, input)),
  /** Signs a member out on every device. */
  signOut: procedure
    .access("sanction:give")
    .input(signOutUserSchema)
    .mutation(({ ctx, input }) => signOutUser(ctx, input)),
  /** Gives a registered seeker another rank. */
  changeRank: procedure
    .access("judgement:change-rank")
    .input(changeRankSchema)
    .mutation(({ ctx, input }) => changeRank(ctx, input)),
});
