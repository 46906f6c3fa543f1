"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SavableStep } from "@tefuda/domain/joker/step-save-schema";
import type { SavePlace } from "@tefuda/domain/judgement/policy";
import { uuidv7 } from "uuidv7";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useLatch } from "@/platform/use-latch";
import type { Own } from "./step-form";
import { storedPart } from "./stored-part";

const RETRY_STEP_MS = 1000;
const RETRY_MAX_MS = 8000;
/** Saves of other steps that may come in between before a person is asked. */
const LOCKS_MAX = 3;

const isUnreached = (error: unknown) => failureOf(error).isUnreached;

export interface Saving {
  readonly step: SavableStep;
  readonly values: object;
  /** What was stored of the step when its form was filled. */
  readonly base: string;
  readonly own: Own;
  /** Outside the registration a save may ask for judging again. */
  readonly place: SavePlace;
}

/**
 * Saves a step once, however often it has to be sent: a lost connection is waited for, the key of
 * the save makes a repetition harmless, and a save of another step elsewhere does not stand in the
 * way. Only a newer state of the same step refuses it (`lock`).
 */
export function useSave() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const { isBusy, once } = useLatch();
  const { mutateAsync, isPaused, failureCount } = useMutation(
    trpc.joker.saveStep.mutationOptions({
      meta: { ownErrors: true },
      retry: (_count, error) => isUnreached(error),
      retryDelay: (count) => Math.min(RETRY_STEP_MS * 2 ** count, RETRY_MAX_MS),
    }),
  );

  const readAgain = () => queries.fetchQuery(trpc.joker.own.queryOptions(undefined, fresh));
  const send = async ({ step, values, base, own, place }: Saving) => {
    const saveId = uuidv7();
    const sent = Object.fromEntries(Object.entries(values));
    let { lockVersion } = own;
    for (let locks = 0; ; locks += 1) {
      try {
        await mutateAsync({ step, values: sent, lockVersion, saveId, place });
        return;
      } catch (error) {
        if (failureOf(error).code !== "lock") throw error;
        const newer = await readAgain();
        if (locks >= LOCKS_MAX || storedPart(newer.profile, step) !== base) throw error;
        lockVersion = newer.lockVersion;
      }
    }
  };

  return {
    isBusy,
    /** The connection is lost; the save goes on by itself once it is back. */
    isWaiting: isBusy && (isPaused || failureCount > 0),
    readAgain,
    /** Does nothing while a save is under way. */
    save: (saving: Saving, { onSaved, onFailed }: SaveOutcome) =>
      once(() => send(saving).then(onSaved).catch(onFailed)),
  };
}

interface SaveOutcome {
  readonly onSaved: () => Promise<void>;
  readonly onFailed: (error: unknown) => void;
}

const fresh = { staleTime: 0 };
