import { isRecentLogin } from "@tefuda/domain/account/policy";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { Ctx } from "../kernel/context.ts";
import { currentSession } from "./sessions.ts";

/**
 * Lets a sensitive change pass only shortly after signing in, and answers the caller's session.
 * @throws requireRecentLogin, noCurrentUser
 */
export async function requireRecentLogin(ctx: Ctx) {
  const session = await currentSession(ctx);
  if (!isRecentLogin(session.createdAt, ctx.clock())) throw new AppError("requireRecentLogin");
  return session;
}
