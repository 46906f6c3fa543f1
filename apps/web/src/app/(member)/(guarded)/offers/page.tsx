import { socialProviders } from "@tefuda/domain/account/constants";
import { type AceOfferTab, aceOfferTabs, type JokerOfferTab } from "@tefuda/domain/offer/constants";
import { jokerOfferTabSchema, offerSortSchema } from "@tefuda/domain/offer/schema";
import type { Metadata } from "next";
import { likesOf } from "@/features/like/queries";
import { offerCopy } from "@/features/offer/copy.ja";
import { closedOffers, receivedOffers } from "@/features/offer/queries";
import { sentOffers } from "@/features/offer-send/queries";
import { choicesOf, type SearchParams } from "@/platform/search-params";
import { caller } from "@/platform/server/caller";
import { FirstAnswers, type FirstReading } from "@/platform/server/first-answers";
import { requireMember } from "@/platform/server/guard";
import {
  LateAgentLikes,
  LateCompanyOffers,
  LateExistingNotice,
  LateJokerOffers,
} from "./late-parts";

export const metadata: Metadata = { title: offerCopy.title };

interface OffersPageProps {
  searchParams: Promise<SearchParams>;
}

export default async function OffersPage({ searchParams }: OffersPageProps) {
  const me = await requireMember();
  if (me.kind === "ace" && me.isAgent) return <LateAgentLikes />;
  const query = await searchParams;
  if (me.kind === "ace") {
    const [tab = "sent"] = choicesOf(query, "tab", aceOfferTabs);
    return <CompanyOffers tab={tab} />;
  }
  const [cameBy] = choicesOf(query, "social", ["existing"]).length
    ? choicesOf(query, "by", socialProviders)
    : [];
  const tab = jokerOfferTabSchema.parse(query.tab);
  const sort = offerSortSchema.parse(query.sort);
  return (
    <FirstAnswers
      read={(queries, trpc) => [
        queries.prefetchInfiniteQuery(receivedOffers(trpc, sort)),
        ...(tab === "closed" ? [queries.prefetchInfiniteQuery(closedOffers(trpc))] : []),
        ...likesOnTab(queries, trpc, tab),
      ]}
    >
      {cameBy && <LateExistingNotice provider={cameBy} />}
      <LateJokerOffers tab={tab} sort={sort} />
    </FirstAnswers>
  );
}

async function CompanyOffers({ tab }: { tab: AceOfferTab }) {
  const waiting = caller().like.waiting.query();
  return (
    <FirstAnswers
      read={(queries, trpc) => [
        ...(tab === "likes" ? [] : [queries.prefetchInfiniteQuery(sentOffers(trpc, tab, {}))]),
        ...likesOnTab(queries, trpc, tab),
      ]}
    >
      <LateCompanyOffers waitingLikes={(await waiting).total} />
    </FirstAnswers>
  );
}

const likesOnTab: (
  ...given: [...FirstReading, tab: JokerOfferTab | AceOfferTab]
) => Promise<void>[] = (queries, trpc, tab) =>
  tab === "likes" || tab === "closed" ? [queries.prefetchInfiniteQuery(likesOf(trpc, tab))] : [];
