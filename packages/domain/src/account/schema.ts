import { z } from "zod";
import { secondFactorCodeSchema } from "../second-factor/schema.ts";
import {
  currentPassword,
  email,
  oneOf,
  optionalText,
  password,
  refinePasswordConfirmation,
} from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { withCode } from "../validation/with-code.ts";
import { isWishPath } from "../wish/wish.ts";
import { authActionModes, consentKinds, consentVersions } from "./constants.ts";

const oobCode = z.string().min(16, messages.invalid).max(256, messages.invalid);
const agreed = z.literal(true, { error: messages.terms });
const version = z.string().max(32);

/** The form that asks for a mailed link. */
export const linkRequestSchema = z.object({ email });
export type LinkRequest = z.output<typeof linkRequestSchema>;

/** Asking for the link of a sign-up, which brings along what the visitor has chosen before. */
export const signUpRequestSchema = linkRequestSchema.extend({
  wish: z.custom<string>(isWishPath).optional(),
});
export type SignUpRequest = z.output<typeof signUpRequestSchema>;

/** The sign-up form: what the visitor types and ticks. */
export const signUpFormSchema = z
  .object({
    email,
    password,
    passwordConfirmation: z.string(),
    agreedTerms: agreed,
    agreedPrivacy: agreed,
    wantsNewsletter: z.boolean().default(false),
  })
  .superRefine(refinePasswordConfirmation);

/** Completing a sign-up with the mailed code (spec 7 · Sign-in). */
export const signUpSchema = z.object({
  oobCode,
  email,
  password,
  agreedTermsVersion: z.literal(consentVersions.terms, { error: messages.terms }),
  agreedPrivacyVersion: z.literal(consentVersions.privacy, { error: messages.terms }),
  wantsNewsletter: z.boolean().default(false),
});
export type SignUp = z.output<typeof signUpSchema>;

/** Agreeing to the terms and the privacy policy again, as they are now: what is ticked, and what is sent. */
export const renewConsentsFormSchema = z.object({ agreedTerms: agreed, agreedPrivacy: agreed });
export const renewConsentsSchema = signUpSchema.pick({
  agreedTermsVersion: true,
  agreedPrivacyVersion: true,
});
export type RenewConsents = z.output<typeof renewConsentsSchema>;

export const signInSchema = z.object({
  email: withCode("invalidEmailOnLogin", email),
  password: currentPassword,
});
export type SignIn = z.output<typeof signInSchema>;

export const loginUserTypes = ["joker", "ace"] as const;
export const resetRequestSchema = z.object({
  email,
  userType: oneOf(loginUserTypes).default("joker"),
});
export type ResetRequest = z.output<typeof resetRequestSchema>;

export const resetSchema = z.object({ oobCode, password });
export type Reset = z.output<typeof resetSchema>;

/** The form of a reset and of a company member's first password. */
export const newPasswordFormSchema = z
  .object({ password, passwordConfirmation: z.string() })
  .superRefine(refinePasswordConfirmation);

export const initialPasswordSchema = z.object({ password });
export const changePasswordSchema = z.object({ currentPassword, password });
export const changeEmailSchema = z.object({ email });
/** The code is asked for where the account has a second factor. */
export const reauthenticateSchema = z.object({
  password: currentPassword,
  code: secondFactorCodeSchema.shape.code.optional(),
});
export type Reauthenticate = z.output<typeof reauthenticateSchema>;

/** What the address of the auth-action screen carries. */
export const authActionSchema = z.object({
  mode: z.enum(authActionModes),
  oobCode,
  continueUrl: z.string().optional(),
});

export const consentSchema = z.object({
  consents: z.array(z.object({ kind: oneOf(consentKinds), version })).min(1),
});

export const WITHDRAWAL_REASON_MAX = 400;
export const withdrawalSchema = z.object({ reason: optionalText(WITHDRAWAL_REASON_MAX) });
