import { z } from "zod";
import { RECENT_LOGIN_MINUTES } from "../account/constants.ts";

/** How long a token that signs an app's view in works (spec 7 · Functions). */
const CUSTOM_TOKEN_SECONDS = 60;
/** Of one user in a minute; a host asks for one when it opens a view. */
export const CUSTOM_TOKENS_PER_MINUTE = 10;
/** Of one user or address in a minute, of every kind. */
export const FUNCTION_CALLS_PER_MINUTE = 240;
/** What a call of a function may weigh; the largest that makes sense is an event of a few lines. */
export const FUNCTION_BODY_BYTES = 64 * 1024;

/** When a token made now stops working. */
export const customTokenExpiresAt = (now: Date): Date =>
  new Date(now.getTime() + CUSTOM_TOKEN_SECONDS * 1000);

/**
 * The moment that counts as the sign-in of a session that a token opens: too long ago for changes that
 * ask for a recent one, and no later than the sign-in of the session that asked for it, beside which it ends.
 * A token shows that an app is signed in, not that its owner holds the phone.
 */
export const startOfTokenSession = (now: Date, signedInAt: Date): Date =>
  new Date(Math.min(now.getTime() - (RECENT_LOGIN_MINUTES * 60_000 + 1000), signedInAt.getTime()));

export const signInWithCustomTokenSchema = z.object({
  token: z.string().min(1).max(200),
  /** The view's owner has agreed to sign out whoever is signed in there now. */
  replace: z.boolean().default(false),
});
export type SignInWithCustomToken = z.output<typeof signInWithCustomTokenSchema>;
