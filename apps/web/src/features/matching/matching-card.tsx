import { formatListTime } from "@tefuda/domain/time/format.ja";
import clsx from "clsx";
import { Avatar } from "@/ui/avatar";
import { CountBadge } from "@/ui/count-badge";
import { DetailLine } from "@/ui/detail-line";
import { Link } from "@/ui/link";
import { MatchingState } from "./matching-state";
import type { MatchingCardDoc } from "./merge";

export interface MatchingCardProps {
  card: MatchingCardDoc;
  href: string;
  isCurrent: boolean;
  now: Date;
  /** Who of the company writes, where an administrator reads. */
  inCharge?: string;
  onOpen?: () => void;
}

/** One matching in the list: who, from where, the last message, when, and how much is unread. */
export function MatchingCard(props: MatchingCardProps) {
  const { card, href, isCurrent, now, inCharge, onOpen } = props;
  const { partner } = card;
  const detail = inCharge ?? partner.companyName;
  const isUnread = card.unreadCount > 0;
  return (
    <Link
      href={href}
      onNavigate={onOpen}
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
        <DetailLine detail={detail} end={partner.recency} />
        <span className="flex items-center justify-between gap-3">
          <span
            className={clsx("truncate text-sm", isUnread ? "font-medium text-ink" : "text-ink-2")}
          >
            {card.lastMessage}
          </span>
          <CountBadge count={card.unreadCount} />
        </span>
        <MatchingState card={card} now={now} isOfColleague={inCharge !== undefined} />
      </span>
    </Link>
  );
}
