import { errorPeriods } from "@tefuda/domain/monitoring/logs";
import type { Metadata } from "next";
import { logCopy as copy } from "@/features/monitoring/copy.ja";
import { ErrorsScreen } from "@/features/monitoring/errors-screen";
import { choicesOf, type SearchParams, textOf } from "@/platform/search-params";

export const metadata: Metadata = { title: copy.errors.title };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams;
  return (
    <ErrorsScreen
      days={choicesOf(params, "days", errorPeriods)[0] ?? "7"}
      words={textOf(params, "words")}
      page={textOf(params, "page")}
    />
  );
}
