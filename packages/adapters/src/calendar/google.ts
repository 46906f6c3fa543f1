import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  ResponseBodyError,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
  type TokenEndpointResponse,
  tokenRevocation,
} from "openid-client";
import { readFreeBusy } from "./free-busy.ts";
import type { CalendarPort, CalendarTokens } from "./port.ts";

export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Our own address that the browser comes back to. */
  readonly redirectUri: string;
  /** Who answers, as the way back names it. */
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly revocationUrl: string;
  /** The address below which the calendar's calls are. */
  readonly calendarUrl: string;
  readonly limitMs?: number;
}

/** When one's own calendars are busy, and nothing else of them: the narrowest that the call takes. */
export const GOOGLE_SCOPE = "https://www.googleapis.com/auth/calendar.freebusy";
const LIMIT_MS = 5000;
const SHORTEST_LIFE_SECONDS = 60;

/**
 * Google's calendar by OAuth 2.0 with a code, a proof key and a state. Its addresses come from the
 * settings alone, so no answer can send the server elsewhere.
 */
export function createGoogleCalendar({
  limitMs = LIMIT_MS,
  ...settings
}: GoogleSettings): CalendarPort {
  const { clientId, clientSecret, redirectUri: redirect_uri, calendarUrl } = settings;
  const config = new Configuration(
    {
      issuer: settings.issuer,
      authorization_endpoint: settings.authorizationUrl,
      token_endpoint: settings.tokenUrl,
      revocation_endpoint: settings.revocationUrl,
    },
    clientId,
    clientSecret,
  );
  config.timeout = limitMs / 1000;
  // The settings let plain http through for this machine itself only.
  if (settings.tokenUrl.startsWith("http:")) allowInsecureRequests(config);

  return {
    provider: "google",
    scope: GOOGLE_SCOPE,
    limitMs,
    async begin() {
      const verifier = randomPKCECodeVerifier();
      const state = randomState();
      const url = buildAuthorizationUrl(config, {
        redirect_uri,
        scope: GOOGLE_SCOPE,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        // A refresh token, and one each time: Google gives it with a fresh consent only.
        access_type: "offline",
        prompt: "consent",
      });
      return { url: url.href, state, verifier };
    },
    async finish(query, { state, verifier }) {
      const back = new URL(redirect_uri);
      back.search = query.toString();
      try {
        const answer = await authorizationCodeGrant(config, back, {
          expectedState: state,
          pkceCodeVerifier: verifier,
        });
        // People can take the tick off a right and go on; Google always says what it gave.
        const isGranted = answer.scope?.split(" ").includes(GOOGLE_SCOPE);
        return isGranted ? tokensOf(answer) : "scopeMissing";
      } catch (error) {
        if (error instanceof AuthorizationResponseError && error.error === "access_denied")
          return "denied";
        throw error;
      }
    },
    async refresh(refreshToken) {
      try {
        return tokensOf(await refreshTokenGrant(config, refreshToken), refreshToken);
      } catch (error) {
        if (error instanceof ResponseBodyError && error.error === "invalid_grant") return "refused";
        throw error;
      }
    },
    readBusy: (accessToken, from, to) =>
      readFreeBusy({ calendarUrl, accessToken, from, to, limitMs }),
    async revoke(refreshToken) {
      try {
        await tokenRevocation(config, refreshToken, { token_type_hint: "refresh_token" });
      } catch (error) {
        if (!(error instanceof ResponseBodyError && error.error === "invalid_token")) throw error;
      }
    },
  };
}

/** @param before stays in use where the provider gives no new refresh token */
function tokensOf(answer: TokenEndpointResponse, before?: string): CalendarTokens {
  const refreshToken = answer.refresh_token ?? before;
  if (!refreshToken) throw new Error("The calendar's provider gave no refresh token.");
  return {
    accessToken: answer.access_token,
    refreshToken,
    expiresInSeconds: answer.expires_in ?? SHORTEST_LIFE_SECONDS,
  };
}
