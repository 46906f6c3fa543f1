"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { takeWhole } from "@/platform/live/take-whole";
import { useLiveDoc } from "@/platform/live/use-live-doc";
import { type Outputs, useTRPC } from "@/platform/trpc";

export type ScheduleState = Outputs["schedule"]["get"];
export type CurrentSchedule = NonNullable<ScheduleState["current"]>;

/** Where the dates of a matching's interview stand, live. Asks nothing while `isOn` is false. */
export function useSchedule(matchingId: string, isOn: boolean) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const options = trpc.schedule.get.queryOptions({ matchingId }, { staleTime: 0 });
  const query = useQuery({ ...options, enabled: isOn });
  useLiveDoc(isOn ? `schedule:${matchingId}` : undefined, (doc) =>
    takeWhole(queries, options.queryKey, doc),
  );
  return {
    state: query.data,
    hasFailed: query.isError && query.data === undefined,
    isReading: query.isFetching,
    /** Reads it anew, past whatever this page holds; `undefined` when that fails. */
    refresh: (): Promise<ScheduleState | undefined> =>
      queries.fetchQuery(options).catch(() => undefined),
  };
}
export type ScheduleReading = ReturnType<typeof useSchedule>;
