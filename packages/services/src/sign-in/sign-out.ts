import { sessions } from "@tefuda/db/schema/account";
import { customTokens } from "@tefuda/db/schema/bridge";
import { eq } from "@tefuda/db/sql";
import { sessionTokenOf } from "../account/sessions.ts";
import { goBySignOut } from "../activity/go-by-sign-out.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalSession } from "../signals/session.ts";

/** Ends the caller's session and takes its cookie back; without a session only the latter (spec 4 · Auth state). */
export async function signOut({ db, actor, clock, ports, request }: Ctx): Promise<void> {
  const token = await sessionTokenOf(ports, request.headers);
  if (token) await db.delete(sessions).where(eq(sessions.token, token));
  if (actor.kind !== "visitor") {
    // What this device could still sign an app's view in by goes with it.
    await db.delete(customTokens).where(eq(customTokens.userId, actor.userId));
    signalSession(ports.bus, actor.userId);
  }
  const { headers } = await ports.auth.api.clearSessionCookie({ returnHeaders: true });
  for (const cookie of headers.getSetCookie()) request.setCookie(cookie);
  if (actor.kind === "joker" || actor.kind === "ace") await goBySignOut({ db, actor, clock });
}
