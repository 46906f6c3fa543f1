import type { Tx } from "@tefuda/db/client";
import { notifications } from "@tefuda/db/schema/notification";
import { notificationText } from "@tefuda/domain/notification/types";
import { MESSAGE_PUSH_AFTER_MS } from "@tefuda/domain/push/rules";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { pushStatement } from "../push/enqueue-push.ts";
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
  readonly name: string;
  readonly imageURL: string | null;
  /** The message's number in the thread. */
  readonly seq: number;
}

/**
 * Tells one side of a message, in the product and on the browsers that pushes come to, within the
 * transaction that writes it; hint after commit.
 */
export async function tellMessage(
  tx: Tx,
  ctx: Pick<Ctx, "clock">,
  { matchingId, userId, name, imageURL, seq }: MessageNotice,
): Promise<void> {
  await tx.execute(
    messagePushStatement(
      sql`select ${userId}::uuid as user_id, ${name}::text as name, ${seq}::int as seq`,
      { matchingId, now: ctx.clock() },
    ),
  );
  await createNotification(tx, ctx, {
    userId,
    type: "messageReceived",
    params: { name, id: matchingId },
    imageURL: imageURL ?? undefined,
    dedupeKey: messageNoticeKey(matchingId),
    isRenewed: true,
  });
}

/**
 * The same as a part of a statement that writes the message itself; the rows of `source` have
 * `user_id`, `name` and `image_url`, and `content` says where the name goes. It answers whom it told.
 */
export function messageNoticeStatement(
  source: SQL,
  {
    matchingId,
    content,
    at,
  }: { readonly matchingId: string; readonly content: string; readonly at: SQL },
): SQL {
  const { link } = notificationText("messageReceived", { name: "", id: matchingId });
  return sql`insert into notifications
      (id, user_id, type, content, link, image_url, dedupe_key, created_at)
    select ${uuidv7()}::uuid, user_id, 'messageReceived',
      replace(${content}::text, '{name}', name),
      ${link}, image_url, ${messageNoticeKey(matchingId)}, ${at}
    from (${source}) as told
    on conflict (user_id, dedupe_key) do update set content = excluded.content,
      image_url = excluded.image_url, is_read = false, created_at = excluded.created_at
    returning user_id`;
}

/**
 * The push of a message as a part of a statement; the rows of `source` have `user_id`, `name` and `seq`.
 * It waits a moment: a message that is read in an open thread needs none.
 */
export function messagePushStatement(
  source: SQL,
  { matchingId, now }: { readonly matchingId: string; readonly now: Date },
): SQL {
  const told = sql`select user_id,
      jsonb_build_object('name', name, 'matchingId', ${matchingId}::text, 'seq', seq) as params,
      ${`message:${matchingId}:`}::text || seq as dedupe_key
    from (${source}) as message`;
  const from = new Date(now.getTime() + MESSAGE_PUSH_AFTER_MS);
  return pushStatement(told, { kind: "newMessage", now, from });
}

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

/** Removes what tells of messages in a thread that is no more; `hintEnded` tells the open pages. */
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
