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
}

/**
 * Writes an in-app notification within the caller's transaction (spec 3 · notifications). The
 * caller publishes the hint `{ topic: "notifications", to: [userId] }` after commit.
 */
export async function createNotification<T extends NotificationType>(
  tx: Db,
  { clock }: Pick<Ctx, "clock">,
  { userId, type, params, imageURL, dedupeKey }: NewNotification<T>,
): Promise<void> {
  await tx
    .insert(notifications)
    .values({
      id: uuidv7(),
      userId,
      type,
      ...notificationText(type, params),
      imageURL: imageURL ?? null,
      dedupeKey: dedupeKey ?? null,
      createdAt: clock(),
    })
    .onConflictDoNothing({ target: [notifications.userId, notifications.dedupeKey] });
}
