import type { LikeStatus } from "./states.ts";

export const likeStatusLabels = {
  sent: { joker: "送信済み", company: "新着" },
  accepted: { joker: "マッチング済み", company: "マッチング成立" },
  declined: { joker: "終了", company: "見送り" },
  expired: { joker: "期限切れ", company: "期限切れ" },
} as const satisfies Record<LikeStatus, { joker: string; company: string }>;
