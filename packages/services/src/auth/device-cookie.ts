import { createAuthEndpoint } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import { z } from "zod";

const COOKIE = "known_device";
const BETWEEN = "~";

const setDeviceCookie = createAuthEndpoint.serverOnly(
  { method: "POST", body: z.object({ marks: z.array(z.string()), maxAge: z.number() }) },
  async (ctx) => {
    const { marks, maxAge } = ctx.body;
    const { name, attributes } = ctx.context.createAuthCookie(COOKIE, { maxAge });
    await ctx.setSignedCookie(name, marks.join(BETWEEN), ctx.context.secret, attributes);
    return {};
  },
);

const readDeviceCookie = createAuthEndpoint.serverOnly(
  { method: "GET", requireHeaders: true },
  async (ctx) => {
    const { name } = ctx.context.createAuthCookie(COOKIE);
    const marks = await ctx.getSignedCookie(name, ctx.context.secret);
    return marks ? marks.split(BETWEEN) : [];
  },
);

/** The signed cookie by which a browser is known to have been somebody's. Not reachable over HTTP. */
export const deviceCookie = {
  id: "device-cookie",
  endpoints: { setDeviceCookie, readDeviceCookie },
} satisfies BetterAuthPlugin;
