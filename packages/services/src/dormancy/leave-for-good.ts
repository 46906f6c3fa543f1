import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { eq } from "@tefuda/db/sql";
import { endSessions } from "../account/sessions.ts";
import { dropLink, revokeDropped } from "../calendar/drop-link.ts";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import { writeAudit } from "../kernel/audit.ts";
import { byItself } from "../kernel/by-itself.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalAllCandidates } from "../signals/candidate.ts";
import { signalSession } from "../signals/session.ts";
import { closeDealings, signalLeft } from "../withdrawal/close-dealings.ts";

/**
 * Has a seeker leave as if by withdrawing, with no time to change their mind: the warning was that.
 * The next run of `deleteWithdrawn` erases what there is.
 *
 * @returns what to do after commit: tells those who dealt with the seeker.
 */
export async function leaveForGood(
  tx: Tx,
  app: Pick<Ctx, "db" | "clock" | "ports" | "site">,
  userId: string,
): Promise<() => Promise<void>> {
  const now = app.clock();
  const joker = { kind: "joker", userId } as const;
  await tx
    .update(users)
    .set({ withdrawalRequestedAt: now, deleteAt: now })
    .where(eq(users.id, userId));
  await tx.update(jokers).set({ withdrawnAt: now }).where(eq(jokers.id, userId));
  await upsertSearchDocument(tx, userId, now);
  const closed = await closeDealings(tx, app, joker);
  await endSessions(tx, userId);
  const dropped = await dropLink(tx, userId);
  await writeAudit(tx, byItself(app), {
    action: "deleteDormant",
    target: { type: "joker", id: userId },
    by: { type: "system" },
  });
  return async () => {
    signalSession(app.ports.bus, userId);
    await signalLeft(app, joker, closed);
    signalAllCandidates(app.ports.bus);
    await revokeDropped(app, dropped);
  };
}
