import type { AceOfferTab, SentOfferFilter } from "@tefuda/domain/offer/constants";
import { nextPage } from "@/platform/next-page";
import type { TRPC } from "@/platform/trpc";

/** The company's offers of a tab, narrowed. */
export const sentOffers = (
  trpc: TRPC,
  tab: Exclude<AceOfferTab, "likes">,
  filter: SentOfferFilter,
) => trpc.offer.list.infiniteQueryOptions({ tab, filter }, nextPage);
