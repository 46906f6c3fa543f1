import type { Tx } from "@tefuda/db/client";
import { chatMessages } from "@tefuda/db/schema/chat";
import { and, eq } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";
import type { SendInterestAction } from "@tefuda/domain/chat/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import { interestActionMessages } from "@tefuda/domain/matching/first-messages";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { signalChangedMessage, signalMessages } from "../signals/matching.ts";
import { signalNotification } from "../signals/notification.ts";
import { signalOfferToJoker } from "../signals/offer.ts";
import { appendPlanned, lockAnswerable } from "./append-planned.ts";

/**
 * Tells the ace the joker's interest, or a changed one (spec 4 · Interest action): notes it on the
 * thread's question and on the matching, adds the result and what may help next, and raises the
 * ace's unread counter by exactly one. Sending the same answer again changes nothing. What a like
 * said when it was sent stands as it was said; a later change is told by the result alone.
 *
 * @throws AppError `dataNotFound` for a stranger's thread, one whose ace has left, or a message
 * that is no such question.
 */
export async function sendInterestAction(
  { db, actor, clock, ports }: Ctx<JokerActor>,
  { matchingId, messageId, action }: SendInterestAction,
): Promise<void> {
  const now = clock();
  const told = await db.transaction(async (tx) => {
    const locked = await lockAnswerable(tx, actor, matchingId, now);
    const { row, thread, at } = locked;
    const question = await findQuestion(tx, matchingId, messageId);
    if (row.selectedInterestAction === action) return undefined;
    if (question)
      await tx
        .update(chatMessages)
        .set({ selectedInterestAction: action })
        .where(eq(chatMessages.id, question.id));
    const messages = interestActionMessages({ jokerId: actor.userId, action, thread, now: at });
    await appendPlanned(tx, locked, messages, { selectedInterestAction: action, updatedAt: now });
    return { row, question };
  });
  if (!told) return;

  const to = [actor.userId, told.row.aceId];
  signalMessages(ports.bus, to, matchingId);
  signalNotification(ports.bus, told.row.aceId, told.row.aceId);
  if (told.question)
    signalChangedMessage(ports.bus, to, { matchingId, messageId: told.question.id });
  if (told.row.offerId) signalOfferToJoker(ports.bus, actor.userId, told.row.offerId);
}

/** The thread's question for the interest, if it has one: a like that came with it is not asked. */
async function findQuestion(tx: Tx, matchingId: string, messageId: string | undefined) {
  const [question] = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.matchingId, matchingId),
        eq(chatMessages.type, messageTypes.InterestAction),
        messageId === undefined ? undefined : eq(chatMessages.id, messageId),
      ),
    )
    .orderBy(chatMessages.seq)
    .limit(1);
  if (messageId !== undefined && !question) throw new AppError("dataNotFound");
  return question;
}
