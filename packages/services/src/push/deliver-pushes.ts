import { pushOutbox } from "@tefuda/db/schema/push";
import { and, asc, eq, gt, inArray, isNull, lte, sql } from "@tefuda/db/sql";
import type { PushKind } from "@tefuda/domain/push/pushes.ja";
import { pushesThatLeaveAt } from "@tefuda/domain/push/rules";
import { logFault } from "../monitoring/log-fault.ts";
import { readPushKeys } from "./keys.ts";
import { type ClaimedPush, type PushApp, sendPush } from "./send-push.ts";

/** Beyond what a sending may take: for writing down how it ended, and clocks that differ. */
const LEASE_MARGIN_MS = 60_000;
/** How many are under way at once in one process. */
const AT_ONCE = 8;

/**
 * Sends the pushes that have been due for longest, some at once, and answers how many it took up. Several
 * workers may run: each takes rows that no other has. In the quiet hours only those leave that are about
 * an interview that begins.
 */
export async function deliverPushes(app: PushApp): Promise<number> {
  const claimed = await claim(app);
  if (claimed.length === 0) return 0;
  const keys = await readPushKeys(app);
  await Promise.all(
    claimed.map(async (push) => {
      try {
        await sendPush(app, push, keys);
      } catch (error) {
        // It comes back when its claim has run out.
        await logFault(app, { error, place: "/jobs/deliverPushes" });
      }
    }),
  );
  return claimed.length;
}

async function claim(app: PushApp): Promise<ClaimedPush[]> {
  const claimed: ClaimedPush[] = [];
  for (const kinds of pushesThatLeaveAt(app.clock())) {
    claimed.push(...(await claimOf(app, kinds, AT_ONCE - claimed.length)));
    if (claimed.length === AT_ONCE) break;
  }
  return claimed;
}

/** Out of other workers' sight for longer than a sending can take; a crashed one's come back after that. */
function claimOf({ db, clock, ports }: PushApp, kinds: readonly PushKind[], limit: number) {
  const now = clock();
  const due = db.$with("due").as(
    db
      .select({ dueId: sql<string>`${pushOutbox.id}`.as("due_id") })
      .from(pushOutbox)
      .where(
        and(
          isNull(pushOutbox.sentAt),
          lte(pushOutbox.sendAt, now),
          gt(pushOutbox.expiresAt, now),
          inArray(pushOutbox.kind, [...kinds]),
        ),
      )
      .orderBy(asc(pushOutbox.sendAt))
      .limit(limit)
      .for("no key update", { skipLocked: true }),
  );
  return db
    .with(due)
    .update(pushOutbox)
    .set({
      attempts: sql`${pushOutbox.attempts} + 1`,
      sendAt: new Date(now.getTime() + ports.push.limitMs + LEASE_MARGIN_MS),
    })
    .from(due)
    .where(eq(pushOutbox.id, due.dueId))
    .returning();
}
