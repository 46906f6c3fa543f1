import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  enableNonRepudiationChecks,
} from "openid-client";
import type { SocialPort } from "./port.ts";

export interface GoogleSignInSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Our own address that the browser comes back to; no other provider's is the same. */
  readonly redirectUri: string;
  /** Who answers, as the way back and the token name it. */
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** Where the keys are with which tokens are signed. */
  readonly jwksUrl: string;
  readonly limitMs?: number;
}

/** Who one is, and the address; neither name nor picture. */
const SCOPE = "openid email";
const LIMIT_MS = 5000;

/**
 * Whether Google itself keeps the mailbox: one of Gmail, or of an organisation whose accounts are there.
 * Any other address was confirmed once, and may be somebody else's by now.
 */
const isKept = (email: string, organisation: unknown): boolean =>
  /@gmail\.com$/i.test(email) || (typeof organisation === "string" && organisation !== "");

/**
 * Google by OpenID Connect with a code, a proof key, a state and a nonce. Issuer, audience, times and
 * signature of the token are checked; its addresses come from the settings alone.
 */
export function createGoogleSignIn({
  limitMs = LIMIT_MS,
  ...settings
}: GoogleSignInSettings): SocialPort {
  const { clientId, clientSecret, redirectUri: redirect_uri } = settings;
  const config = new Configuration(
    {
      issuer: settings.issuer,
      authorization_endpoint: settings.authorizationUrl,
      token_endpoint: settings.tokenUrl,
      jwks_uri: settings.jwksUrl,
    },
    clientId,
    { id_token_signed_response_alg: "RS256" },
    ClientSecretPost(clientSecret),
  );
  config.timeout = limitMs / 1000;
  enableNonRepudiationChecks(config);
  // The settings let plain http through for this machine itself only.
  if (settings.tokenUrl.startsWith("http:")) allowInsecureRequests(config);

  return {
    provider: "google",
    async begin({ state, verifier, nonce }, isProof) {
      const url = buildAuthorizationUrl(config, {
        redirect_uri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        // Google knows no way to ask for its password anew; it can ask which account it is.
        ...(isProof && { prompt: "select_account" }),
      });
      return url.href;
    },
    async finish(query, { state, verifier, nonce }) {
      const back = new URL(redirect_uri);
      back.search = query.toString();
      try {
        const answer = await authorizationCodeGrant(config, back, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = answer.claims();
        if (!claims?.sub) return "noUserInfo";
        const { sub, email, email_verified, hd } = claims;
        const hasEmail = typeof email === "string" && email !== "";
        return {
          accountId: sub,
          email: hasEmail ? email : null,
          isEmailVerified: hasEmail && email_verified === true && isKept(email, hd),
        };
      } catch (error) {
        if (error instanceof AuthorizationResponseError && error.error === "access_denied")
          return "denied";
        throw error;
      }
    },
  };
}
