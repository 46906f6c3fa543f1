import { inquiryCategories, inquiryStatuses } from "@tefuda/domain/inquiry/constants";
import type { Metadata } from "next";
import { inquiryDeskCopy as copy } from "@/features/inquiry/copy.ja";
import { InquiriesScreen } from "@/features/inquiry/inquiries-screen";
import { choicesOf, type SearchParams, textOf } from "@/platform/search-params";

export const metadata: Metadata = { title: copy.title };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams;
  return (
    <InquiriesScreen
      status={choicesOf(params, "status", inquiryStatuses)[0] ?? "open"}
      category={choicesOf(params, "category", inquiryCategories)[0]}
      mine={textOf(params, "mine") === "1"}
    />
  );
}
