import type { Db } from "@tefuda/db/client";
import { notifications } from "@tefuda/db/schema/notification";
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
 * caller publishes the hint `{ topic: "notifications", to: [userId] }` after commit.
 */
export async function createNotification<T extends NotificationType>(
  tx: Db,
  { clock }: Pick<Ctx, "clock">,
  { userId, type, params, imageURL, dedupeKey, isRenewed }: NewNotification<T>,
): Promise<void> {
  const said = {
    ...notificationText(type, params),
    imageURL: imageURL ?? null,
    createdAt: clock(),
  };
  const target = [notifications.userId, notifications.dedupeKey];
  const inserting = tx
    .insert(notifications)
    .values({ id: uuidv7(), userId, type, dedupeKey: dedupeKey ?? null, ...said });
  await (isRenewed
    ? inserting.onConflictDoUpdate({ target, set: { ...said, isRead: false } })
    : inserting.onConflictDoNothing({ target }));
}
