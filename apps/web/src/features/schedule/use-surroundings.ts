"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { latestStart, type Span } from "@tefuda/domain/schedule/policy";
import { startOfJstDay } from "@tefuda/domain/time/jst";
import { useMemo } from "react";
import { useTRPC } from "@/platform/trpc";

/** What stands beside the candidates: one's interviews, busy times, and when the two are free. */
export function useSurroundings(matchingId: string, now: Date, isOn: boolean) {
  const trpc = useTRPC();
  const span = { from: startOfJstDay(now).toISOString(), to: latestStart(now).toISOString() };
  const options = { enabled: isOn, staleTime: 0, placeholderData: keepPreviousData };
  const taken = useQuery(trpc.schedule.taken.queryOptions({ matchingId, ...span }, options));
  const busy = useQuery(trpc.schedule.busyTimes.queryOptions(span, options));
  const { fixed, mine, partnerHours } = taken.data ?? {};
  const interviews = useMemo(
    () => (fixed ?? []).map((one) => ({ ...spanOf(one), partnerName: one.partnerName })),
    [fixed],
  );
  const hours = useMemo(
    () => ({ mine: (mine ?? []).map(spanOf), partner: (partnerHours ?? []).map(spanOf) }),
    [mine, partnerHours],
  );
  return {
    /** Neither is on its way for the first time any more. */
    isSettled: !taken.isPending && !busy.isPending,
    interviews,
    hours,
    busy: busy.data?.busy ?? [],
    busyFault: busy.data?.fault ?? (busy.isError ? "fetchGoogleCalendarEventFailure" : null),
    hasFailed: taken.isError,
    retry: () => void Promise.all([taken.refetch(), busy.refetch()]),
  };
}

const spanOf = ({ startAt, endAt }: { startAt: string; endAt: string }): Span => ({
  startAt: new Date(startAt),
  endAt: new Date(endAt),
});
