import { createHmac } from "node:crypto";
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
} from "openid-client";
import { z } from "zod";
import type { SocialPort } from "./port.ts";

export interface FacebookSettings {
  readonly appId: string;
  readonly appSecret: string;
  /** Our own address that the browser comes back to; no other provider's is the same. */
  readonly redirectUri: string;
  /** The page on which people decide. */
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** The address below which `me` is. */
  readonly graphUrl: string;
  readonly limitMs?: number;
}

/** Facebook gives the first with every sign-in, the second where the person leaves its tick. */
const SCOPE = "public_profile email";
const LIMIT_MS = 5000;

/** As much of the answer as is read. */
const personSchema = z.object({ id: z.string().min(1), email: z.string().min(1).optional() });

/**
 * Facebook by OAuth 2.0 with a code, a proof key and a state, and one question to its Graph: who is it,
 * and at which address. The question carries the proof that only this app's server can make, so a token
 * given to another app is of no use here. Facebook does not say that an address is confirmed, so none
 * counts as such.
 */
export function createFacebookSignIn({
  limitMs = LIMIT_MS,
  ...settings
}: FacebookSettings): SocialPort {
  const { appId, appSecret, redirectUri: redirect_uri, graphUrl } = settings;
  const config = new Configuration(
    {
      issuer: new URL(settings.authorizationUrl).origin,
      authorization_endpoint: settings.authorizationUrl,
      token_endpoint: settings.tokenUrl,
    },
    appId,
    undefined,
    ClientSecretPost(appSecret),
  );
  config.timeout = limitMs / 1000;
  // The settings let plain http through for this machine itself only.
  if (settings.tokenUrl.startsWith("http:")) allowInsecureRequests(config);

  async function ask(accessToken: string) {
    const url = new URL(`${graphUrl}/me`);
    const appsecret_proof = createHmac("sha256", appSecret).update(accessToken).digest("hex");
    url.search = new URLSearchParams({ fields: "id,email", appsecret_proof }).toString();
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${accessToken}` },
      // The token goes to the address of the settings and to no other.
      redirect: "error",
      signal: AbortSignal.timeout(limitMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`Facebook's Graph answered ${answer.status}.`);
    }
    return (await answer.json()) as unknown;
  }

  return {
    provider: "facebook",
    async begin({ state, verifier }, isProof) {
      const url = buildAuthorizationUrl(config, {
        redirect_uri,
        scope: SCOPE,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...(isProof && { auth_type: "reauthenticate" }),
      });
      return url.href;
    },
    async finish(query, { state, verifier }) {
      const back = new URL(redirect_uri);
      back.search = query.toString();
      try {
        const { access_token } = await authorizationCodeGrant(config, back, {
          expectedState: state,
          pkceCodeVerifier: verifier,
        });
        const person = personSchema.safeParse(await ask(access_token));
        if (!person.success) return "noUserInfo";
        const { id, email } = person.data;
        return { accountId: id, email: email ?? null, isEmailVerified: false };
      } catch (error) {
        if (error instanceof AuthorizationResponseError && error.error === "access_denied")
          return "denied";
        throw error;
      }
    },
  };
}
