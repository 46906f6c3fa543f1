import type { Tx } from "@tefuda/db/client";
import { notifications } from "@tefuda/db/schema/notification";
import { and, eq, inArray, type SQL, type SQLWrapper, sql } from "@tefuda/db/sql";
import { notificationTemplates } from "@tefuda/domain/notification/types";
import { MESSAGE_PUSH_AFTER_MS, pushTimes } from "@tefuda/domain/push/rules";
import type { Ctx } from "../kernel/context.ts";
import { enqueuePush, pushStatement } from "../push/enqueue-push.ts";
import { createNotification } from "./create-notification.ts";

/**
 * A thread's messages are one notification to each side, which every new message brings to the top
 * unread: a busy conversation leaves one line behind instead of hundreds.
 */
const messageNoticeKey = (matchingId: string) => `messageReceived:${matchingId}`;

interface MessageNotice {
  readonly matchingId: string;
  /** Who has the message to read. */
  readonly userId: string;
  /** Who wrote it. */
  readonly writerId: string;
  readonly name: string;
  readonly imageURL: string | null;
  /** The message's number in the thread. */
  readonly seq: number;
}

/**
 * Tells one side of a message, in the product and on the browsers that pushes come to, within the
 * transaction that writes it; signal after commit.
 */
export async function tellMessage(
  tx: Tx,
  ctx: Pick<Ctx, "clock">,
  { matchingId, userId, writerId, name, imageURL, seq }: MessageNotice,
): Promise<void> {
  await enqueuePush(tx, ctx, {
    kind: "newMessage",
    userId,
    aboutUserId: writerId,
    params: { name, matchingId, seq },
    dedupeKey: messagePushKey(matchingId, seq),
    notBefore: new Date(ctx.clock().getTime() + MESSAGE_PUSH_AFTER_MS),
  });
  await createNotification(tx, ctx, {
    userId,
    type: "messageReceived",
    params: { name, id: matchingId },
    imageURL: imageURL ?? undefined,
    aboutUserId: writerId,
    dedupeKey: messageNoticeKey(matchingId),
    isRenewed: true,
  });
}

/**
 * The same as a part of a statement that writes messages; the rows of `source` have `id`, `user_id`,
 * `matching_id`, `writer_id`, `name` and `image_url`, and `content` says where the name goes. It answers
 * whom it told.
 */
export function messageNoticesStatement(source: SQL, content: string, at: SQLWrapper): SQL {
  const { link } = notificationTemplates.messageReceived;
  return sql`insert into notifications
      (id, user_id, type, content, link, image_url, about_user_id, dedupe_key, created_at)
    select id, user_id, 'messageReceived', replace(${content}::text, '{name}', name),
      replace(${link}::text, '{id}', matching_id::text), image_url, writer_id,
      ${messageNoticeKey("")}::text || matching_id, ${at}::timestamptz
    from (${source}) as told
    on conflict (user_id, dedupe_key) do update set content = excluded.content,
      image_url = excluded.image_url, about_user_id = excluded.about_user_id, is_read = false, created_at = excluded.created_at
    returning user_id, dedupe_key`;
}

/**
 * The pushes of messages as a part of a statement; the rows of `source` have `user_id`, `matching_id`,
 * `writer_id`, `name` and `seq`.
 */
export function messagePushesStatement(
  source: SQL,
  times: Parameters<typeof pushStatement>[2],
): SQL {
  return pushStatement(
    sql`select user_id, writer_id as about_user_id,
      jsonb_build_object('name', name, 'matchingId', matching_id, 'seq', seq) as params,
      'message:' || matching_id || ':' || seq as dedupe_key
    from (${source}) as message`,
    "newMessage",
    times,
  );
}

const messagePushKey = (matchingId: string, seq: number) => `message:${matchingId}:${seq}`;

/** When the push of a message leaves: one that is read in an open thread needs none. */
export const messagePushTimes = (now: Date) =>
  pushTimes("newMessage", new Date(now.getTime() + MESSAGE_PUSH_AFTER_MS));

/** Notes that a side has no message of a thread left to read; answers the notification that went. */
export async function readMessageNotice(
  tx: Tx,
  { matchingId, userId }: Pick<MessageNotice, "matchingId" | "userId">,
): Promise<string | undefined> {
  const [read] = await tx
    .update(notifications)
    .set({ isRead: true })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.dedupeKey, messageNoticeKey(matchingId)),
        eq(notifications.isRead, false),
      ),
    )
    .returning({ id: notifications.id });
  return read?.id;
}

/** Removes what tells of messages in a thread that is no more; `signalEnded` tells the open pages. */
export async function forgetMessageNotices(
  tx: Tx,
  {
    id,
    jokerId,
    aceId,
  }: { readonly id: string; readonly jokerId: string; readonly aceId: string | null },
): Promise<void> {
  const sides = aceId ? [jokerId, aceId] : [jokerId];
  await tx
    .delete(notifications)
    .where(
      and(inArray(notifications.userId, sides), eq(notifications.dedupeKey, messageNoticeKey(id))),
    );
}
