import {
  authActionSchema,
  changeEmailSchema,
  initialPasswordSchema,
  reauthenticateSchema,
  renewConsentsSchema,
  resetRequestSchema,
  resetSchema,
  signInSchema,
  signUpRequestSchema,
  signUpSchema,
} from "@tefuda/domain/account/schema";
import { uuid } from "@tefuda/domain/validation/fields";
import { changeInitialPassword } from "@tefuda/services/account/change-initial-password";
import { changePassword } from "@tefuda/services/account/change-password";
import { checkActionCode } from "@tefuda/services/account/check-action-code";
import { completeSignUp } from "@tefuda/services/account/complete-sign-up";
import { endSession } from "@tefuda/services/account/end-session";
import { getUserType } from "@tefuda/services/account/get-user-type";
import { listSessions } from "@tefuda/services/account/list-sessions";
import { renewConsents } from "@tefuda/services/account/renew-consents";
import { requestEmailChange } from "@tefuda/services/account/request-email-change";
import { requestSignUp } from "@tefuda/services/account/request-sign-up";
import { recoverEmail, verifyEmail } from "@tefuda/services/account-recovery/apply-email-action";
import { completePasswordReset } from "@tefuda/services/account-recovery/complete-password-reset";
import { requestPasswordReset } from "@tefuda/services/account-recovery/request-password-reset";
import { reauthenticate } from "@tefuda/services/sign-in/reauthenticate";
import { signIn } from "@tefuda/services/sign-in/sign-in";
import { signOut } from "@tefuda/services/sign-in/sign-out";
import { getMe } from "@tefuda/services/views/get-me";
import { z } from "zod";
import { procedure, router } from "../trpc/procedure.ts";

const codeSchema = authActionSchema.pick({ oobCode: true });

/** Sign-up, sign-in, reset and sessions (spec 7 · Sign-in). */
export const accountRouter = router({
  getMe: procedure.access("visitor:any").query(({ ctx }) => getMe(ctx)),
  getUserType: procedure.access("session:own").query(({ ctx }) => getUserType(ctx)),

  requestSignUp: procedure
    .access("visitor:any")
    .input(signUpRequestSchema)
    .mutation(({ ctx, input }) => requestSignUp(ctx, input)),
  completeSignUp: procedure
    .access("visitor:any")
    .input(signUpSchema)
    .mutation(({ ctx, input }) => completeSignUp(ctx, input)),
  renewConsents: procedure
    .access("joker:save-own")
    .input(renewConsentsSchema)
    .mutation(({ ctx, input }) => renewConsents(ctx, input)),

  signIn: procedure
    .access("visitor:any")
    .input(signInSchema)
    .mutation(({ ctx, input }) => signIn(ctx, { ...input, page: "joker" })),
  signInCompany: procedure
    .access("visitor:any")
    .input(signInSchema)
    .mutation(({ ctx, input }) => signIn(ctx, { ...input, page: "company" })),
  signInOperator: procedure
    .access("visitor:any")
    .input(signInSchema)
    .mutation(({ ctx, input }) => signIn(ctx, { ...input, page: "operator" })),
  signOut: procedure.access("visitor:any").mutation(({ ctx }) => signOut(ctx)),

  // It changes nothing: an address would carry the code into the records of every server on its way.
  checkActionCode: procedure
    .access("visitor:any")
    .input(authActionSchema.pick({ mode: true, oobCode: true }))
    .mutation(({ ctx, input }) => checkActionCode(ctx, input)),
  requestPasswordReset: procedure
    .access("visitor:any")
    .input(resetRequestSchema)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),
  completePasswordReset: procedure
    .access("visitor:any")
    .input(resetSchema)
    .mutation(({ ctx, input }) => completePasswordReset(ctx, input)),
  changeInitialPassword: procedure
    .access("visitor:any")
    .input(initialPasswordSchema)
    .mutation(({ ctx, input }) => changeInitialPassword(ctx, input)),
  verifyEmail: procedure
    .access("visitor:any")
    .input(codeSchema)
    .mutation(({ ctx, input }) => verifyEmail(ctx, input.oobCode)),
  recoverEmail: procedure
    .access("visitor:any")
    .input(codeSchema)
    .mutation(({ ctx, input }) => recoverEmail(ctx, input.oobCode)),

  reauthenticate: procedure
    .access("session:own")
    .input(reauthenticateSchema)
    .mutation(({ ctx, input }) => reauthenticate(ctx, input)),
  changePassword: procedure
    .access("session:own")
    .input(initialPasswordSchema)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  requestEmailChange: procedure
    .access("session:own")
    .input(changeEmailSchema)
    .mutation(({ ctx, input }) => requestEmailChange(ctx, input)),
  listSessions: procedure.access("session:own").query(({ ctx }) => listSessions(ctx)),
  endSession: procedure
    .access("session:own")
    .input(z.object({ sessionId: uuid }))
    .mutation(({ ctx, input }) => endSession(ctx, input)),
});
