import { onlyRow, rows } from "@tefuda/db/rows";
import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { and, count, eq, gt, inArray, isNull, lte, ne, sql } from "@tefuda/db/sql";
import { SYSTEM_USER_ID, unreadMessageTypes } from "@tefuda/domain/chat/constants";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { sideOf, whereReachable } from "../matching/reach.ts";
import { readMessageNotice } from "../notification/message-notice.ts";
import { signalMatching, threadUserIds } from "../signals/matching.ts";
import { signalNotification } from "../signals/notification.ts";

interface Marks {
  readonly jokerId: string;
  readonly lastSeq: number;
  readonly lastReadSeq: number;
  readonly unread: number;
  readonly userIds: string[];
}

/**
 * Notes that the actor has read a thread up to `seq`. A mark never goes back, and what remains
 * unread is counted again from the messages, under the row's lock so that none arrives in between.
 *
 * @throws AppError `dataNotFound` for a thread the actor is not in.
 */
export async function markRead(
  { db, actor, clock, ports }: Ctx<SignedInActor>,
  { matchingId, seq }: { readonly matchingId: string; readonly seq: number },
): Promise<{ unread: number }> {
  const isJoker = sideOf(actor) === "joker";
  const columns = isJoker
    ? { read: matchings.jokerLastReadSeq, unread: matchings.jokerUnreadCount }
    : { read: matchings.aceLastReadSeq, unread: matchings.aceUnreadCount };

  const { unread, userIds, noticeId } = await db.transaction(async (tx) => {
    const [marks] = await rows<Marks>(
      tx,
      sql`select ${matchings.jokerId} as "jokerId", ${matchings.lastSeq} as "lastSeq",
            ${columns.read} as "lastReadSeq", ${columns.unread} as unread,
            ${threadUserIds} as "userIds"
          from ${matchings}
          where ${matchings.id} = ${matchingId} and ${whereReachable(actor, "message:read")}
          for no key update of matchings`,
    );
    if (!marks) throw new AppError("dataNotFound");
    const readTo = Math.min(seq, marks.lastSeq);
    if (readTo <= marks.lastReadSeq)
      return { unread: marks.unread, userIds: undefined, noticeId: undefined };

    const fromOthers = and(
      eq(chatMessages.matchingId, matchingId),
      isJoker ? ne(chatMessages.userId, marks.jokerId) : eq(chatMessages.userId, marks.jokerId),
      ne(chatMessages.userId, SYSTEM_USER_ID),
    );
    await tx
      .update(chatMessages)
      .set({ readAt: clock() })
      .where(
        and(
          fromOthers,
          gt(chatMessages.seq, marks.lastReadSeq),
          lte(chatMessages.seq, readTo),
          isNull(chatMessages.readAt),
        ),
      );
    const rest = await tx
      .select({ count: count() })
      .from(chatMessages)
      .where(
        and(
          fromOthers,
          gt(chatMessages.seq, readTo),
          isNull(chatMessages.removedAt),
          inArray(chatMessages.type, [...unreadMessageTypes]),
        ),
      );
    const left = onlyRow(rest).count;
    await tx
      .update(matchings)
      .set(
        isJoker
          ? { jokerLastReadSeq: readTo, jokerUnreadCount: left }
          : { aceLastReadSeq: readTo, aceUnreadCount: left },
      )
      .where(eq(matchings.id, matchingId));
    // Read is read: what told of the messages need not be opened as well.
    const noticeId =
      left === 0 ? await readMessageNotice(tx, { matchingId, userId: actor.userId }) : undefined;
    return { unread: left, userIds: marks.userIds, noticeId };
  });
  if (noticeId) signalNotification(ports.bus, actor.userId, noticeId);
  if (userIds) signalMatching(ports.bus, userIds, matchingId);
  return { unread };
}
