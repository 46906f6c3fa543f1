"use client";

import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useLatch } from "@/platform/use-latch";
import type { CurrentSchedule, ScheduleReading } from "../use-schedule";
import { actCopy } from "./act-copy.ja";

const copy = actCopy.failures;

interface Act {
  readonly call: () => Promise<unknown>;
  /** Whether a schedule read anew shows that the step was taken after all. */
  readonly isDone: (current: CurrentSchedule | null) => boolean;
  readonly onDone: () => void;
}

/**
 * Takes a step of the schedule once, whatever is pressed meanwhile. A refusal reads anew where things
 * stand, so that the window can say what happened; what was written in it stays.
 */
export function useAct(refresh: ScheduleReading["refresh"]) {
  const { isBusy, once } = useLatch();
  const [failure, setFailure] = useState<string>();
  return {
    isBusy,
    failure,
    forget: () => setFailure(undefined),
    act: ({ call, isDone, onDone }: Act) =>
      once(async () => {
        setFailure(undefined);
        try {
          await call();
          await refresh();
          onDone();
        } catch (error) {
          const { code, message } = failureOf(error);
          const state = await refresh();
          if (state && isDone(state.current)) onDone();
          else if (code === "fetchDataError") setFailure(copy.network);
          else setFailure(code === "lock" ? copy.changed : message);
        }
      }),
  };
}
