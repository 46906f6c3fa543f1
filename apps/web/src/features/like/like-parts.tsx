import { likeStatusLabels } from "@tefuda/domain/like/labels.ja";
import type { LikeStatus } from "@tefuda/domain/like/states";
import {
  type InterestLevel,
  interestLevelCompanyViews,
  interestLevelLabels,
} from "@tefuda/domain/options/interest";
import { Badge, type BadgeTone } from "@/ui/badge";
import { likeCopy as copy } from "./copy.ja";

const tones = {
  joker: { sent: "indigo", accepted: "pine", declined: "neutral", expired: "neutral" },
  company: { sent: "accent", accepted: "pine", declined: "neutral", expired: "neutral" },
} as const satisfies Record<"joker" | "company", Record<LikeStatus, BadgeTone>>;

/** The state of a like in the words of the side that reads it. */
export function LikeStatusBadge({
  status,
  side,
}: {
  status: LikeStatus;
  side: "joker" | "company";
}) {
  return <Badge tone={tones[side][status]}>{likeStatusLabels[status][side]}</Badge>;
}

interface LikeWordsProps {
  level: InterestLevel | null;
  message: string | null;
  side: "joker" | "company";
}

/** What was said along with a like: how interested, and in the seeker's own words. */
export function LikeWords({ level, message, side }: LikeWordsProps) {
  if (!level && !message) return null;
  return (
    <div className="grid gap-1.5 rounded-md bg-sunken px-4 py-3 text-sm">
      {level && (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="sr-only">{copy.level}</span>
          <span className="font-semibold text-accent-ink">{interestLevelLabels[level]}</span>
          {side === "company" && (
            <span className="text-ink-2 text-xs">{interestLevelCompanyViews[level]}</span>
          )}
        </p>
      )}
      {message && (
        <p className="whitespace-pre-line">
          <span className="sr-only">{copy.message}</span>
          {message}
        </p>
      )}
    </div>
  );
}

export function Time({ date, text }: { date: Date; text: string }) {
  return (
    <time dateTime={date.toISOString()} className="tabular-nums">
      {text}
    </time>
  );
}
