import type { Db } from "@tefuda/db/client";
import { notifications } from "@tefuda/db/schema/notification";
import { sql } from "@tefuda/db/sql";
import { type Given, statement } from "@tefuda/db/statement";
import {
  type NotificationType,
  type NotificationValues,
  notificationText,
} from "@tefuda/domain/notification/types";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";

export interface NewNotification<T extends NotificationType> {
  readonly userId: string;
  readonly type: T;
  /** What the type's text and link are filled with. */
  readonly params: NotificationValues<T>;
  readonly imageURL?: string | undefined;
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
  { userId, type, params, imageURL, dedupeKey, isRenewed }: NewNotification<T>,
): Promise<void> {
  await (isRenewed ? insertAnew : insertOnce)(tx, {
    id: uuidv7(),
    userId,
    type,
    dedupeKey: dedupeKey ?? null,
    ...notificationText(type, params),
    imageURL: imageURL ?? null,
    createdAt: clock(),
  });
}

interface NotificationRow extends ReturnType<typeof notificationText> {
  readonly id: string;
  readonly userId: string;
  readonly type: NotificationType;
  readonly dedupeKey: string | null;
  readonly imageURL: string | null;
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
      createdAt: sql`excluded.created_at`,
      isRead: false,
    },
  }),
);
