import type { Machine } from "../states/machine.ts";
import { DAY_MS } from "../time/units.ts";
import { FRESHNESS_ASK_DAYS, FRESHNESS_PAUSE_DAYS } from "./constants.ts";

export const recruitmentStatuses = ["draft", "published", "paused", "closed"] as const;
export type RecruitmentStatus = (typeof recruitmentStatuses)[number];
export const recruitmentStatusLabels = {
  draft: "下書き",
  published: "公開中",
  paused: "一時停止",
  closed: "終了",
} as const satisfies Record<RecruitmentStatus, string>;

/** Why a position is paused: somebody did it, nobody confirmed it, or nobody is in charge any more. */
export const pauseReasons = ["member", "stale", "noAces"] as const;
export type PauseReason = (typeof pauseReasons)[number];

export type RecruitmentAction = "create" | "publish" | "pause" | "close";
export type RecruitmentParty = "ace" | "operator" | "system";

export const recruitmentMachine: Machine<RecruitmentStatus, RecruitmentAction, RecruitmentParty> = [
  { from: "none", action: "create", by: ["ace"], to: "draft" },
  { from: "draft", action: "publish", by: ["ace"], to: "published" },
  { from: "paused", action: "publish", by: ["ace"], to: "published" },
  { from: "published", action: "pause", by: ["ace", "system"], to: "paused" },
  { from: "draft", action: "close", by: ["ace", "operator"], to: "closed" },
  { from: "published", action: "close", by: ["ace", "operator", "system"], to: "closed" },
  { from: "paused", action: "close", by: ["ace", "operator", "system"], to: "closed" },
];

/** What a published position needs: nothing, a question whether it still holds, or a pause. */
export function freshnessOf(lastConfirmedAt: Date, now: Date): "fresh" | "ask" | "pause" {
  const days = (now.getTime() - lastConfirmedAt.getTime()) / DAY_MS;
  if (days >= FRESHNESS_PAUSE_DAYS) return "pause";
  return days >= FRESHNESS_ASK_DAYS ? "ask" : "fresh";
}

/** The tabs of a company's list of its positions. */
export const recruitmentTabs = ["all", ...recruitmentStatuses] as const;
export type RecruitmentTab = (typeof recruitmentTabs)[number];
