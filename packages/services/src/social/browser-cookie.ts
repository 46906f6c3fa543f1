import { createHash, randomBytes } from "node:crypto";
import type { Ctx } from "../kernel/context.ts";

export type CookieCtx = Pick<Ctx, "ports" | "request">;
type Cookie = "social_browser" | "social_newcomer";

const TOKEN_BYTES = 32;

export const makeToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");
/** As it is kept: whoever reads the table can do nothing with it. */
export const hashOf = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** What the browser shows of a cookie of ours, its signature checked. */
export const readCookie = ({ ports, request }: CookieCtx, cookie: Cookie) =>
  ports.auth.api.readSocialCookie({ body: { cookie }, headers: request.headers });

export async function setCookie(
  { ports, request }: CookieCtx,
  cookie: Cookie,
  { token, minutes }: { readonly token: string; readonly minutes: number },
): Promise<void> {
  const { headers } = await ports.auth.api.setSocialCookie({
    body: { cookie, token, maxAge: minutes * 60 },
    returnHeaders: true,
  });
  for (const one of headers.getSetCookie()) request.setCookie(one);
}

export async function clearCookie({ ports, request }: CookieCtx, cookie: Cookie): Promise<void> {
  const { headers } = await ports.auth.api.clearSocialCookie({
    body: { cookie },
    returnHeaders: true,
  });
  for (const one of headers.getSetCookie()) request.setCookie(one);
}
