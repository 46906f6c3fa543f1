"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RecruitmentForm } from "@tefuda/domain/recruitment/form";
import { useCallback, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import type { Editing, StoredForm } from "@/platform/editing/editing";
import { failureOf } from "@/platform/errors";
import { type Outputs, useTRPC } from "@/platform/trpc";
import type { EditorReading } from "./state";

const RETRY_STEP_MS = 1000;
const RETRY_MAX_MS = 8000;

type Saved = Outputs["recruitment"]["saveRecruitment"];
const isUnreached = (error: unknown) => failureOf(error).isUnreached;

interface Target {
  /** The state of the editor at the moment of asking. */
  readonly latest: () => Editing<RecruitmentForm>;
  readonly saved: (sent: RecruitmentForm, stored: StoredForm<RecruitmentForm>) => void;
}

/**
 * Sends a form: one save at a time, each over the version that the one before has made, and under a key
 * of its own, so that a repetition after a lost connection changes nothing twice.
 */
export function useSave(recruitmentId: string, { latest, saved }: Target) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const line = useRef<Promise<unknown>>(Promise.resolve());
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
        const { base, lockVersion } = latest();
        const answer = await mutateAsync({
          recruitmentId,
          recruitment: reading.recruitment,
          unfinished: reading.unfinished,
          lockVersion,
          saveId: uuidv7(),
        });
        const sent = { ...form };
        // What is too long was not sent, so it is not saved.
        for (const part of reading.tooLong) Object.assign(sent, { [part]: base[part] });
        saved(sent, { form: sent, lockVersion: answer.lockVersion });
        setSavedAt(new Date());
        void queries.invalidateQueries(trpc.recruitment.pathFilter());
        return answer;
      };
      const done = line.current.then(send, send);
      line.current = done;
      return done;
    },
    [mutateAsync, queries, recruitmentId, trpc, latest, saved],
  );

  return {
    save,
    savedAt,
    isSaving: isPending,
    /** The connection is lost; the save goes on by itself once it is back. */
    isWaiting: isPending && (isPaused || failureCount > 0),
  };
}
