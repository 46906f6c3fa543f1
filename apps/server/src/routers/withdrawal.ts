import { withdrawalSchema } from "@tefuda/domain/account/schema";
import { checkWithdrawal } from "@tefuda/services/withdrawal/check-withdrawal";
import { withdraw } from "@tefuda/services/withdrawal/withdraw";
import { procedure, router } from "../trpc/procedure.ts";

/** Leaving the product (spec 6 · Withdraw). */
export const withdrawalRouter = router({
  check: procedure.access("account:withdraw").query(({ ctx }) => checkWithdrawal(ctx)),
  withdraw: procedure
    .access("account:withdraw")
    .input(withdrawalSchema)
    .mutation(({ ctx, input }) => withdraw(ctx, input)),
});
