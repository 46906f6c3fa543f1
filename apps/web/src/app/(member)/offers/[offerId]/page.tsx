import { readOfferSchema } from "@tefuda/domain/offer/schema";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { offerCopy } from "@/features/offer/copy.ja";
import { NoOffer } from "@/features/offer/no-offer";
import { requireMember } from "@/platform/server/guard";
import { OfferPage } from "./offer-page";

export const metadata: Metadata = { title: offerCopy.title, robots: { index: false } };

export default async function Page({ params }: { params: Promise<{ offerId: string }> }) {
  const me = await requireMember();
  if (me.kind === "ace") redirect("/offers");
  const { data } = readOfferSchema.safeParse(await params);
  return data ? <OfferPage key={data.offerId} offerId={data.offerId} /> : <NoOffer />;
}
