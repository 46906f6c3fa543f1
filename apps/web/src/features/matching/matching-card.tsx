import { formatListTime } from "@tefuda/domain/time/format.ja";
import clsx from "clsx";
import Link from "next/link";
import { Avatar } from "@/ui/avatar";
import { Badge } from "@/ui/badge";
import { CountBadge } from "@/ui/count-badge";
import { matchingCopy as copy } from "./copy.ja";
import type { MatchingCardDoc } from "./merge";

export interface MatchingCardProps {
  card: MatchingCardDoc;
  href: string;
  isCurrent: boolean;
  now: Date;
}

/** One matching in the list: who, from where, the last message, when, and how much is unread. */
export function MatchingCard({ card, href, isCurrent, now }: MatchingCardProps) {
  const { partner } = card;
  const isUnread = card.unreadCount > 0;
  return (
    <Link
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      className={clsx(
        "flex items-start gap-3 rounded-md border px-3.5 py-3 transition-colors",
        isCurrent ? "border-accent/40 bg-accent-tint" : "border-line bg-surface hover:bg-sunken",
      )}
    >
      <Avatar name={partner.name} src={partner.imageURL} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <span className={clsx("truncate", isUnread ? "font-bold" : "font-semibold")}>
            {partner.name}
          </span>
          <time
            dateTime={card.lastMessagedAt.toISOString()}
            className="shrink-0 text-ink-3 text-xs tabular-nums"
          >
            {formatListTime(card.lastMessagedAt, now)}
          </time>
        </span>
        {(partner.companyName || !partner.isAvailable || card.isSupport) && (
          <span className="flex min-w-0 items-center gap-2 text-ink-2 text-xs">
            {partner.companyName && <span className="truncate">{partner.companyName}</span>}
            {!partner.isAvailable && <Badge tone="neutral">{copy.paused}</Badge>}
          </span>
        )}
        <span className="flex items-center justify-between gap-3">
          <span
            className={clsx("truncate text-sm", isUnread ? "font-medium text-ink" : "text-ink-2")}
          >
            {card.lastMessage}
          </span>
          <CountBadge count={card.unreadCount} />
        </span>
      </span>
    </Link>
  );
}
