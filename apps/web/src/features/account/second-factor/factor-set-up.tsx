"use client";

import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { loadClient } from "@/platform/load-client";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { useToast } from "@/ui/use-toast";
import { useRecentLogin } from "../use-recent-login";
import { secondFactorCopy } from "./copy.ja";
import { type SetUp, SetUpGuide } from "./set-up-guide";

const copy = secondFactorCopy.setting;

/** Switches the factor on: a login of the last minutes, the app, its first code, the recovery codes. */
export function FactorSetUp({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const toast = useToast();
  const { run, dialog } = useRecentLogin();
  const [isBeginning, setBeginning] = useState(false);
  const [setUp, setSetUp] = useState<SetUp>();

  const begin = async () => {
    setBeginning(true);
    try {
      const client = await loadClient();
      await run(async () => setSetUp(await client.secondFactor.beginSetUp.mutate()));
    } catch (error) {
      toast.error(failureOf(error).message);
    } finally {
      setBeginning(false);
    }
  };

  if (setUp)
    return (
      <div className="grid max-w-xl gap-5">
        <SetUpGuide
          key={setUp.secret}
          setUp={setUp}
          restart={() => void begin()}
          confirm={async (code, client) => {
            const { recoveryCodes } = await client.secondFactor.confirmSetUp.mutate({ code });
            onDone(recoveryCodes);
          }}
        />
        <Button variant="quiet" wide onClick={() => setSetUp(undefined)}>
          {secondFactorCopy.setUp.cancel}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-52 items-center gap-3">
        <Badge>{copy.off}</Badge>
      </div>
      <Button variant="secondary" busy={isBeginning} onClick={() => void begin()}>
        {copy.turnOn}
      </Button>
      {dialog}
    </div>
  );
}
