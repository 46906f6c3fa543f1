import { MESSAGE_PARAM } from "@tefuda/domain/chat/constants";
import type { MarkedPart } from "@tefuda/domain/text/marks";
import { formatListTime } from "@tefuda/domain/time/format.ja";
import clsx from "clsx";
import { FileText } from "lucide-react";
import { Avatar } from "@/ui/avatar";
import { Link } from "@/ui/link";
import { threadSearchCopy as copy } from "./copy.ja";
import type { FoundMessage, FoundPartner } from "./use-thread-search";

const look = "flex items-start gap-3 rounded-md border px-3.5 py-3 transition-colors";
const calm = "border-line bg-surface hover:bg-sunken";

/** A text with the words that were looked for marked. */
function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  let at = 0;
  return parts.map((part) => {
    const key = at;
    at += part.text.length;
    return part.isFound ? (
      <mark key={key} className="rounded-[2px] bg-gold-tint font-semibold text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}

interface FoundPartnerLinkProps {
  partner: FoundPartner;
  mark: (text: string) => readonly MarkedPart[];
  isCurrent: boolean;
}

/** A thread that was found by whom it is with. */
export function FoundPartnerLink({ partner, mark, isCurrent }: FoundPartnerLinkProps) {
  const { matchingId, name, imageURL, companyName } = partner;
  return (
    <Link
      href={`/matchings/${matchingId}`}
      aria-current={isCurrent ? "page" : undefined}
      className={clsx(look, "items-center", isCurrent ? "border-accent/40 bg-accent-tint" : calm)}
    >
      <Avatar name={name} src={imageURL} size="sm" />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-semibold">
          <Marked parts={mark(name)} />
        </span>
        {companyName && (
          <span className="truncate text-ink-2 text-xs">
            <Marked parts={mark(companyName)} />
          </span>
        )}
      </span>
    </Link>
  );
}

interface FoundMessageLinkProps {
  message: FoundMessage;
  mark: (text: string) => readonly MarkedPart[];
  now: Date;
}

/** A message that was found; leads to its place in the thread. */
export function FoundMessageLink({ message, mark, now }: FoundMessageLinkProps) {
  const { matchingId, seq, sentAt, partner, isOwn, excerpt, file } = message;
  return (
    <Link href={`/matchings/${matchingId}?${MESSAGE_PARAM}=${seq}`} className={clsx(look, calm)}>
      <Avatar name={partner.name} src={partner.imageURL} size="sm" />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate font-semibold text-sm">{partner.name}</span>
          <time
            dateTime={sentAt.toISOString()}
            className="shrink-0 text-ink-3 text-xs tabular-nums"
          >
            {formatListTime(sentAt, now)}
          </time>
        </span>
        <span className="line-clamp-3 break-words text-ink-2 text-sm">
          {isOwn && <span className="text-ink-3">{copy.self}</span>}
          {file && <FileText className="mr-1 inline size-4 align-[-3px]" aria-hidden="true" />}
          <Marked parts={mark(file ? file.name : excerpt)} />
        </span>
      </span>
    </Link>
  );
}
