import { Avatar } from "@/ui/avatar";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { offerCopy as copy } from "./copy.ja";
import type { JokerOffer } from "./types";

/** The person behind the offer, with the way to their page while it can be looked at. */
export function AceCard({ offer }: { offer: JokerOffer }) {
  return (
    <Card as="section" pad="sm" className="grid gap-4">
      <h2 className="font-semibold text-ink-2 text-sm">{copy.ace}</h2>
      <div className="flex items-center gap-4">
        <Avatar name={offer.aceName} src={offer.aceImage} size="lg" />
        <div className="grid min-w-0 gap-0.5">
          <p className="font-semibold text-lg leading-snug">{copy.aceName(offer.aceName)}</p>
          {offer.acePosition && <p className="text-ink-2 text-sm">{offer.acePosition}</p>}
          <p className="text-ink-3 text-xs">{offer.companyName}</p>
        </div>
      </div>
      {offer.isAceViewable ? (
        <ButtonLink href={`/ace/${offer.aceId}`} variant="secondary">
          {copy.toAce}
        </ButtonLink>
      ) : (
        <p className="text-ink-2 text-xs">{copy.acePaused}</p>
      )}
    </Card>
  );
}
