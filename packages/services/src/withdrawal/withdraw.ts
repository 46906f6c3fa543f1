import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { eq } from "@tefuda/db/sql";
import { withdrawalDeleteAt } from "@tefuda/domain/account/policy";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { formatDate } from "@tefuda/domain/time/format.ja";
import { requireRecentLogin } from "../account/require-recent-login.ts";
import { endSessions } from "../account/sessions.ts";
import { dropLink, revokeDropped } from "../calendar/drop-link.ts";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { pausePositionsOf } from "../recruitment/unlink-ace.ts";
import { signalAllCandidates } from "../signals/candidate.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { signalRecruitment } from "../signals/recruitment.ts";
import { signalSession } from "../signals/session.ts";
import { closeDealings, signalLeft } from "./close-dealings.ts";
import { refuseLastAdmin } from "./refuse-last-admin.ts";

/**
 * Takes a member out of the product at once, on every device, and has the account deleted in 30
 * days; signing in before then takes it back. What waited for an answer lapses; the other sides
 * of threads keep them, to be read only.
 * @throws AppError requireRecentLogin, lastAdmin, unauthenticated
 */
export async function withdraw(
  ctx: Ctx<MemberActor>,
  { reason }: { readonly reason?: string | undefined },
): Promise<{ deleteAt: Date }> {
  const { actor } = ctx;
  await requireRecentLogin(ctx);
  const now = ctx.clock();
  const deleteAt = withdrawalDeleteAt(now);
  const { closed, paused, dropped } = await ctx.db.transaction(async (tx) => {
    if (actor.kind === "ace" && actor.authority === "admin") await refuseLastAdmin(tx, actor);
    const [user] = await tx
      .update(users)
      .set({ withdrawalRequestedAt: now, withdrawalReason: reason ?? null, deleteAt })
      .where(eq(users.id, actor.userId))
      .returning({ email: users.email });
    if (!user) throw new AppError("unauthenticated");
    const unattended = actor.kind === "ace" ? await pausePositionsOf(tx, ctx, actor.userId) : [];
    await leave(tx, actor, now);
    const dealings = await closeDealings(tx, ctx, actor);
    await endSessions(tx, actor.userId);
    const dropped = await dropLink(tx, actor.userId);
    await enqueueMail(tx, ctx, {
      template: "withdrawalAccepted",
      to: user.email,
      userId: actor.userId,
      params: { date: formatDate(deleteAt), url: loginUrl(ctx) },
    });
    await writeAudit(tx, ctx, {
      action: "withdraw",
      target: { type: actor.kind, id: actor.userId },
    });
    return { closed: dealings, paused: unattended, dropped };
  });
  signalSession(ctx.ports.bus, actor.userId);
  await signalLeft(ctx, actor, closed);
  for (const position of paused) await signalRecruitment(ctx, position);
  if (actor.kind === "joker") signalAllCandidates(ctx.ports.bus);
  else signalPublicPages(ctx);
  await revokeDropped(ctx, dropped);
  return { deleteAt };
}

const loginUrl = ({ site, actor }: Ctx<MemberActor>) =>
  `${site.origin}${actor.kind === "ace" ? "/ace/login" : "/login"}`;

/** A seeker is found no more, a member of staff stands among the company's people no more. */
async function leave(tx: Tx, { kind, userId }: MemberActor, now: Date) {
  if (kind === "ace") {
    await tx.update(aces).set({ removedAt: now }).where(eq(aces.id, userId));
    return;
  }
  await tx.update(jokers).set({ withdrawnAt: now }).where(eq(jokers.id, userId));
  await upsertSearchDocument(tx, userId, now);
}
