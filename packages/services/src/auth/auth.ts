import type { Db } from "@tefuda/db/client";
import { accounts, sessions, users, verifications } from "@tefuda/db/schema/account";
import { IDLE_SESSION_DAYS } from "@tefuda/domain/account/constants";
import { PASSWORD_MAX, PASSWORD_MIN } from "@tefuda/domain/constants/limits";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { uuidv7 } from "uuidv7";
import { deviceCookie } from "./device-cookie.ts";
import { directSession } from "./direct-session.ts";
import { sideCookie } from "./side-cookie.ts";
import { socialCookies } from "./social-cookies.ts";

export interface AuthOptions {
  /** Signs the session cookie; at least 32 characters. */
  readonly secret: string;
  /** Where the product is reached; `https` makes cookies secure, and this host's alone. */
  readonly origin: string;
}

const IDLE_SESSION_SECONDS = IDLE_SESSION_DAYS * 24 * 60 * 60;

/**
 * The session engine on our own tables and ids. Cookies are HttpOnly and SameSite=Lax, and when the
 * origin is https Secure and this host's alone (spec 7 · Sign-in).
 */
export function createAuth(db: Db, { secret, origin }: AuthOptions) {
  const isSecure = origin.startsWith("https:");
  return betterAuth({
    secret,
    baseURL: origin,
    trustedOrigins: [origin],
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      // Accounts are made by our own use case, after the mailed link.
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
    },
    session: { expiresIn: IDLE_SESSION_SECONDS, cookieCache: { enabled: false } },
    advanced: {
      cookiePrefix: isSecure ? "__Host-tefuda" : "tefuda",
      database: { generateId: () => uuidv7() },
      // Sessions are opened with the address that the front door saw; no header is believed.
      ipAddress: { disableIpTracking: true },
      // The engine's own prefix for secure cookies is the weaker one: it lets names below the domain set them.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
    },
    telemetry: { enabled: false },
    plugins: [directSession, deviceCookie, sideCookie, socialCookies],
  });
}

export type Auth = ReturnType<typeof createAuth>;
