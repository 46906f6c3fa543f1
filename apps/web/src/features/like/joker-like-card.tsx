import { formatListTime, formatMonthDay } from "@tefuda/domain/time/format.ja";
import { Avatar } from "@/ui/avatar";
import { Card } from "@/ui/card";
import { CardLink } from "@/ui/card-link";
import { likeCopy as copy } from "./copy.ja";
import { LikeStatusBadge, LikeWords, Time } from "./like-parts";
import type { JokerLike } from "./types";

interface JokerLikeCardProps {
  like: JokerLike;
  now: Date;
  /** Of the heading. */
  level: 2 | 3;
}

/** One like in the seeker's list: to whom, about what, and what became of it. */
export function JokerLikeCard({ like, now, level }: JokerLikeCardProps) {
  const Heading = `h${level}` as const;
  const { companyName, aceName, recruitmentTitle } = like;
  const href = hrefOf(like);
  const title = recruitmentTitle ?? copy.aceName(aceName);
  return (
    <Card as="article" lift={href !== undefined} className="flex h-full flex-col gap-4">
      <header className="flex flex-wrap items-start gap-x-3.5 gap-y-2">
        <Avatar name={companyName} src={like.companyLogoUrl} shape="square" />
        <div className="grid min-w-0 flex-[1_1_12rem] gap-0.5">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="min-w-0 text-ink-2 text-sm">{companyName}</p>
            <LikeStatusBadge status={like.status} side="joker" />
          </div>
          <Heading className="text-lg">
            {href ? <CardLink href={href}>{title}</CardLink> : title}
          </Heading>
        </div>
      </header>
      <LikeWords level={like.selectedInterestAction} message={like.message} side="joker" />
      <div className="flex min-w-0 items-center gap-2.5">
        <Avatar name={aceName} src={like.aceImage} size="sm" />
        <p className="grid min-w-0 text-sm leading-snug">
          <span className="truncate font-semibold">{copy.aceName(aceName)}</span>
          <span className="truncate text-ink-2 text-xs">
            {like.isAceViewable ? like.acePosition : copy.joker.paused}
          </span>
        </p>
      </div>
      <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t pt-4 text-ink-2 text-sm">
        <span>
          {copy.sentAt} <Time date={like.createdAt} text={formatListTime(like.createdAt, now)} />
        </span>
        {like.matchingId && like.status === "accepted" ? (
          <span className="font-semibold text-pine">{copy.joker.openMatching}</span>
        ) : (
          like.status === "sent" && (
            <span>
              {copy.until} <Time date={like.expiresAt} text={formatMonthDay(like.expiresAt)} />
            </span>
          )
        )}
      </footer>
    </Card>
  );
}

/** The room once there is one, else what was liked, as far as it can be opened. */
function hrefOf({ status, matchingId, recruitmentId, isAceViewable, aceId }: JokerLike) {
  if (status === "accepted" && matchingId) return `/matchings/${matchingId}`;
  if (recruitmentId) return `/recruitment/${recruitmentId}`;
  return isAceViewable ? `/ace/${aceId}` : undefined;
}
