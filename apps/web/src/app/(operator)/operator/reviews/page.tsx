import { reviewFilters } from "@tefuda/domain/video/review";
import type { Metadata } from "next";
import { reviewCopy as copy } from "@/features/review/copy.ja";
import { ReviewsScreen } from "@/features/review/reviews-screen";
import { choicesOf, type SearchParams } from "@/platform/search-params";

export const metadata: Metadata = { title: copy.title };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams;
  return <ReviewsScreen filter={choicesOf(params, "filter", reviewFilters)[0] ?? "all"} />;
}
