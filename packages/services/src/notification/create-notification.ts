import type { Db } from "@tefuda/db/client";
import { notifications } from "@tefuda/db/schema/notification";
import { sql } from "@tefuda/db/sql";
import { type Given, statement } from "@tefuda/db/statement";
import type { NamesSomebody } from "@tefuda/domain/notification/about";
import {
  type NotificationType,
  type NotificationValues,
  notificationText,
} from "@tefuda/domain/notification/types";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";

export type NewNotification<T extends NotificationType> = Told<T> &
  (
    | { readonly aboutUserId: string | null }
    | (NamesSomebody<NotificationValues<T>> extends true ? never : unknown)
  );

interface Told<T extends NotificationType> {
  readonly userId: string;
  readonly type: T;
  /** What the type's text and link are filled with. */
  readonly params: NotificationValues<T>;
  readonly imageURL?: string | undefined;
  /** Whose name or picture it has, null for the support team's: it goes when that person is erased. */
  readonly aboutUserId?: string | null | undefined;
  /** Two notifications of one key to one user are one. */
  readonly dedupeKey?: string | undefined;
  /** One of the key that stands already comes to the top anew, unread, instead of staying as it is. */
  readonly isRenewed?: boolean | undefined;
}

/**
 * Writes an in-app notification within the caller's transaction (spec 3 · notifications). The
 * caller publishes the signal `{ topic: "notifications", to: [userId] }` after commit.
 */
export async function createNotification<T extends NotificationType>(
  tx: Db,
  { clock }: Pick<Ctx, "clock">,
  { userId, type, params, imageURL, aboutUserId, dedupeKey, isRenewed }: NewNotification<T>,
): Promise<void> {
  await (isRenewed ? insertAnew : insertOnce)(tx, {
    id: uuidv7(),
    userId,
    type,
    dedupeKey: dedupeKey ?? null,
    ...notificationText(type, params),
    imageURL: imageURL ?? null,
    aboutUserId: aboutUserId ?? null,
    createdAt: clock(),
  });
}

interface NotificationRow extends ReturnType<typeof notificationText> {
  readonly id: string;
  readonly userId: string;
  readonly type: NotificationType;
  readonly dedupeKey: string | null;
  readonly imageURL: string | null;
  readonly aboutUserId: string | null;
  readonly createdAt: Date;
}

const target = [notifications.userId, notifications.dedupeKey];
const inserting = (db: Db, given: Given<NotificationRow>) =>
  db.insert(notifications).values({
    id: given.id,
    userId: given.userId,
    type: given.type,
    content: given.content,
    link: given.link,
    dedupeKey: given.dedupeKey,
    imageURL: given.imageURL,
    aboutUserId: given.aboutUserId,
    createdAt: given.createdAt,
  });

const insertOnce = statement((db, given: Given<NotificationRow>) =>
  inserting(db, given).onConflictDoNothing({ target }),
);
const insertAnew = statement((db, given: Given<NotificationRow>) =>
  inserting(db, given).onConflictDoUpdate({
    target,
    set: {
      content: sql`excluded.content`,
      link: sql`excluded.link`,
      imageURL: sql`excluded.image_url`,
      aboutUserId: sql`excluded.about_user_id`,
      createdAt: sql`excluded.created_at`,
      isRead: false,
    },
  }),
);
