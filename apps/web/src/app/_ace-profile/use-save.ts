"use client";

import { useMutation } from "@tanstack/react-query";
import type { SavableAceStep } from "@tefuda/domain/ace/step-save";
import { uuidv7 } from "uuidv7";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";

const RETRY_STEP_MS = 1000;
const RETRY_MAX_MS = 8000;

interface Saving {
  readonly step: SavableAceStep;
  readonly values: Record<string, unknown>;
  readonly lockVersion: number;
}

/**
 * Saves a step once, however often it has to be sent: a lost connection is waited for, and the key
 * of the save makes a repetition after a lost answer harmless.
 */
export function useSave() {
  const trpc = useTRPC();
  const { mutateAsync, isPending, isPaused, failureCount } = useMutation(
    trpc.ace.saveStep.mutationOptions({
      meta: { ownErrors: true },
      retry: (_count, error) => failureOf(error).isUnreached,
      retryDelay: (count) => Math.min(RETRY_STEP_MS * 2 ** count, RETRY_MAX_MS),
    }),
  );
  return {
    save: (saving: Saving) => mutateAsync({ ...saving, saveId: uuidv7() }),
    /** The connection is lost; the save goes on by itself once it is back. */
    isWaiting: isPending && (isPaused || failureCount > 0),
  };
}
