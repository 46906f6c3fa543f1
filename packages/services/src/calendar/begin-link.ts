import { createHash } from "node:crypto";
import { calendarLinkAttempts } from "@tefuda/db/schema/schedule";
import { lte } from "@tefuda/db/sql";
import { CALENDAR_ATTEMPT_MINUTES } from "@tefuda/domain/calendar/constants";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { currentSession } from "../account/sessions.ts";
import type { Ctx } from "../kernel/context.ts";
import { authSecretOf, sealingFor } from "../kernel/sealing.ts";

export const attemptSealing = sealingFor("tefuda calendar attempt");

/** The hash under which the state is kept that a browser has to bring back. */
export const hashState = (state: string): string =>
  createHash("sha256").update(state).digest("base64url");

/**
 * Notes that this session's browser goes to the provider's page, and answers where that is. An
 * attempt that it had begun before is over.
 * @throws AppError dataNotFound where no provider is set up
 */
export async function beginLink(ctx: Ctx<MemberActor>): Promise<{ url: string }> {
  const { db, ports, actor } = ctx;
  if (!ports.calendar) throw new AppError("dataNotFound");
  const session = await currentSession(ctx);
  const { url, state, verifier } = await ports.calendar.begin();
  const now = ctx.clock();
  const attempt = {
    stateHash: hashState(state),
    verifierSealed: attemptSealing.seal(await authSecretOf(ports), actor.userId, verifier),
    expiresAt: new Date(now.getTime() + CALENDAR_ATTEMPT_MINUTES * 60_000),
  };
  // Nobody comes back for these; so few are ever made that no job of its own is needed.
  await db.delete(calendarLinkAttempts).where(lte(calendarLinkAttempts.expiresAt, now));
  await db
    .insert(calendarLinkAttempts)
    .values({ sessionId: session.id, ...attempt })
    .onConflictDoUpdate({ target: calendarLinkAttempts.sessionId, set: attempt });
  return { url };
}
