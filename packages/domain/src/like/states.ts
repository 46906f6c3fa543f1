import { LIKE_LIFE_DAYS } from "../constants/limits.ts";
import type { Machine } from "../states/machine.ts";
import { DAY_MS } from "../time/units.ts";

export const likeStatuses = ["sent", "accepted", "declined", "expired"] as const;
export type LikeStatus = (typeof likeStatuses)[number];

export type LikeAction = "send" | "accept" | "decline" | "expire";
export type LikeParty = "joker" | "ace" | "system";

export const likeMachine: Machine<LikeStatus, LikeAction, LikeParty> = [
  { from: "none", action: "send", by: ["joker"], to: "sent" },
  { from: "sent", action: "accept", by: ["ace"], to: "accepted" },
  { from: "sent", action: "decline", by: ["ace"], to: "declined" },
  { from: "sent", action: "expire", by: ["system"], to: "expired" },
];

/** When a like expires without an answer. */
export function likeExpiresAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + LIKE_LIFE_DAYS * DAY_MS);
}

/** The tab of both offers screens in which a like stands. */
export function tabOfLike(status: LikeStatus): "likes" | "closed" {
  return status === "sent" ? "likes" : "closed";
}
