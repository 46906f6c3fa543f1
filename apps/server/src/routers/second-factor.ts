import {
  secondFactorChangeSchema,
  secondFactorCodeSchema,
} from "@tefuda/domain/second-factor/schema";
import { beginSetUp } from "@tefuda/services/second-factor/begin-set-up";
import { getFactor } from "@tefuda/services/second-factor/get-factor";
import { getSecondStep } from "@tefuda/services/second-factor/get-second-step";
import { leaveSecondStep } from "@tefuda/services/second-factor/leave-second-step";
import { renewRecoveryCodes } from "@tefuda/services/second-factor/renew-recovery-codes";
import { switchOff } from "@tefuda/services/second-factor/switch-off";
import { confirmSetUp } from "@tefuda/services/sign-in/confirm-set-up";
import { signInWithCode } from "@tefuda/services/sign-in/sign-in-with-code";
import { procedure, router } from "../trpc/procedure.ts";

/**
 * The second factor. What belongs to a sign-in is anyone's to call: the browser's cookie says
 * whose step it is.
 */
export const secondFactorRouter = router({
  getStep: procedure.access("visitor:any").query(({ ctx }) => getSecondStep(ctx)),
  leaveStep: procedure.access("visitor:any").mutation(({ ctx }) => leaveSecondStep(ctx)),
  signIn: procedure
    .access("visitor:any")
    .input(secondFactorCodeSchema)
    .mutation(({ ctx, input }) => signInWithCode(ctx, input)),
  confirmSetUp: procedure
    .access("visitor:any")
    .input(secondFactorCodeSchema)
    .mutation(({ ctx, input }) => confirmSetUp(ctx, input)),

  get: procedure.access("second-factor:own").query(({ ctx }) => getFactor(ctx)),
  beginSetUp: procedure.access("second-factor:own").mutation(({ ctx }) => beginSetUp(ctx)),
  renewRecoveryCodes: procedure
    .access("second-factor:own")
    .input(secondFactorChangeSchema)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx, input)),
  switchOff: procedure
    .access("second-factor:off")
    .input(secondFactorChangeSchema)
    .mutation(({ ctx, input }) => switchOff(ctx, input)),
});
