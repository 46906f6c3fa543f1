import type { CalendarTokens } from "@tefuda/adapters/calendar/port";
import { sessions } from "@tefuda/db/schema/account";
import { calendarLinkAttempts, calendarLinks } from "@tefuda/db/schema/schedule";
import { and, eq, gt } from "@tefuda/db/sql";
import type { CalendarLinkResult } from "@tefuda/domain/calendar/constants";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { currentSession } from "../account/sessions.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { authSecretOf } from "../kernel/sealing.ts";
import { logFault } from "../monitoring/log-fault.ts";
import { attemptSealing, hashState } from "./begin-link.ts";
import { sealTokens } from "./tokens.ts";
import { signalCalendarLink } from "./topics.ts";

/**
 * Takes up what a browser brought back from the provider's page. It has to be the session that went
 * there, within ten minutes, and only once; whoever else comes with the same address gets `stale`.
 */
export async function finishLink(
  ctx: Ctx<MemberActor>,
  query: URLSearchParams,
): Promise<CalendarLinkResult> {
  const { calendar } = ctx.ports;
  const state = query.get("state");
  if (!calendar || !state) return "stale";
  const { id: sessionId } = await currentSession(ctx);
  const verifier = await takeAttempt(ctx, sessionId, state);
  if (!verifier) return "stale";
  try {
    const tokens = await calendar.finish(query, { state, verifier });
    if (typeof tokens === "string") return tokens;
    const { provider, scope } = calendar;
    if (await storeLink(ctx, { sessionId, provider, scope, tokens })) {
      signalCalendarLink(ctx, ctx.actor.userId);
      return "linked";
    }
    await calendar.revoke(tokens.refreshToken);
    return "stale";
  } catch (error) {
    // Without the address, which holds the code.
    await logFault(ctx, { error, place: "/calendar/google/callback", by: ctx });
    return "failed";
  }
}

/** Uses this session's attempt up, and answers the secret half of its proof key. */
async function takeAttempt(
  ctx: Ctx<MemberActor>,
  sessionId: string,
  state: string,
): Promise<string | undefined> {
  const [attempt] = await ctx.db
    .delete(calendarLinkAttempts)
    .where(
      and(
        eq(calendarLinkAttempts.sessionId, sessionId),
        eq(calendarLinkAttempts.stateHash, hashState(state)),
        gt(calendarLinkAttempts.expiresAt, ctx.clock()),
      ),
    )
    .returning({ verifierSealed: calendarLinkAttempts.verifierSealed });
  if (!attempt) return undefined;
  const secret = await authSecretOf(ctx.ports);
  return attemptSealing.unseal(secret, ctx.actor.userId, attempt.verifierSealed);
}

interface NewLink extends Pick<typeof calendarLinks.$inferInsert, "provider" | "scope"> {
  readonly sessionId: string;
  readonly tokens: CalendarTokens;
}

/** @returns false when the person signed out, left or was suspended while the provider was asked */
async function storeLink(
  ctx: Ctx<MemberActor>,
  { sessionId, tokens, ...more }: NewLink,
): Promise<boolean> {
  const { userId, kind } = ctx.actor;
  const link = {
    ...more,
    tokenEncrypted: await sealTokens(ctx, userId, tokens),
    linkedAt: ctx.clock(),
    expiredAt: null,
    refreshingUntil: null,
  };
  return ctx.db.transaction(async (tx) => {
    // Whoever ends the session deletes the link after it, so one of the two sees the other.
    const [session] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, sessionId))
      .for("key share");
    if (!session) return false;
    await tx
      .insert(calendarLinks)
      .values({ userId, ...link })
      .onConflictDoUpdate({ target: calendarLinks.userId, set: link });
    await writeAudit(tx, ctx, { action: "linkCalendar", target: { type: kind, id: userId } });
    return true;
  });
}
