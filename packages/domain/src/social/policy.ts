import type { SocialProvider } from "../account/constants.ts";

/** What a provider has said of a new person, as far as it is kept until they have signed up. */
export interface SocialNewcomer {
  readonly email: string | null;
  /** The provider vouches for the address being the person's. */
  readonly isEmailVerified: boolean;
}

/** What a new person has to do before the account exists. */
export type SocialStep = "email" | "prove" | "staff" | "consent";

/**
 * The next step of a new person. Only an address that the provider vouches for is believed, and only
 * then may be said that it has an account: anybody can write anybody's address into a profile.
 */
export function socialStepOf(
  { email, isEmailVerified }: SocialNewcomer,
  owner: "joker" | "staff" | undefined,
): SocialStep {
  if (!email || !isEmailVerified) return "email";
  if (owner === "staff") return "staff";
  return owner === "joker" ? "prove" : "consent";
}

/** The ways in which a person can sign in. */
export interface SignInWays {
  readonly hasPassword: boolean;
  readonly providers: readonly SocialProvider[];
}

/** Whether somebody can still sign in without a provider; one that is not offered now is no way in. */
export function canUnlink(
  { hasPassword, providers }: SignInWays,
  provider: SocialProvider,
  offered: readonly SocialProvider[],
): boolean {
  return hasPassword || providers.some((one) => one !== provider && offered.includes(one));
}
