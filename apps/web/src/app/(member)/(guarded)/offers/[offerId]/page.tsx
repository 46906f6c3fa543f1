import { readOfferSchema } from "@tefuda/domain/offer/schema";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { offerCopy } from "@/features/offer/copy.ja";
import { NoOffer } from "@/features/offer/no-offer";
import { SentOfferDetail } from "@/features/offer-send/sent-offer-detail";
import { requireMember } from "@/platform/server/guard";
import { OfferPage } from "./offer-page";

export const metadata: Metadata = { title: offerCopy.title };

export default async function Page({ params }: { params: Promise<{ offerId: string }> }) {
  const me = await requireMember();
  if (me.kind === "ace" && me.isAgent) redirect("/offers");
  const { data } = readOfferSchema.safeParse(await params);
  if (data && me.kind === "ace") return <SentOfferDetail key={data.offerId} {...data} />;
  return data ? <OfferPage key={data.offerId} offerId={data.offerId} /> : <NoOffer />;
}
