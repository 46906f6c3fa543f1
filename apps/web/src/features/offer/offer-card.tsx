import { offerPurposeLabels } from "@tefuda/domain/offer/labels.ja";
import { employmentTypeShortLabels } from "@tefuda/domain/options/employment";
import { formatListTime } from "@tefuda/domain/time/format.ja";
import { Avatar } from "@/ui/avatar";
import { Badge } from "@/ui/badge";
import { Card } from "@/ui/card";
import { CardLink } from "@/ui/card-link";
import { offerCopy as copy } from "./copy.ja";
import { Deadline } from "./deadline";
import { DeadlineMark } from "./deadline-mark";
import { OfferStatusBadge } from "./status-badge";
import type { JokerOffer } from "./types";

export interface OfferCardProps {
  offer: JokerOffer;
  now: Date;
}

/** One offer in the list: from whom, why, for what, until when. */
export function OfferCard({ offer, now }: OfferCardProps) {
  const isOpen = offer.status === "sent" || offer.status === "read";
  return (
    <Card as="article" lift className="flex h-full flex-col gap-4">
      <header className="flex flex-wrap items-start gap-x-3.5 gap-y-2">
        <Avatar name={offer.companyName} src={offer.companyLogoUrl} shape="square" />
        <div className="grid min-w-0 flex-[1_1_12rem] gap-0.5">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="min-w-0 text-ink-2 text-sm">{offer.companyName}</p>
            <OfferStatusBadge status={offer.status} />
          </div>
          <h2 className="text-lg">
            <CardLink href={`/offers/${offer.id}`}>{offer.recruitmentTitle}</CardLink>
          </h2>
        </div>
      </header>
      <div className="grid gap-1 rounded-md bg-sunken px-4 py-3">
        <p className="font-semibold text-accent-ink text-xs">{copy.reason}</p>
        <p className="line-clamp-3 text-sm">{offer.reason}</p>
      </div>
      <div className="flex min-w-0 items-center gap-2.5">
        <Avatar name={offer.aceName} src={offer.aceImage} size="sm" />
        <p className="grid min-w-0 text-sm leading-snug">
          <span className="truncate font-semibold">{copy.aceName(offer.aceName)}</span>
          {offer.acePosition && (
            <span className="truncate text-ink-2 text-xs">{offer.acePosition}</span>
          )}
        </p>
      </div>
      <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-4">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone="indigo">{employmentTypeShortLabels[offer.employmentType]}</Badge>
          <Badge tone={offer.purpose === "casual" ? "pine" : "gold"}>
            <span className="whitespace-normal">{offerPurposeLabels[offer.purpose]}</span>
          </Badge>
        </span>
        {isOpen ? (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <DeadlineMark offer={offer} now={now} />
            <Deadline expiresAt={offer.expiresAt} now={now} />
          </span>
        ) : (
          <ClosedAt at={offer.answeredAt ?? offer.expiresAt} now={now} />
        )}
      </footer>
    </Card>
  );
}

function ClosedAt({ at, now }: { at: Date; now: Date }) {
  return (
    <time dateTime={at.toISOString()} className="text-ink-3 text-sm tabular-nums">
      {formatListTime(at, now)}
    </time>
  );
}
