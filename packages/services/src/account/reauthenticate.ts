import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { requirePassword } from "./require-password.ts";
import { currentSession, openSession } from "./sessions.ts";

/**
 * Asks for the password again before a sensitive change: a new session, opened now, takes the
 * place of the caller's. Wrong passwords count towards the lock.
 * @throws wrongPassword, temporarilyLocked, unauthenticated
 */
export async function reauthenticate(
  ctx: Ctx<SignedInActor>,
  { password }: { readonly password: string },
): Promise<void> {
  await currentSession(ctx);
  await requirePassword(ctx, password);
  await openSession(ctx, ctx.actor.userId);
}
