import type { Db } from "@tefuda/db/client";
import { notifications } from "@tefuda/db/schema/notification";
import { and, desc, eq } from "@tefuda/db/sql";
import { NOTIFICATIONS_PER_PAGE } from "@tefuda/domain/notification/constants";
import type { ListNotifications } from "@tefuda/domain/notification/schema";
import type { NotificationType } from "@tefuda/domain/notification/types";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { type Cursor, decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";

/** A notification as its reader's list shows it. */
export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  readonly content: string;
  /** The page that it leads to. */
  readonly link: string | null;
  readonly imageURL: string | null;
  readonly isRead: boolean;
  readonly createdAt: Date;
}

type Reader = Pick<Ctx<MemberActor>, "db" | "actor">;

const columns = {
  id: notifications.id,
  type: notifications.type,
  content: notifications.content,
  link: notifications.link,
  imageURL: notifications.imageURL,
  isRead: notifications.isRead,
  createdAt: notifications.createdAt,
};

/** The statement of a page: read from the index in its order, however many there are. */
function selectNotifications(
  db: Db,
  userId: string,
  page: { readonly after: Cursor | undefined; readonly limit: number },
) {
  const { after, limit } = page;
  return db
    .select(columns)
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        whereBefore(notifications.createdAt, notifications.id, after),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

/** One's own notifications, the newest first, page by page (spec 3 · notifications). */
export async function listNotifications(
  { db, actor }: Reader,
  { cursor }: ListNotifications,
): Promise<{ items: Notification[]; nextCursor: string | undefined }> {
  const rows = await selectNotifications(db, actor.userId, {
    after: decodeCursor(cursor),
    limit: oneMoreThan(NOTIFICATIONS_PER_PAGE),
  });
  const { page, nextCursor } = pageOf(rows, NOTIFICATIONS_PER_PAGE, (row) => ({
    at: row.createdAt,
    id: row.id,
  }));
  return { items: page, nextCursor };
}

/** One of one's own notifications, or nothing for any other id. */
export async function findNotification(
  { db, actor }: Reader,
  id: string,
): Promise<Notification | undefined> {
  const [row] = await db
    .select(columns)
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, actor.userId)));
  return row;
}
