import { jokerOfferTabSchema } from "@tefuda/domain/offer/schema";
import type { Metadata } from "next";
import { JudgementProvider } from "@/features/judgement/judgement-provider";
import { JudgingBanner } from "@/features/judgement/judging-banner";
import { offerCopy } from "@/features/offer/copy.ja";
import { JokerOffers } from "@/features/offer/joker-offers";
import { CompanyOffers } from "@/features/offer-send/company-offers";
import { caller } from "@/platform/server/caller";
import { requireMember } from "@/platform/server/guard";

export const metadata: Metadata = { title: offerCopy.title, robots: { index: false } };

interface OffersPageProps {
  searchParams: Promise<{ tab?: string | string[] }>;
}

export default async function OffersPage({ searchParams }: OffersPageProps) {
  const me = await requireMember();
  if (me.kind === "ace") return <CompanyOffers />;
  const [{ tab }, judgement] = await Promise.all([searchParams, caller().judgement.own.query()]);
  return (
    <JudgementProvider initial={judgement}>
      <JokerOffers tab={jokerOfferTabSchema.parse(tab)} banner={<JudgingBanner />} />
    </JudgementProvider>
  );
}
