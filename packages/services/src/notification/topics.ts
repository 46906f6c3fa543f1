import type { Signal } from "@tefuda/adapters/bus/port";
import { NOTIFICATIONS_PER_PAGE } from "@tefuda/domain/notification/constants";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { z } from "zod";
import type { Ctx } from "../kernel/context.ts";
import {
  type LiveChange,
  type LiveCtx,
  type LiveTopic,
  noPosition,
  nothing,
} from "../live/topic.ts";
import { ANNOUNCES_SIGNAL } from "../signals/announce.ts";
import { NOTIFICATIONS_SIGNAL } from "../signals/notification.ts";
import { countUnreadNotices, type UnreadNotices } from "./count-unread.ts";
import { findNotification, listNotifications, type Notification } from "./list-notifications.ts";

const uuid = z.uuid();
type Known = ReadonlyMap<string, Notification>;

/**
 * `notifications`: the actor's newest page, and every change of it; also one further down that was
 * read (spec 7 · Live subscriptions).
 */
export const notificationsTopic: LiveTopic<Notification> = {
  async open(live) {
    const ctx = memberOf(live);
    if (!ctx) return nothing;
    const newest = async () =>
      new Map((await listNotifications(ctx, {})).items.map((item) => [item.id, item]));
    let known: Known = await newest();
    return {
      snapshot: [...known.values()].map((doc) => ({ type: "added", id: doc.id, doc })),
      isWhole: true,
      concerns: ({ topic }) => topic === NOTIFICATIONS_SIGNAL,
      async read({ id }) {
        const before = known;
        known = await newest();
        const changes = changesOf(before, known);
        if (known.has(id) || !uuid.safeParse(id).success) return changes;
        const further = await findNotification(ctx, id);
        return further ? [...changes, { type: "modified", id, doc: further }] : changes;
      },
      position: noPosition,
    };
  },
};

/**
 * What became of the newest page. What is no longer on it was pushed off by newer ones, unless it
 * would still have a place there: then it was taken back.
 */
function changesOf(before: Known, now: Known): LiveChange<Notification>[] {
  const changes: LiveChange<Notification>[] = [];
  for (const [id, doc] of now) {
    const old = before.get(id);
    if (!old) changes.push({ type: "added", id, doc });
    else if (!isSame(old, doc)) changes.push({ type: "modified", id, doc });
  }
  const last = [...now.values()].at(-1);
  const isFull = now.size === NOTIFICATIONS_PER_PAGE;
  for (const [id, { createdAt }] of before)
    if (!now.has(id) && (!isFull || !last || createdAt > last.createdAt))
      changes.push({ type: "removed", id });
  return changes;
}

const isSame = (one: Notification, other: Notification) =>
  one.isRead === other.isRead &&
  one.content === other.content &&
  one.createdAt.getTime() === other.createdAt.getTime();

const concernsNotices = ({ topic }: Signal) =>
  topic === NOTIFICATIONS_SIGNAL || topic === ANNOUNCES_SIGNAL;

/** `notices-unread`: how many notifications and announcements the actor has not read. */
export const noticesUnreadTopic: LiveTopic<UnreadNotices> = {
  async open(live) {
    const ctx = memberOf(live);
    if (!ctx) return nothing;
    const read = async (type: "added" | "modified") =>
      [{ type, id: "total", doc: await countUnreadNotices(ctx) }] as const;
    return {
      snapshot: await read("added"),
      isWhole: true,
      concerns: concernsNotices,
      read: () => read("modified"),
      position: noPosition,
    };
  },
};

/** The context of someone who has notifications at all. */
function memberOf(live: LiveCtx): Ctx<MemberActor> | undefined {
  const { actor } = live;
  return actor.kind === "operator" ? undefined : { ...live, actor };
}
