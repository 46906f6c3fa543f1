import type { SocialProvider } from "@tefuda/domain/account/constants";

/** Whom a provider knows a person as. */
export interface SocialIdentity {
  /** The provider's own name for the person, which is never given to another. */
  readonly accountId: string;
  /** As the provider writes it; absent where the person has none there, or keeps it back. */
  readonly email: string | null;
  /** Whether the provider can vouch for the address being the person's now. */
  readonly isEmailVerified: boolean;
}

/** What only the browser that was sent away, and we, know until it comes back. */
export interface SocialAttempt {
  readonly state: string;
  /** The secret half of the proof key (PKCE). */
  readonly verifier: string;
  /** What an answer has to carry to be one to this question. */
  readonly nonce: string;
}

/**
 * Signing in at an outside provider. It answers who came, and keeps no token. A call throws when the
 * provider cannot be reached, takes too long or answers what makes no sense.
 */
export interface SocialPort {
  readonly provider: SocialProvider;
  /**
   * The provider's page on which the person decides.
   * @param isProof who comes back has to be asked who they are, although the provider knows them
   */
  begin(attempt: SocialAttempt, isProof: boolean): Promise<string>;
  /**
   * Takes up what the browser brought back, as the query of our own address.
   * @returns `noUserInfo` when the provider names nobody
   */
  finish(
    query: URLSearchParams,
    attempt: SocialAttempt,
  ): Promise<SocialIdentity | "denied" | "noUserInfo">;
}

/** The providers that the settings name. */
export type SocialPorts = Readonly<Partial<Record<SocialProvider, SocialPort>>>;
