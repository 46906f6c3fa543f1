import { usageRangeSchema } from "@tefuda/domain/usage/schema";
import { getUsage } from "@tefuda/services/usage/get-usage";
import { procedure, router } from "../trpc/procedure.ts";

/** What a company did and what came of it, for its admins and the support team. */
export const usageRouter = router({
  get: procedure
    .access("usage:view")
    .input(usageRangeSchema)
    .query(({ ctx, input }) => getUsage(ctx, input)),
});
