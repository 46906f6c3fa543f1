"use client";

import { type OfferSort, offerSortLabels, offerSorts } from "@tefuda/domain/offer/constants";
import { useRouter } from "next/navigation";
import { Segments } from "@/ui/segments";
import { offerCopy as copy } from "./copy.ja";

const options = offerSorts.map((value) => ({ value, label: offerSortLabels[value] }));

/** The order of the offers that wait, kept in the address. */
export function OfferSorting({ sort }: { sort: OfferSort }) {
  const router = useRouter();
  return (
    <div className="justify-self-end">
      <Segments
        label={copy.sort}
        hideLabel
        options={options}
        value={sort}
        onChange={(next) =>
          router.replace(next === "newest" ? "/offers" : `/offers?sort=${next}`, { scroll: false })
        }
      />
    </div>
  );
}
