import { sessions } from "@tefuda/db/schema/account";
import { eq } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { sessionTokenOf } from "./sessions.ts";

/** Ends the caller's session and takes its cookie back; without a session only the latter (spec 4 · Auth state). */
export async function signOut({ db, ports, request }: Ctx): Promise<void> {
  const token = await sessionTokenOf(ports, request.headers);
  if (token) await db.delete(sessions).where(eq(sessions.token, token));
  const { headers } = await ports.auth.api.clearSessionCookie({ returnHeaders: true });
  for (const cookie of headers.getSetCookie()) request.setCookie(cookie);
}
