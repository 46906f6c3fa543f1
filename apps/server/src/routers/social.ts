import {
  beginSocialSchema,
  pendingOfCodeSchema,
  proveAccountSchema,
  socialEmailSchema,
  socialProviderSchema,
  socialSignUpSchema,
} from "@tefuda/domain/social/schema";
import { offeredProviders } from "@tefuda/services/social/attempts";
import { beginSocial, beginSocialLink, beginSocialProof } from "@tefuda/services/social/begin";
import { completeSocialSignUp } from "@tefuda/services/social/complete-sign-up";
import { getNewcomer } from "@tefuda/services/social/get-newcomer";
import { getWays } from "@tefuda/services/social/get-ways";
import { dropNewcomer } from "@tefuda/services/social/newcomer";
import { proveAccount } from "@tefuda/services/social/prove-account";
import { requestSocialEmail } from "@tefuda/services/social/request-email";
import { unlinkSocial } from "@tefuda/services/social/unlink";
import { procedure, router } from "../trpc/procedure.ts";

/** Signing in by Google or Facebook (spec 7 · social sign-in). */
export const socialRouter = router({
  offered: procedure.access("visitor:any").query(({ ctx }) => offeredProviders(ctx)),
  begin: procedure
    .access("visitor:any")
    .input(beginSocialSchema)
    .mutation(({ ctx, input }) => beginSocial(ctx, input)),

  getNewcomer: procedure
    .access("visitor:any")
    .input(pendingOfCodeSchema)
    .mutation(({ ctx, input }) => getNewcomer(ctx, input)),
  completeSignUp: procedure
    .access("visitor:any")
    .input(socialSignUpSchema)
    .mutation(({ ctx, input }) => completeSocialSignUp(ctx, input)),
  requestEmail: procedure
    .access("visitor:any")
    .input(socialEmailSchema)
    .mutation(({ ctx, input }) => requestSocialEmail(ctx, input)),
  prove: procedure
    .access("visitor:any")
    .input(proveAccountSchema)
    .mutation(({ ctx, input }) => proveAccount(ctx, input)),
  drop: procedure.access("visitor:any").mutation(({ ctx }) => dropNewcomer(ctx)),

  getWays: procedure.access("session:own").query(({ ctx }) => getWays(ctx)),
  beginLink: procedure
    .access("social:own")
    .input(socialProviderSchema)
    .mutation(({ ctx, input }) => beginSocialLink(ctx, input)),
  beginProof: procedure
    .access("social:own")
    .input(socialProviderSchema)
    .mutation(({ ctx, input }) => beginSocialProof(ctx, input)),
  unlink: procedure
    .access("social:own")
    .input(socialProviderSchema)
    .mutation(({ ctx, input }) => unlinkSocial(ctx, input)),
});
