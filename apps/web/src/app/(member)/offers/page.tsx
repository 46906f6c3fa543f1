import { jokerOfferTabSchema, offerSortSchema } from "@tefuda/domain/offer/schema";
import type { Metadata } from "next";
import { AgentLikes } from "@/features/like/agent-likes";
import { offerCopy } from "@/features/offer/copy.ja";
import { caller } from "@/platform/server/caller";
import { requireMember } from "@/platform/server/guard";
import { CompanyOffersPage } from "./company-offers-page";
import { JokerOffersPage } from "./joker-offers-page";

export const metadata: Metadata = { title: offerCopy.title, robots: { index: false } };

interface OffersPageProps {
  searchParams: Promise<{ tab?: string | string[]; sort?: string | string[] }>;
}

export default async function OffersPage({ searchParams }: OffersPageProps) {
  const me = await requireMember();
  if (me.kind === "ace" && me.isAgent) return <AgentLikes />;
  if (me.kind === "ace") {
    const { total } = await caller().like.waiting.query();
    return <CompanyOffersPage waitingLikes={total} />;
  }
  const { tab, sort } = await searchParams;
  return (
    <JokerOffersPage tab={jokerOfferTabSchema.parse(tab)} sort={offerSortSchema.parse(sort)} />
  );
}
