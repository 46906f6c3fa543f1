"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { BellOff, BellRing } from "lucide-react";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useSession } from "@/platform/session/session-provider";
import { useTRPC, useTRPCClient } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { FieldError } from "@/ui/field-parts";
import { Skeleton } from "@/ui/skeleton";
import { useToast } from "@/ui/use-toast";
import { BlockedHelp } from "./blocked-help";
import { pushCopy as copy } from "./copy.ja";
import { type TurnedOn, turnOff, turnOffHere, turnOn } from "./device";
import { DeviceList } from "./device-list";
import { usePushDevice } from "./use-push-device";

/** Why the browser did not do what was asked; a block is shown as a state of its own. */
const refusals: Partial<Record<TurnedOn, string>> = {
  notChosen: copy.notChosen,
  refused: copy.refused,
};

/** Pushes to this very device: whether they come, the way to change it, and the other devices. */
export function PushSetting() {
  const { browser, devices, isOn, refresh } = usePushDevice();
  if (!browser || devices.isPending) return <Skeleton className="h-24" />;
  if (devices.isError)
    return <ErrorState onRetry={() => devices.refetch()} busy={devices.isFetching} />;
  const { support, permission, isApple, endpoint } = browser;
  return (
    <div className="grid gap-5">
      {support !== "supported" && <Banner inset>{copy[support]}</Banner>}
      {support === "supported" && permission === "denied" && <BlockedHelp isApple={isApple} />}
      {support === "supported" && permission !== "denied" && (
        <OnOff isOn={isOn} endpoint={endpoint} onChanged={refresh} />
      )}
      <DeviceList devices={devices.data} />
    </div>
  );
}

interface OnOffProps {
  isOn: boolean;
  endpoint: string | undefined;
  onChanged: () => Promise<void>;
}

function OnOff({ isOn, endpoint, onChanged }: OnOffProps) {
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const me = useSession();
  const [problem, setProblem] = useState("");
  const common = {
    // Without a line somebody has to be told so, instead of waiting for one.
    networkMode: "always",
    meta: { ownErrors: true },
    onMutate: () => setProblem(""),
    onError: (error: unknown) => setProblem(failureOf(error).message),
    onSettled: async () => {
      await onChanged();
      await queries.invalidateQueries(trpc.push.list.queryFilter());
    },
  } as const;
  const on = useMutation({
    ...common,
    mutationFn: () => turnOn(client, me.kind === "visitor" ? "" : me.userId),
    onSuccess: (turned) => {
      setProblem(refusals[turned] ?? "");
      if (turned === "on") toast.success(copy.turnedOn);
    },
  });
  const off = useMutation({
    ...common,
    mutationFn: () => turnOff(client),
    onSuccess: () => toast.success(copy.turnedOff),
  });
  const test = useMutation({
    ...common,
    mutationFn: async () => {
      const tested = await client.push.test.mutate({ endpoint: endpoint ?? "" });
      // The push service would give the same dead address again.
      if (tested.result === "gone") await turnOffHere();
      return tested;
    },
    onSuccess: ({ result }) => {
      if (result === "sent") toast.success(copy.testSent);
      else setProblem(copy.testFailed[result]);
    },
  });

  const State = isOn ? BellRing : BellOff;
  return (
    <div className="grid gap-3">
      <p className="flex items-start gap-2.5 text-sm">
        <State
          className={isOn ? "h-lh w-5 shrink-0 text-pine" : "h-lh w-5 shrink-0 text-ink-3"}
          aria-hidden="true"
        />
        {isOn ? copy.on : copy.off}
      </p>
      <div className="flex flex-wrap gap-3">
        {isOn ? (
          <>
            <Button variant="secondary" busy={test.isPending} onClick={() => test.mutate()}>
              {copy.test}
            </Button>
            <Button variant="quiet" busy={off.isPending} onClick={() => off.mutate()}>
              {copy.turnOff}
            </Button>
          </>
        ) : (
          <Button busy={on.isPending} onClick={() => on.mutate()}>
            {copy.turnOn}
          </Button>
        )}
      </div>
      <div className="empty:-mt-3" aria-live="polite">
        {problem && <FieldError>{problem}</FieldError>}
      </div>
    </div>
  );
}
