"use client";

import { Segments } from "@/ui/segments";
import { candidateCopy as copy } from "./copy.ja";
import { Deck } from "./deck/deck";
import { recommendedViews } from "./filters";
import { FoundCandidates } from "./found-candidates";
import { useAddress } from "./use-address";

/** The recommended candidates: card by card, or as a list for those who compare. */
export function Recommended() {
  const { address, setView } = useAddress();
  const choice = (
    <Segments
      label={copy.view}
      hideLabel
      value={address.view}
      onChange={setView}
      options={recommendedViews.map((view) => ({ value: view, label: copy.views[view] }))}
    />
  );
  if (address.view === "deck") return <Deck viewChoice={choice} />;
  return (
    <div className="grid gap-2">
      <div className="flex justify-end">{choice}</div>
      <FoundCandidates />
    </div>
  );
}
