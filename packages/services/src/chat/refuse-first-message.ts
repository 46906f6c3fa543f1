import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { and, eq, inArray, isNotNull, or } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/**
 * Keeps a restricted person from the first message of a thread; where somebody has written already,
 * answering stays open, and so does the support team.
 * @throws AppError restricted
 */
export async function refuseFirstMessage(
  { db, actor }: Pick<Ctx<SignedInActor>, "db" | "actor">,
  matchingId: string,
): Promise<void> {
  if (actor.kind === "operator" || !actor.isRestricted) return;
  const [begun] = await db
    .select({ id: matchings.id })
    .from(matchings)
    .leftJoin(
      chatMessages,
      and(
        eq(chatMessages.matchingId, matchings.id),
        inArray(chatMessages.type, [messageTypes.Normal, messageTypes.FileUrl]),
      ),
    )
    .where(
      and(
        eq(matchings.id, matchingId),
        or(isNotNull(matchings.operatorId), isNotNull(chatMessages.id)),
      ),
    )
    .limit(1);
  if (!begun) throw new AppError("restricted");
}
