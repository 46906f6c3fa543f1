import type { Tx } from "@tefuda/db/client";
import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { and, eq, sql } from "@tefuda/db/sql";
import { messagePreview } from "@tefuda/domain/chat/preview";
import type { ThreadContext } from "@tefuda/domain/chat/text";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { PlannedMessage } from "@tefuda/domain/matching/first-messages";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import { selectCards, toCard } from "../matching/card.ts";
import { whereReachable } from "../matching/reach.ts";
import { tellMessage } from "../notification/message-notice.ts";
import { sentAfter } from "./sent-at.ts";

type ThreadRow = Awaited<ReturnType<typeof selectCards>>[number];

/** A thread that waits for what its joker chose; its row is locked until the transaction ends. */
export interface AnswerableThread {
  readonly row: ThreadRow & { readonly aceId: string };
  /** What the texts are filled with. */
  readonly thread: ThreadContext & { readonly jokerName: string };
  /** Now, but never before the last message. */
  readonly at: Date;
}

/**
 * Locks a thread of the joker's, so that the messages to come get the next numbers.
 * @throws AppError `dataNotFound` for a stranger's thread, and for one whose ace has left
 */
export async function lockAnswerable(
  tx: Tx,
  actor: JokerActor,
  matchingId: string,
  now: Date,
): Promise<AnswerableThread> {
  const isAnswerable = and(eq(matchings.id, matchingId), whereReachable(actor, "interest:answer"));
  await tx.select({ id: matchings.id }).from(matchings).where(isAnswerable).for("no key update");
  const [row] = await selectCards(tx, isAnswerable);
  if (!row?.aceId || row.aceDeparture) throw new AppError("dataNotFound");
  const { article, ...thread } = toCard(row, "joker", now);
  return {
    row: { ...row, aceId: row.aceId },
    thread: { ...thread, hasArticle: article !== null },
    at: sentAfter(row.lastMessagedAt, now),
  };
}

/**
 * Adds messages of a joker's choice to a locked thread and moves its row along: the first one is
 * its last message, and counts as unread for the ace. Whoever has read everything has read these.
 */
export async function appendPlanned(
  tx: Tx,
  { row, thread }: AnswerableThread,
  [first, ...others]: readonly [PlannedMessage, ...PlannedMessage[]],
  fields: Pick<
    Partial<typeof matchings.$inferInsert>,
    "selectedInterestAction" | "selectedInterestedThemes"
  > & { readonly updatedAt: Date },
): Promise<void> {
  const messages = [first, ...others];
  await tx.insert(chatMessages).values(
    messages.map((message, index) => ({
      ...message,
      id: uuidv7(),
      matchingId: row.id,
      seq: row.lastSeq + index + 1,
      userName: message.userId === row.jokerId ? thread.jokerName : "",
      selectedInterestedThemes: message.selectedInterestedThemes && [
        ...message.selectedInterestedThemes,
      ],
    })),
  );
  const lastSeq = row.lastSeq + messages.length;
  await tx
    .update(matchings)
    .set({
      ...fields,
      lastSeq,
      lastMessage: messagePreview(first),
      lastSenderId: first.userId,
      lastMessagedAt: first.sentAt,
      aceUnreadCount: sql`${matchings.aceUnreadCount} + 1`,
      jokerLastReadSeq: row.jokerUnreadCount === 0 ? lastSeq : row.jokerLastReadSeq,
    })
    .where(eq(matchings.id, row.id));
  await tellMessage(
    tx,
    { clock: () => fields.updatedAt },
    {
      matchingId: row.id,
      userId: row.aceId,
      writerId: row.jokerId,
      name: thread.jokerName,
      imageURL: row.jokerImageURL,
      seq: row.lastSeq + 1,
    },
  );
}
