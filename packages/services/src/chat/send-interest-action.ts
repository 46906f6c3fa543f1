import type { Tx } from "@tefuda/db/client";
import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { messageTypes } from "@tefuda/domain/chat/constants";
import { messagePreview } from "@tefuda/domain/chat/preview";
import type { SendInterestAction } from "@tefuda/domain/chat/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import { interestActionMessages } from "@tefuda/domain/matching/first-messages";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { selectCards, toCard } from "../matching/card.ts";
import { hintChangedMessage, hintMessages } from "../matching/hints.ts";
import { whereReachable } from "../matching/reach.ts";

/**
 * Answers the interest question of a thread, or changes the answer (spec 4 · Interest action):
 * notes it on the question, adds the result and what may help next, and raises the ace's unread
 * counter by exactly one. Sending the same answer again changes nothing.
 *
 * @throws AppError `dataNotFound` for a stranger's thread or a message that is no such question.
 */
export async function sendInterestAction(
  { db, actor, clock, ports }: Ctx<JokerActor>,
  input: SendInterestAction,
): Promise<void> {
  const { matchingId, messageId } = input;
  const aceId = await db.transaction(async (tx) => {
    // The row is locked first, so that the messages get the next numbers.
    const [locked] = await tx
      .select({ id: matchings.id })
      .from(matchings)
      .where(and(eq(matchings.id, matchingId), whereReachable(actor, "interest:answer")))
      .for("update");
    if (!locked) throw new AppError("dataNotFound");
    if (!(await noteOnQuestion(tx, input))) return undefined;
    return writeAnswer(tx, input, actor.userId, clock());
  });
  if (!aceId) return;
  const to = [actor.userId, aceId];
  hintMessages(ports.bus, to, matchingId);
  hintChangedMessage(ports.bus, to, { matchingId, messageId });
}

/** False when the question already has this answer. */
async function noteOnQuestion(tx: Tx, { matchingId, messageId, action }: SendInterestAction) {
  const isQuestion = and(
    eq(chatMessages.id, messageId),
    eq(chatMessages.matchingId, matchingId),
    eq(chatMessages.type, messageTypes.InterestAction),
  );
  const noted = await tx
    .update(chatMessages)
    .set({ selectedInterestAction: action })
    .where(
      and(
        isQuestion,
        or(
          isNull(chatMessages.selectedInterestAction),
          ne(chatMessages.selectedInterestAction, action),
        ),
      ),
    )
    .returning({ id: chatMessages.id });
  if (noted.length > 0) return true;
  const [question] = await tx.select({ id: chatMessages.id }).from(chatMessages).where(isQuestion);
  if (!question) throw new AppError("dataNotFound");
  return false;
}

async function writeAnswer(
  tx: Tx,
  { matchingId, action }: SendInterestAction,
  jokerId: string,
  now: Date,
): Promise<string> {
  const [row] = await selectCards(tx, eq(matchings.id, matchingId));
  if (!row?.aceId) throw new AppError("dataNotFound");
  const { article, ...thread } = toCard(row, "joker");
  const at = new Date(Math.max(now.getTime(), row.lastMessagedAt.getTime()));
  const [result, help] = interestActionMessages({
    jokerId,
    action,
    thread: { ...thread, hasArticle: article !== null },
    now: at,
  });
  await tx.insert(chatMessages).values(
    [result, help].map((message, index) => ({
      ...message,
      id: uuidv7(),
      matchingId,
      seq: row.lastSeq + index + 1,
      userName: message.userId === jokerId ? thread.jokerName : "",
      selectedInterestedThemes: undefined,
    })),
  );
  const lastSeq = row.lastSeq + 2;
  await tx
    .update(matchings)
    .set({
      lastSeq,
      lastMessage: messagePreview(result),
      lastSenderId: result.userId,
      lastMessagedAt: result.sentAt,
      selectedInterestAction: action,
      aceUnreadCount: sql`${matchings.aceUnreadCount} + 1`,
      jokerLastReadSeq: row.jokerUnreadCount === 0 ? lastSeq : row.jokerLastReadSeq,
      updatedAt: now,
    })
    .where(eq(matchings.id, matchingId));
  return row.aceId;
}
