import type { notifications } from "@tefuda/db/schema/notification";
import type { NamesSomebody } from "@tefuda/domain/notification/about";
import {
  type NotificationType,
  type NotificationValues,
  notificationText,
} from "@tefuda/domain/notification/types";
import { stableId } from "./ids.ts";

export type NotificationRow = typeof notifications.$inferSelect;

export type NotificationInput<T extends NotificationType> = Told<T> &
  (
    | { readonly aboutUserId: string }
    | (NamesSomebody<NotificationValues<T>> extends true ? never : unknown)
  );

interface Told<T extends NotificationType> {
  readonly userId: string;
  readonly type: T;
  readonly params: NotificationValues<T>;
  /** What it is about: one of a type to a user. */
  readonly about: string;
  /** Whose name stands in it. */
  readonly aboutUserId?: string;
  readonly createdAt: Date;
}

/** An in-app notification with the words of its type. */
export function makeNotification<T extends NotificationType>(
  { userId, type, params, about, aboutUserId, createdAt }: NotificationInput<T>,
  overrides: Partial<NotificationRow> = {},
): NotificationRow {
  const dedupeKey = `${type}:${about}`;
  return {
    id: stableId(`notification:${dedupeKey}`, userId),
    userId,
    type,
    ...notificationText(type, params),
    imageURL: null,
    aboutUserId: aboutUserId ?? null,
    isRead: false,
    dedupeKey,
    createdAt,
    ...overrides,
  };
}
