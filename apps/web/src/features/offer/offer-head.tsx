import { formatDate } from "@tefuda/domain/time/format.ja";
import { Avatar } from "@/ui/avatar";
import { PageHeader } from "@/ui/page-header";
import { offerCopy as copy } from "./copy.ja";
import { DeadlineMark } from "./deadline-mark";
import { OfferStatusBadge } from "./status-badge";
import type { JokerOffer } from "./types";

/** Whose offer it is, for which position, and where it stands. */
export function OfferHead({ offer, now }: { offer: JokerOffer; now: Date }) {
  return (
    <div className="grid gap-4">
      <PageHeader
        back={{ href: "/offers", label: copy.back }}
        title={offer.recruitmentTitle}
        lead={copy.from(offer.companyName, offer.aceName)}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <Avatar name={offer.companyName} src={offer.companyLogoUrl} shape="square" size="sm" />
        <span className="font-semibold">{offer.companyName}</span>
        <OfferStatusBadge status={offer.status} />
        <DeadlineMark offer={offer} now={now} />
        <span className="text-ink-3">{copy.sent(formatDate(offer.createdAt))}</span>
      </div>
    </div>
  );
}
