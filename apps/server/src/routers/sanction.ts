import {
  liftSanctionSchema,
  restrictUserSchema,
  sanctionedUserSchema,
  suspendUserSchema,
  warnUserSchema,
} from "@tefuda/domain/sanction/schema";
import { liftSanction } from "@tefuda/services/sanction/lift-sanction";
import { listSanctions } from "@tefuda/services/sanction/list-sanctions";
import { restrictUser } from "@tefuda/services/sanction/restrict-user";
import { suspendUser } from "@tefuda/services/sanction/suspend-user";
import { warnUser } from "@tefuda/services/sanction/warn-user";
import { procedure, router } from "../trpc/procedure.ts";

export const sanctionRouter = router({
  /** What was done about a user's conduct so far. */
  list: procedure
    .access("sanction:give")
    .input(sanctionedUserSchema)
    .query(({ ctx, input }) => listSanctions(ctx, input)),
  /** Warns a user by mail. */
  warn: procedure
    .access("sanction:give")
    .input(warnUserSchema)
    .mutation(({ ctx, input }) => warnUser(ctx, input)),
  /** Closes to a user what begins something new. */
  restrict: procedure
    .access("sanction:give")
    .input(restrictUserSchema)
    .mutation(({ ctx, input }) => restrictUser(ctx, input)),
  /** Shuts a user out (spec 6 · Suspend a user). */
  suspend: procedure
    .access("operator:suspend")
    .input(suspendUserSchema)
    .mutation(({ ctx, input }) => suspendUser(ctx, input)),
  /** Takes a restriction or a suspension back. */
  lift: procedure
    .access("sanction:give")
    .input(liftSanctionSchema)
    .mutation(({ ctx, input }) => liftSanction(ctx, input)),
});
