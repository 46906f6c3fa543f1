import { createAuthEndpoint } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import { z } from "zod";

/** What a browser keeps on its way by a provider: which one it is, and whom it brought. */
const cookie = z.enum(["social_browser", "social_newcomer"]);

const setSocialCookie = createAuthEndpoint.serverOnly(
  { method: "POST", body: z.object({ cookie, token: z.string(), maxAge: z.number() }) },
  async (ctx) => {
    const { token, maxAge } = ctx.body;
    const { name, attributes } = ctx.context.createAuthCookie(ctx.body.cookie, { maxAge });
    await ctx.setSignedCookie(name, token, ctx.context.secret, attributes);
    return {};
  },
);

const readSocialCookie = createAuthEndpoint.serverOnly(
  { method: "POST", body: z.object({ cookie }), requireHeaders: true },
  async (ctx) => {
    const { name } = ctx.context.createAuthCookie(ctx.body.cookie);
    return (await ctx.getSignedCookie(name, ctx.context.secret)) || undefined;
  },
);

const clearSocialCookie = createAuthEndpoint.serverOnly(
  { method: "POST", body: z.object({ cookie }) },
  async (ctx) => {
    const { name, attributes } = ctx.context.createAuthCookie(ctx.body.cookie);
    ctx.setCookie(name, "", { ...attributes, maxAge: 0 });
    return {};
  },
);

/** Signed cookies of sign-ins by a provider. None of it is reachable over HTTP. */
export const socialCookies = {
  id: "social-cookies",
  endpoints: { setSocialCookie, readSocialCookie, clearSocialCookie },
} satisfies BetterAuthPlugin;
