"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AvailableHours } from "@tefuda/domain/schedule/available-hours";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { scheduleCopy } from "./copy.ja";
import { dayId, faultsOf, hoursOf, type Week, weekOf } from "./week";

/** The week on screen, until it is saved; a save that fails leaves it as it is. */
export function useWeek(stored: readonly AvailableHours[]) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [week, setWeek] = useState<Week>(() => weekOf(stored));
  const [isChanged, setChanged] = useState(false);
  /** Faults show from the first try to save on, and then while they last. */
  const [isTried, setTried] = useState(false);

  const save = useMutation(
    trpc.schedule.saveAvailableHours.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: (saved) => {
        toast.success();
        queries.setQueryData(trpc.schedule.availableHours.queryKey(), saved);
        setWeek(weekOf(saved.hours));
        setChanged(false);
      },
    }),
  );
  const faults = faultsOf(week);
  const failure = save.error && failureOf(save.error);

  return {
    week,
    change: (next: Week) => {
      setWeek(next);
      setChanged(true);
      save.reset();
    },
    isChanged,
    faults: isTried ? faults : new Map<never, string>(),
    save: () => {
      setTried(true);
      const [faulty] = faults.keys();
      if (faulty === undefined) save.mutate({ hours: hoursOf(week) });
      else document.getElementById(dayId(faulty))?.scrollIntoView({ block: "center" });
    },
    isSaving: save.isPending,
    failure:
      failure && (failure.code === "fetchDataError" ? scheduleCopy.hours.failed : failure.message),
  };
}
