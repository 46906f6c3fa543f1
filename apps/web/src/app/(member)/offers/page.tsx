import { socialProviders } from "@tefuda/domain/account/constants";
import { jokerOfferTabSchema, offerSortSchema } from "@tefuda/domain/offer/schema";
import type { Metadata } from "next";
import { ExistingNotice } from "@/features/account/social/existing-notice";
import { AgentLikes } from "@/features/like/agent-likes";
import { offerCopy } from "@/features/offer/copy.ja";
import { choicesOf, type SearchParams } from "@/platform/search-params";
import { caller } from "@/platform/server/caller";
import { requireMember } from "@/platform/server/guard";
import { CompanyOffersPage } from "./company-offers-page";
import { JokerOffersPage } from "./joker-offers-page";

export const metadata: Metadata = { title: offerCopy.title, robots: { index: false } };

interface OffersPageProps {
  searchParams: Promise<SearchParams>;
}

export default async function OffersPage({ searchParams }: OffersPageProps) {
  const me = await requireMember();
  if (me.kind === "ace" && me.isAgent) return <AgentLikes />;
  if (me.kind === "ace") {
    const { total } = await caller().like.waiting.query();
    return <CompanyOffersPage waitingLikes={total} />;
  }
  const query = await searchParams;
  const [cameBy] = choicesOf(query, "social", ["existing"]).length
    ? choicesOf(query, "by", socialProviders)
    : [];
  return (
    <>
      {cameBy && <ExistingNotice provider={cameBy} />}
      <JokerOffersPage
        tab={jokerOfferTabSchema.parse(query.tab)}
        sort={offerSortSchema.parse(query.sort)}
      />
    </>
  );
}
