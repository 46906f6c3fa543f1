import type { Tx } from "@tefuda/db/client";
import { rows } from "@tefuda/db/rows";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { matchings } from "@tefuda/db/schema/matching";
import { and, eq, inArray, or, sql } from "@tefuda/db/sql";
import type { DeletedMatchingRoute } from "@tefuda/domain/matching/constants";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { archiveMatching } from "../matching/archive-matching.ts";
import { createNotification } from "../notification/create-notification.ts";
import { forgetMessageNotices } from "../notification/message-notice.ts";
import { callOffInterview } from "../schedule/end-schedules.ts";
import { SCHEDULE_SIGNAL } from "../schedule/signals.ts";
import { signalDesk } from "../signals/desk.ts";
import { signalMatching, threadUserIds } from "../signals/matching.ts";

export interface Ending {
  /** Its row is locked. */
  readonly matching: typeof matchings.$inferSelect;
  readonly route: DeletedMatchingRoute;
  /** For the record only; neither side reads it. */
  readonly reason?: string | undefined;
}

/**
 * Ends a matching inside the caller's transaction: puts it into the archive, tells whoever did not
 * end it, without a reason and without a name, and writes the audit row.
 * @returns whose lists change, for `signalEnded`
 */
export async function endMatching(
  tx: Tx,
  ctx: Ctx<SignedInActor>,
  { matching, route, reason }: Ending,
): Promise<string[]> {
  const { id: matchingId } = matching;
  const releasedBy = ctx.actor.userId;
  const [thread] = await rows<{ userIds: string[] }>(
    tx,
    sql`select ${threadUserIds} as "userIds" from ${matchings} where ${matchings.id} = ${matchingId}`,
  );
  await callOffInterview(tx, ctx, matchingId);
  await archiveMatching(tx, { matching, route, releasedBy, reason, now: ctx.clock() });
  await forgetMessageNotices(tx, matching);
  await forgetMails(tx, matching);
  for (const userId of [matching.jokerId, matching.aceId])
    if (userId && userId !== releasedBy)
      await createNotification(tx, ctx, {
        userId,
        type: "matchingReleased",
        params: {},
        dedupeKey: `released:${matchingId}`,
      });
  await writeAudit(tx, ctx, {
    action: "releaseMatching",
    target: { type: "matching", id: matchingId },
    // The company's own log does not tell that it was the seeker who ended it.
    companyId: (ctx.actor.kind !== "joker" && matching.aceCompanyId) || undefined,
    reason,
  });
  return thread?.userIds ?? [];
}

/** Removes mails that wait for the morning, or for the mail server, and lead to a thread that is no more. */
async function forgetMails(tx: Tx, { id, jokerId, aceId }: Ending["matching"]): Promise<void> {
  const isOf = (kind: string) => sql`starts_with(${mailOutbox.dedupeKey}, ${`${kind}:${id}:`})`;
  await tx.delete(mailOutbox).where(
    and(
      inArray(mailOutbox.userId, aceId ? [jokerId, aceId] : [jokerId]),
      eq(mailOutbox.status, "waiting"),
      // That they were matched, that a message waits, and that a turn ends.
      or(isOf("matching"), isOf("message"), isOf("turn")),
    ),
  );
}

/** Tells everyone in a thread that it is gone. Call it after commit. */
export async function signalEnded(
  ctx: Pick<Ctx, "db" | "ports">,
  userIds: readonly string[],
  matchingId: string,
): Promise<void> {
  signalMatching(ctx.ports.bus, userIds, matchingId);
  ctx.ports.bus.publish({ to: [...userIds], topic: SCHEDULE_SIGNAL, id: matchingId });
  ctx.ports.bus.publish({ to: [...userIds], topic: "notifications", id: matchingId });
  await signalDesk(ctx, "matchings");
}
