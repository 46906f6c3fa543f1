import { z } from "zod";
import { uuid } from "../validation/fields.ts";

/** To whom an announcement goes. */
export const announceTargets = ["all", "joker", "ace"] as const;
export type AnnounceTarget = (typeof announceTargets)[number];
export const announceTargetLabels = {
  all: "全員",
  joker: "求職者",
  ace: "企業メンバー",
} as const satisfies Record<AnnounceTarget, string>;

export const ANNOUNCE_MAX = 2000;
export const readNotificationSchema = z.object({ notificationId: uuid });
/** Marking all read names the announcements that were on the screen. */
export const markAllReadSchema = z.object({ announceIds: z.array(uuid).max(1000).default([]) });
