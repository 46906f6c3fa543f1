"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RecruitmentForm } from "@tefuda/domain/recruitment/form";
import { useCallback, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import { failureOf } from "@/platform/errors";
import { type Outputs, useTRPC } from "@/platform/trpc";
import type { EditorReading } from "./state";

const RETRY_STEP_MS = 1000;
const RETRY_MAX_MS = 8000;

type Saved = Outputs["recruitment"]["saveRecruitment"];
const isUnreached = (error: unknown) => failureOf(error).isUnreached;

/**
 * Sends a form: one save at a time, each under a key of its own, so that a repetition after a lost
 * connection changes nothing twice. Knows the version that the next save is based on.
 */
export function useSave(recruitmentId: string, initialVersion: number | undefined) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const version = useRef(initialVersion);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const [savedForm, setSavedForm] = useState<RecruitmentForm>();
  const [savedAt, setSavedAt] = useState<Date>();
  const { mutateAsync, isPending, isPaused, failureCount } = useMutation(
    trpc.recruitment.saveRecruitment.mutationOptions({
      meta: { ownErrors: true },
      retry: (_count, error) => isUnreached(error),
      retryDelay: (count) => Math.min(RETRY_STEP_MS * 2 ** count, RETRY_MAX_MS),
    }),
  );

  const save = useCallback(
    (form: RecruitmentForm, reading: EditorReading): Promise<Saved> => {
      const send = async () => {
        const saved = await mutateAsync({
          recruitmentId,
          recruitment: reading.recruitment,
          unfinished: reading.unfinished,
          lockVersion: version.current,
          saveId: uuidv7(),
        });
        version.current = saved.lockVersion;
        setSavedForm(form);
        setSavedAt(new Date());
        void queries.invalidateQueries(trpc.recruitment.pathFilter());
        return saved;
      };
      const done = line.current.then(send, send);
      line.current = done;
      return done;
    },
    [mutateAsync, queries, recruitmentId, trpc],
  );

  return {
    save,
    savedForm,
    savedAt,
    isSaving: isPending,
    /** The connection is lost; the save goes on by itself once it is back. */
    isWaiting: isPending && (isPaused || failureCount > 0),
    /** Bases the next save on what was read since, and compares what is typed with it. */
    rebase: (stored: RecruitmentForm, next: number) => {
      version.current = next;
      setSavedForm(stored);
    },
    versionNow: () => version.current,
  };
}
