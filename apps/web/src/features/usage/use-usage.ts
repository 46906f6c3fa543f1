"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  firstRange,
  monthsBetween,
  USAGE_MONTHS_MAX,
  usageRangeSchema,
} from "@tefuda/domain/usage/schema";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";

/** The report of the range that the address names, or of the last half year. */
export function useUsage() {
  const trpc = useTRPC();
  const now = useNow();
  const params = useSearchParams();
  const router = useRouter();
  const path = usePathname();
  const asked = usageRangeSchema.safeParse({ from: params.get("from"), to: params.get("to") });
  const { from, to } = asked.data ?? firstRange(now);
  const query = useQuery(
    trpc.usage.get.queryOptions({ from, to }, { placeholderData: keepPreviousData }),
  );
  /** Moves one end; the other follows where the two would not make a range. */
  const choose = (next: { from?: string; to?: string }) => {
    const range = { from, to, ...next };
    if (range.from > range.to) range[next.from ? "to" : "from"] = next.from ?? next.to ?? to;
    const months = monthsBetween(range.from, range.to);
    if (months.length > USAGE_MONTHS_MAX) {
      if (next.from) range.to = months[USAGE_MONTHS_MAX - 1] ?? range.to;
      else range.from = months.at(-USAGE_MONTHS_MAX) ?? range.from;
    }
    router.replace(`${path}?${new URLSearchParams(range)}`, { scroll: false });
  };
  return { query, from, to, now, choose };
}
