import type { Tx } from "@tefuda/db/client";
import { rows } from "@tefuda/db/rows";
import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { and, eq, gt, isNull, lt, sql } from "@tefuda/db/sql";
import { canBeTakenDown, countsAsUnread } from "@tefuda/domain/chat/constants";
import { messagePreview } from "@tefuda/domain/chat/preview";
import type { TakeDown } from "@tefuda/domain/chat/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { readMessageNotice } from "../notification/message-notice.ts";
import { signalChangedMessage, signalMatching, threadUserIds } from "../signals/matching.ts";
import { signalNotification } from "../signals/notification.ts";
import { requireThread } from "./read-thread.ts";

interface Thread {
  readonly lastSeq: number;
  readonly lastMessage: string;
  readonly jokerId: string;
  readonly userIds: string[];
}

type Message = typeof chatMessages.$inferSelect;

interface TakenDown {
  readonly matchingId: string;
  readonly messageId: string;
  readonly userIds: readonly string[];
  /** The notification that has nothing left to be read, and whose it is. */
  readonly quieted?: { readonly id: string; readonly userId: string } | undefined;
}

/**
 * Takes a message of a support thread down. @throws AppError `dataNotFound` for a thread that the
 * support team is not in, and for a message that is none of a person's own words.
 */
export async function takeDownMessage(ctx: Ctx<OperatorActor>, input: TakeDown): Promise<void> {
  const taken = await ctx.db.transaction(async (tx) => {
    await requireThread(tx, ctx.actor, "message:read", input.matchingId);
    return takeDown(tx, ctx, input);
  });
  signalTakenDown(ctx, taken);
}

/**
 * Takes a message down inside the caller's transaction: it keeps its place and says nothing, on no
 * path, and the list no longer previews it. The row keeps its words for the archive. Done twice it
 * is done once.
 * @throws AppError `dataNotFound`
 */
export async function takeDown(
  tx: Tx,
  ctx: Ctx<OperatorActor>,
  { matchingId, seq, reason }: TakeDown,
): Promise<TakenDown | undefined> {
  const now = ctx.clock();
  // As whoever writes does, so that the preview is that of the last message.
  const [thread] = await rows<Thread>(
    tx,
    sql`select ${matchings.lastSeq} as "lastSeq", ${matchings.lastMessage} as "lastMessage",
          ${matchings.jokerId} as "jokerId", ${threadUserIds} as "userIds"
        from ${matchings} where ${matchings.id} = ${matchingId} for no key update of matchings`,
  );
  const [message] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.matchingId, matchingId), eq(chatMessages.seq, seq)));
  if (!thread || !message || !canBeTakenDown(message)) throw new AppError("dataNotFound");
  if (message.removedAt) return undefined;
  await tx.update(chatMessages).set({ removedAt: now }).where(eq(chatMessages.id, message.id));
  if (await isPreviewed(tx, thread, message))
    await tx
      .update(matchings)
      .set({ lastMessage: messagePreview({ ...message, isRemoved: true }), updatedAt: now })
      .where(eq(matchings.id, matchingId));
  const quieted = await countNoLonger(tx, thread, message);
  await writeAudit(tx, ctx, {
    action: "takeDownMessage",
    target: { type: "matching", id: matchingId },
    reason: `#${seq} ${reason}`,
  });
  return { matchingId, messageId: message.id, userIds: thread.userIds, quieted };
}

/** Whether the list shows this message, and not a later one that reads the same. */
async function isPreviewed(tx: Tx, { lastSeq, lastMessage }: Thread, message: Message) {
  const { matchingId, seq, type } = message;
  if (lastSeq === seq) return true;
  // Of messages that were written together the first one is shown.
  if (lastMessage !== messagePreview(message)) return false;
  const later = await tx
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.matchingId, matchingId),
        eq(chatMessages.type, type),
        gt(chatMessages.seq, seq),
        isNull(chatMessages.removedAt),
      ),
    );
  return !later.some((other) => messagePreview(other) === lastMessage);
}

/**
 * What is not there to be read is not counted as unread, and rings no bell when nothing else is. The
 * notification stays, as it says only who wrote.
 */
async function countNoLonger(
  tx: Tx,
  { jokerId }: Thread,
  message: Message,
): Promise<TakenDown["quieted"]> {
  const { matchingId, seq, type, userId: writerId } = message;
  if (!countsAsUnread(type)) return undefined;
  const isToAce = writerId === jokerId;
  const unread = isToAce ? matchings.aceUnreadCount : matchings.jokerUnreadCount;
  const left = sql`greatest(${unread} - 1, 0)`;
  const read = isToAce ? matchings.aceLastReadSeq : matchings.jokerLastReadSeq;
  const [counted] = await tx
    .update(matchings)
    .set(isToAce ? { aceUnreadCount: left } : { jokerUnreadCount: left })
    .where(and(eq(matchings.id, matchingId), lt(read, seq)))
    .returning({ unread, userId: isToAce ? matchings.aceId : matchings.jokerId });
  if (!counted?.userId || counted.unread > 0) return undefined;
  const { userId } = counted;
  const id = await readMessageNotice(tx, { matchingId, userId });
  return id === undefined ? undefined : { id, userId };
}

/** Tells everyone in the thread that a message was taken down. Call it after commit. */
export function signalTakenDown({ ports }: Pick<Ctx, "ports">, taken: TakenDown | undefined): void {
  if (!taken) return;
  signalChangedMessage(ports.bus, taken.userIds, taken);
  signalMatching(ports.bus, taken.userIds, taken.matchingId);
  if (taken.quieted) signalNotification(ports.bus, taken.quieted.userId, taken.quieted.id);
}
