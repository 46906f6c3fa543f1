import { matchings } from "@tefuda/db/schema/matching";
import { and, eq, isNull } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SetTurnClose } from "@tefuda/domain/matching/turn-schema";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { whereReachable } from "../matching/reach.ts";
import { signalMatching } from "../signals/matching.ts";

/**
 * Sets with which words a thread is closed when the other side's turn runs out, or that it is not.
 * The other side does not see it. Support threads have no turns.
 * @throws AppError `dataNotFound` for a thread the actor is not in
 */
export async function setTurnClose(
  { db, actor, clock, ports }: Ctx<MemberActor>,
  { matchingId, text }: SetTurnClose,
): Promise<void> {
  const [thread] = await db
    .update(matchings)
    .set({
      ...(actor.kind === "joker" ? { jokerCloseText: text } : { aceCloseText: text }),
      updatedAt: clock(),
    })
    .where(
      and(
        eq(matchings.id, matchingId),
        isNull(matchings.operatorId),
        whereReachable(actor, "turn:set-close"),
      ),
    )
    .returning({ id: matchings.id });
  if (!thread) throw new AppError("dataNotFound");
  // Only one's own other tabs and devices: nobody else can see the change.
  signalMatching(ports.bus, [actor.userId], matchingId);
}
