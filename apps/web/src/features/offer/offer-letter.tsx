import { Card } from "@/ui/card";
import { offerCopy as copy } from "./copy.ja";
import type { JokerOffer } from "./types";

/** What the ace wrote: the reason first, the message after. */
export function OfferLetter({ offer }: { offer: JokerOffer }) {
  return (
    <Card as="section" pad="none" className="overflow-hidden">
      <div className="grid gap-2 bg-accent-tint px-5 py-6 sm:px-8">
        <h2 className="font-semibold text-accent-ink text-sm">{copy.reason}</h2>
        <p className="whitespace-pre-line text-lg leading-loose">{offer.reason}</p>
      </div>
      <div className="grid gap-2 px-5 py-6 sm:px-8">
        <h2 className="font-semibold text-ink-2 text-sm">{copy.message}</h2>
        <p className="whitespace-pre-line leading-loose">{offer.message}</p>
      </div>
    </Card>
  );
}
