import type { ReactNode } from "react";
import { Avatar } from "@/ui/avatar";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { offerCopy as copy } from "./copy.ja";
import type { JokerOffer } from "./types";

export interface CompanyCardProps {
  offer: JokerOffer;
  /** Opens the window with the company. */
  children?: ReactNode;
}

/** The company behind the offer, as far as it shows itself to the public. */
export function CompanyCard({ offer, children }: CompanyCardProps) {
  return (
    <Card as="section" pad="sm" className="grid gap-4">
      <h2 className="font-semibold text-ink-2 text-sm">{copy.company}</h2>
      <div className="flex items-center gap-4">
        <Avatar name={offer.companyName} src={offer.companyLogoUrl} shape="square" size="lg" />
        <p className="min-w-0 font-semibold text-lg leading-snug">{offer.companyName}</p>
      </div>
      {offer.isCompanyPublic ? (
        <div className="flex flex-wrap gap-2.5 *:flex-[1_1_9rem]">
          {children}
          <ButtonLink href={`/companies/${offer.companyId}`} variant="quiet">
            {copy.toCompany}
          </ButtonLink>
        </div>
      ) : (
        <p className="text-ink-2 text-xs">{copy.companyPrivate}</p>
      )}
    </Card>
  );
}
