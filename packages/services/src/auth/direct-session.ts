import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { BetterAuthPlugin } from "better-auth/types";
import { z } from "zod";

/** How long browsers keep a cookie at most; the sessions table decides how long a session lives. */
const COOKIE_MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

const openSession = createAuthEndpoint.serverOnly(
  {
    method: "POST",
    body: z.object({
      userId: z.uuid(),
      ipAddress: z.string(),
      userAgent: z.string(),
      now: z.date(),
      startedAt: z.date(),
      expiresAt: z.date(),
    }),
  },
  async (ctx) => {
    const { userId, ipAddress, userAgent, now, startedAt, expiresAt } = ctx.body;
    const { internalAdapter } = ctx.context;
    const user = await internalAdapter.findUserById(userId);
    if (!user) throw new Error("A session was opened for a user that does not exist.");
    const session = await internalAdapter.createSession(
      userId,
      false,
      { ipAddress, userAgent, createdAt: startedAt, updatedAt: now, expiresAt },
      true,
    );
    await setSessionCookie(ctx, { session, user }, false, { maxAge: COOKIE_MAX_AGE_SECONDS });
    return { token: session.token };
  },
);

const readSessionToken = createAuthEndpoint.serverOnly(
  { method: "GET", requireHeaders: true },
  async (ctx) => {
    const { name } = ctx.context.authCookies.sessionToken;
    const token = await ctx.getSignedCookie(name, ctx.context.secret);
    return token || undefined;
  },
);

const clearSessionCookie = createAuthEndpoint.serverOnly({ method: "POST" }, async (ctx) => {
  const { name, attributes } = ctx.context.authCookies.sessionToken;
  ctx.setCookie(name, "", { ...attributes, maxAge: 0 });
  return {};
});

/** The cookie that binds a second step to the browser that showed the password. */
const STEP_COOKIE = "second_step";

const setStepCookie = createAuthEndpoint.serverOnly(
  { method: "POST", body: z.object({ token: z.string(), maxAge: z.number() }) },
  async (ctx) => {
    const { token, maxAge } = ctx.body;
    const { name, attributes } = ctx.context.createAuthCookie(STEP_COOKIE, { maxAge });
    await ctx.setSignedCookie(name, token, ctx.context.secret, attributes);
    return {};
  },
);

const readStepCookie = createAuthEndpoint.serverOnly(
  { method: "GET", requireHeaders: true },
  async (ctx) => {
    const { name } = ctx.context.createAuthCookie(STEP_COOKIE);
    return (await ctx.getSignedCookie(name, ctx.context.secret)) || undefined;
  },
);

const clearStepCookie = createAuthEndpoint.serverOnly({ method: "POST" }, async (ctx) => {
  const { name, attributes } = ctx.context.createAuthCookie(STEP_COOKIE);
  ctx.setCookie(name, "", { ...attributes, maxAge: 0 });
  return {};
});

/**
 * Lets our use cases open a session for a user whose password (or invitation) they have checked
 * themselves, and read the session's token without a look at the database; and keep the cookie of
 * a sign-in that lacks its second step. None of it is reachable over HTTP.
 */
export const directSession = {
  id: "direct-session",
  endpoints: {
    openSession,
    readSessionToken,
    clearSessionCookie,
    setStepCookie,
    readStepCookie,
    clearStepCookie,
  },
} satisfies BetterAuthPlugin;
