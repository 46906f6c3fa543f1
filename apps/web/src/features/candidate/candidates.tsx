"use client";

import { useQuery } from "@tanstack/react-query";
import {
  type CandidateTab,
  candidateTabLabels,
  candidateTabs,
} from "@tefuda/domain/candidate/constants";
import dynamic from "next/dynamic";
import { useTRPC } from "@/platform/trpc";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { candidateCopy as copy } from "./copy.ja";
import { savedCopy } from "./saved/copy.ja";
import { useSavedSearches } from "./saved/use-saved-searches";
import { useAddress } from "./use-address";
import { useLiveCandidates } from "./use-live-candidates";

// One tab is open at a time, and its scripts come with it.
const Recommended = dynamic(() => import("./recommended").then(({ Recommended }) => Recommended));
const SearchScreen = dynamic(() =>
  import("./search-screen").then(({ SearchScreen }) => SearchScreen),
);
const KeptCandidates = dynamic(() =>
  import("./kept-candidates").then(({ KeptCandidates }) => KeptCandidates),
);
const FavoriteCandidates = dynamic(() =>
  import("./favorite-candidates").then(({ FavoriteCandidates }) => FavoriteCandidates),
);
const HiddenCandidates = dynamic(() =>
  import("./hidden-candidates").then(({ HiddenCandidates }) => HiddenCandidates),
);

/** The company's candidates: recommended, searched, kept and hidden ones. */
export function Candidates() {
  const { address, hrefOf } = useAddress();
  useLiveCandidates();
  const trpc = useTRPC();
  const { newInAll, items: saved } = useSavedSearches();
  const kept = useQuery(trpc.candidate.countKept.queryOptions());
  return (
    <PageContainer width="wide">
      <div className="grid gap-4">
        <PageHeader
          title={copy.title}
          actions={
            kept.data && (
              <p className="text-ink-2 text-sm tabular-nums">
                {copy.keptCount(kept.data.keptCount, kept.data.limit)}
              </p>
            )
          }
        />
        <p className="rounded-md bg-indigo-tint px-4 py-2.5 text-indigo text-sm pc:hidden">
          {copy.phoneHint}
        </p>
        <LinkTabs
          label={copy.tabs}
          current={address.tab}
          items={candidateTabs.map((tab) => ({
            key: tab,
            label: candidateTabLabels[tab],
            href: hrefOf({ tab }),
            ...(tab === "search" && {
              count: newInAll,
              countText: savedCopy.newOnTab(newInAll),
              keepsPlace: saved.length > 0,
            }),
          }))}
        />
      </div>
      <TabPanel key={address.tab} tab={address.tab} />
    </PageContainer>
  );
}

function TabPanel({ tab }: { tab: CandidateTab }) {
  switch (tab) {
    case "recommended":
      return <Recommended />;
    case "search":
      return <SearchScreen />;
    case "kept":
      return <KeptCandidates />;
    case "favorites":
      return <FavoriteCandidates />;
    case "hidden":
      return <HiddenCandidates />;
    default:
      return tab satisfies never;
  }
}
