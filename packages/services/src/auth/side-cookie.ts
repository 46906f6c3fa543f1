import { createAuthEndpoint } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import { z } from "zod";

const COOKIE = "login_side";

const setSideCookie = createAuthEndpoint.serverOnly(
  { method: "POST", body: z.object({ side: z.string(), maxAge: z.number() }) },
  async (ctx) => {
    const { name, attributes } = ctx.context.createAuthCookie(COOKIE, { maxAge: ctx.body.maxAge });
    ctx.setCookie(name, ctx.body.side, attributes);
    return {};
  },
);

const readSideCookie = createAuthEndpoint.serverOnly(
  { method: "GET", requireHeaders: true },
  async (ctx) => ctx.getCookie(ctx.context.createAuthCookie(COOKIE).name) ?? undefined,
);

/**
 * The cookie that says whose login page fits a browser. It is not signed, for it opens nothing. Not
 * reachable over HTTP.
 */
export const sideCookie = {
  id: "side-cookie",
  endpoints: { setSideCookie, readSideCookie },
} satisfies BetterAuthPlugin;
