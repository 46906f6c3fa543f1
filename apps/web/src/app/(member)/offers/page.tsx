import { jokerOfferTabSchema } from "@tefuda/domain/offer/schema";
import type { Metadata } from "next";
import { JudgingBanner } from "@/features/judgement/judging-banner";
import { offerCopy } from "@/features/offer/copy.ja";
import { JokerOffers } from "@/features/offer/joker-offers";
import { CompanyOffers } from "@/features/offer-send/company-offers";
import { requireMember } from "@/platform/server/guard";

export const metadata: Metadata = { title: offerCopy.title, robots: { index: false } };

interface OffersPageProps {
  searchParams: Promise<{ tab?: string | string[] }>;
}

export default async function OffersPage({ searchParams }: OffersPageProps) {
  const me = await requireMember();
  if (me.kind === "ace") return <CompanyOffers />;
  const { tab } = await searchParams;
  return <JokerOffers tab={jokerOfferTabSchema.parse(tab)} banner={<JudgingBanner />} />;
}
