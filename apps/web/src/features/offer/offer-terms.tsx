import { offerFieldLabels, offerPurposeLabels } from "@tefuda/domain/offer/labels.ja";
import { employmentTypeLabels } from "@tefuda/domain/options/employment";
import { recruitmentLabels } from "@tefuda/domain/recruitment/labels.ja";
import { formatDate } from "@tefuda/domain/time/format.ja";
import clsx from "clsx";
import type { ReactNode } from "react";
import { Card } from "@/ui/card";
import { offerCopy as copy } from "./copy.ja";
import { offerPay } from "./offer-pay";
import { timeLeft } from "./time-left";
import type { JokerOfferDetail } from "./types";

export interface OfferTermsProps {
  detail: JokerOfferDetail;
  now: Date;
  /** The buttons of the answer, where they stand with the terms. */
  children?: ReactNode;
}

/** The terms in a glance: pay, what the first talk is for, until when. */
export function OfferTerms({ detail, now, children }: OfferTermsProps) {
  const { offer } = detail;
  const isOpen = offer.status === "sent" || offer.status === "read";
  const left = isOpen ? timeLeft(offer.expiresAt, now) : undefined;
  const pay = offerPay(detail);
  return (
    <Card as="section" pad="sm" className="grid gap-4">
      <h2 className="font-semibold text-ink-2 text-sm">{copy.terms}</h2>
      <dl className="grid gap-3.5">
        <div>
          <dt className="text-ink-2 text-xs">{pay.term}</dt>
          <dd className="font-semibold text-xl tabular-nums">{pay.value}</dd>
        </div>
        <div>
          <dt className="text-ink-2 text-xs">{offerFieldLabels.purpose}</dt>
          <dd>{offerPurposeLabels[offer.purpose]}</dd>
        </div>
        <div>
          <dt className="text-ink-2 text-xs">{recruitmentLabels.employmentType}</dt>
          <dd>{employmentTypeLabels[offer.employmentType]}</dd>
        </div>
        <div>
          <dt className="text-ink-2 text-xs">{isOpen ? copy.deadline : copy.answered}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
            {formatDate(isOpen ? offer.expiresAt : (offer.answeredAt ?? offer.expiresAt))}
            {left && (
              <span className={clsx("text-sm", left.isUrgent && "font-semibold text-accent-ink")}>
                {left.text}
              </span>
            )}
          </dd>
        </div>
      </dl>
      {children}
    </Card>
  );
}
