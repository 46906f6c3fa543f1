import { z } from "zod";
import { socialProviders } from "../account/constants.ts";
import { signUpFormSchema, signUpRequestSchema, signUpSchema } from "../account/schema.ts";
import { currentPassword, email } from "../validation/fields.ts";
import { visitorIntents } from "./constants.ts";

const provider = z.enum(socialProviders);

export const socialProviderSchema = z.object({ provider });

/** Going to a provider's page without being signed in. */
export const beginSocialSchema = z.object({
  provider,
  intent: z.enum(visitorIntents),
  /** The page that was wanted; whatever is no path of ours leads to the usual one. */
  backTo: z.string().max(2048).optional(),
});
export type BeginSocial = z.output<typeof beginSocialSchema>;

/** Whom a form was shown for, as the page was told; another visit since then makes it too old. */
const mark = z.string().min(1).max(64);

const consents = signUpSchema.pick({
  agreedTermsVersion: true,
  agreedPrivacyVersion: true,
  wantsNewsletter: true,
});

/** What the sign-up by mail takes, without a password; with the mailed code where the address was not proven. */
export const socialSignUpSchema = consents.extend({
  oobCode: signUpSchema.shape.oobCode.optional(),
  mark,
});
export type SocialSignUp = z.output<typeof socialSignUpSchema>;

/** The form of the same. */
export const socialSignUpFormSchema = z.object({
  agreedTerms: signUpFormSchema.shape.agreedTerms,
  agreedPrivacy: signUpFormSchema.shape.agreedPrivacy,
  wantsNewsletter: signUpFormSchema.shape.wantsNewsletter,
});

export const socialEmailFormSchema = z.object({ email });
export const socialEmailSchema = signUpRequestSchema.extend({ mark });
export type SocialEmail = z.output<typeof socialEmailSchema>;
export const proveAccountFormSchema = z.object({ password: currentPassword });
export const proveAccountSchema = proveAccountFormSchema.extend({ mark });
export const pendingOfCodeSchema = z.object({ oobCode: signUpSchema.shape.oobCode.optional() });
