import type { SocialProvider } from "../account/constants.ts";

/** As the providers write themselves. */
export const socialProviderLabels = {
  google: "Google",
  facebook: "Facebook",
} as const satisfies Record<SocialProvider, string>;

/** What somebody goes to a provider's page for. */
export const socialIntents = ["signIn", "signUp", "prove", "link", "reauthenticate"] as const;
export type SocialIntent = (typeof socialIntents)[number];

/** The intents of people who are not signed in. */
export const visitorIntents = ["signIn", "signUp", "prove"] as const satisfies SocialIntent[];
export type VisitorIntent = (typeof visitorIntents)[number];

/** How a visit to a provider's page ended, where that has to be said; a screen reads it from its own address. */
export const socialResults = [
  /** The person said no there. */
  "denied",
  /** Too late, twice, from another browser, or of another attempt. */
  "stale",
  /** The provider could not be asked, or answered what makes no sense. */
  "failed",
  /** Nothing to know the person by. */
  "noUserInfo",
  /** The account belongs to company staff or to the support team. */
  "staff",
  "disabled",
  /** Withdrawn for good. */
  "gone",
  /** Came to sign up, and had done so before. */
  "existing",
  "linked",
  /** Another account of the same provider is linked already. */
  "hasOther",
  /** Somebody else's account has this link. */
  "linkedElsewhere",
  /** The person is who they say: what was asked for can be done. */
  "confirmed",
  /** Signed in at the provider as somebody else. */
  "wrongAccount",
] as const;
export type SocialResult = (typeof socialResults)[number];

/** How long the provider's page may stay open before the way back is closed. */
export const SOCIAL_ATTEMPT_MINUTES = 10;
/** Visits that one browser, or somebody signed in, may have begun and not ended within those minutes. */
export const SOCIAL_ATTEMPTS_MAX = 10;
/** The same of an address, which a whole school or a telephone company may share. */
export const SOCIAL_ADDRESS_ATTEMPTS_MAX = 600;
/** How long a person who is new may take over the consents. */
export const SOCIAL_PENDING_MINUTES = 30;
/** The same once a mail is on its way; as long as the mailed link works. */
export const SOCIAL_PENDING_MAILED_HOURS = 24;
