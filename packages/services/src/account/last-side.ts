import { aces } from "@tefuda/db/schema/ace";
import { eq } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";

/** Browsers keep no cookie for longer. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;
const ACE = "ace";

/**
 * Notes in the browser that company staff signed in there last, so that a page of both sides leads them
 * to their own login page once they are signed out. Whoever else signs in there ends that.
 */
export async function rememberSide(
  { db, ports, request }: Pick<Ctx, "db" | "ports" | "request">,
  userId: string,
): Promise<void> {
  const [ace] = await db.select({ id: aces.id }).from(aces).where(eq(aces.id, userId));
  if (!ace && !(await wasAce(ports, request.headers))) return;
  const { headers } = await ports.auth.api.setSideCookie({
    body: ace ? { side: ACE, maxAge: MAX_AGE_SECONDS } : { side: "", maxAge: 0 },
    returnHeaders: true,
  });
  for (const cookie of headers.getSetCookie()) request.setCookie(cookie);
}

/** Whether company staff was the last to sign in with this browser. */
export const wasAce = async ({ auth }: Ctx["ports"], headers: Headers) =>
  (await auth.api.readSideCookie({ headers })) === ACE;
