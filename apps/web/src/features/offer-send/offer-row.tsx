import {
  offerFieldLabels,
  offerPurposeLabels,
  offerStatusLabels,
} from "@tefuda/domain/offer/labels.ja";
import { formatPay } from "@tefuda/domain/offer/pay";
import type { OfferStatus } from "@tefuda/domain/offer/states";
import { employmentTypeShortLabels } from "@tefuda/domain/options/employment";
import { subOccupationLabels } from "@tefuda/domain/options/occupations";
import { formatListTime, formatMonthDay } from "@tefuda/domain/time/format.ja";
import { Badge, type BadgeTone } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { Link } from "@/ui/link";
import { offerSendCopy as copy } from "./copy.ja";
import type { SentOffer } from "./types";
import { UndoOffer } from "./undo-offer";

const tones = {
  sent: "indigo",
  read: "accent",
  interested: "pine",
  declined: "neutral",
  expired: "neutral",
  withdrawn: "neutral",
} as const satisfies Record<OfferStatus, BadgeTone>;

/** The state of an offer in the company's words. */
export function OfferStatusBadge({ status }: { status: OfferStatus }) {
  return <Badge tone={tones[status]}>{offerStatusLabels[status].company}</Badge>;
}

/** One offer that the company sent: to whom, for what, and what became of it. */
export function OfferRow({ offer, now }: { offer: SentOffer; now: Date }) {
  return (
    <Card
      as="article"
      pad="none"
      className="grid gap-x-6 gap-y-3 px-5 py-4 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid min-w-0 content-start gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-xs">
          <OfferStatusBadge status={offer.status} />
          <span>
            {copy.sentAt}{" "}
            <Time date={offer.createdAt} text={formatListTime(offer.createdAt, now)} />
          </span>
          <Ending offer={offer} />
          {!offer.isOwn && <span>{copy.by(offer.aceName)}</span>}
        </p>
        <Receiver joker={offer.joker} />
        <p className="text-sm">{offer.recruitmentTitle}</p>
        <p className="text-ink-2 text-xs">
          {[
            employmentTypeShortLabels[offer.employmentType],
            payOf(offer),
            offerPurposeLabels[offer.purpose],
          ]
            .filter(Boolean)
            .join(" ・ ")}
        </p>
        <details className="text-sm">
          <summary className="target inline-flex cursor-pointer items-center text-indigo">
            {copy.showText}
          </summary>
          <dl className="grid gap-3 pt-2">
            {(["reason", "message"] as const).map((key) => (
              <div key={key} className="grid gap-0.5">
                <dt className="text-ink-2 text-xs">{offerFieldLabels[key]}</dt>
                <dd className="whitespace-pre-line">{offer[key]}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
      <div className="grid content-start justify-items-end gap-2 empty:hidden">
        {offer.matchingId && (
          <ButtonLink href={`/matchings/${offer.matchingId}`} size="sm">
            {copy.openMatching}
          </ButtonLink>
        )}
        <ButtonLink href={`/offers/${offer.id}`} variant="quiet" size="sm">
          {copy.openDetail}
        </ButtonLink>
        {offer.undoableUntil && <UndoOffer offerId={offer.id} until={offer.undoableUntil} />}
      </div>
    </Card>
  );
}

function Receiver({ joker }: Pick<SentOffer, "joker">) {
  if (!joker.isViewable)
    return (
      <div>
        <h2 className="text-base">{joker.name}</h2>
        <p className="text-ink-3 text-xs">{copy.unseen}</p>
      </div>
    );
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <h2 className="text-base">
        <Link href={`/users/${joker.id}`} className="hover:underline">
          {joker.name}
        </Link>
      </h2>
      <p className="text-ink-2 text-xs">
        {[joker.subOccupation && subOccupationLabels[joker.subOccupation], joker.recency]
          .filter(Boolean)
          .join(" ・ ")}
      </p>
    </div>
  );
}

/** When it ended, or until when it can be answered. */
function Ending({ offer }: { offer: SentOffer }) {
  const isLive = offer.status === "sent" || offer.status === "read";
  const at = isLive ? offer.expiresAt : offer.answeredAt;
  if (!at) return null;
  return (
    <span>
      {isLive ? copy.deadline : copy.answeredAt} <Time date={at} text={formatMonthDay(at)} />
    </span>
  );
}

function Time({ date, text }: { date: Date; text: string }) {
  return (
    <time dateTime={date.toISOString()} className="tabular-nums">
      {text}
    </time>
  );
}

/** What the offer states, in its own unit; nothing where it states nothing. */
export function payOf({
  minSalary,
  maxSalary,
  payUnit,
}: Pick<SentOffer, "minSalary" | "maxSalary" | "payUnit">): string {
  if (minSalary === null || maxSalary === null) return "";
  return formatPay({ min: minSalary, max: maxSalary, unit: payUnit });
}
