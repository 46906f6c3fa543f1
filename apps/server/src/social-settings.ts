import type { GoogleSettings } from "@tefuda/adapters/calendar/google";
import type { FacebookSettings } from "@tefuda/adapters/social/facebook";
import type { GoogleSignInSettings } from "@tefuda/adapters/social/google";
import { WrongSetting } from "./wrong-setting.ts";

/** What each provider of sign-ins needs, beside our own address. */
export interface SocialSettings {
  readonly google?: Omit<GoogleSignInSettings, "redirectUri" | "limitMs">;
  readonly facebook?: Omit<FacebookSettings, "redirectUri" | "limitMs">;
}

/** As much of the settings as is read here; each has its check and default beside the others. */
interface Given {
  readonly GOOGLE_SIGN_IN: boolean;
  readonly GOOGLE_JWKS_URL: string;
  readonly FACEBOOK_APP_ID?: string | undefined;
  readonly FACEBOOK_APP_SECRET?: string | undefined;
  readonly FACEBOOK_AUTHORIZATION_URL: string;
  readonly FACEBOOK_TOKEN_URL: string;
  readonly FACEBOOK_GRAPH_URL: string;
}

/** The providers of the settings; half of one is a mistake. */
export function socialOf(
  set: Given,
  client: Omit<GoogleSettings, "redirectUri" | "limitMs"> | undefined,
): SocialSettings {
  if (set.GOOGLE_SIGN_IN && !client)
    throw new WrongSetting("Setting GOOGLE_SIGN_IN needs GOOGLE_CLIENT_ID.");
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = set;
  if (appId && !appSecret)
    throw new WrongSetting("Setting FACEBOOK_APP_SECRET is missing; FACEBOOK_APP_ID needs it.");
  if (appSecret && !appId)
    throw new WrongSetting("Setting FACEBOOK_APP_ID is missing; FACEBOOK_APP_SECRET needs it.");
  return {
    ...(set.GOOGLE_SIGN_IN &&
      client && {
        google: {
          clientId: client.clientId,
          clientSecret: client.clientSecret,
          issuer: client.issuer,
          authorizationUrl: client.authorizationUrl,
          tokenUrl: client.tokenUrl,
          jwksUrl: set.GOOGLE_JWKS_URL,
        },
      }),
    ...(appId &&
      appSecret && {
        facebook: {
          appId,
          appSecret,
          authorizationUrl: set.FACEBOOK_AUTHORIZATION_URL,
          tokenUrl: set.FACEBOOK_TOKEN_URL,
          graphUrl: set.FACEBOOK_GRAPH_URL.replace(/\/+$/, ""),
        },
      }),
  };
}
