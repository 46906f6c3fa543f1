import type { notifications } from "@tefuda/db/schema/notification";
import {
  type NotificationType,
  type NotificationValues,
  notificationText,
} from "@tefuda/domain/notification/types";
import { stableId } from "./ids.ts";

export type NotificationRow = typeof notifications.$inferSelect;

export interface NotificationInput<T extends NotificationType> {
  readonly userId: string;
  readonly type: T;
  readonly params: NotificationValues<T>;
  /** What it is about: one of a type to a user. */
  readonly about: string;
  readonly createdAt: Date;
}

/** An in-app notification with the words of its type. */
export function makeNotification<T extends NotificationType>(
  { userId, type, params, about, createdAt }: NotificationInput<T>,
  overrides: Partial<NotificationRow> = {},
): NotificationRow {
  const dedupeKey = `${type}:${about}`;
  return {
    id: stableId(`notification:${dedupeKey}`, userId),
    userId,
    type,
    ...notificationText(type, params),
    imageURL: null,
    isRead: false,
    dedupeKey,
    createdAt,
    ...overrides,
  };
}
