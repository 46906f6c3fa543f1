"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { formatDate } from "@tefuda/domain/time/format.ja";
import { useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";
import { useToast } from "@/ui/use-toast";
import { ChangeModal } from "./change-modal";
import { secondFactorCopy } from "./copy.ja";
import { FactorSetUp } from "./factor-set-up";
import { RecoveryCodes } from "./recovery-codes";

const copy = secondFactorCopy.setting;
const FEW_CODES = 3;

/** The second factor in the settings: on, off, and new recovery codes. */
export function FactorSetting({ brand, canSwitchOff }: { brand: string; canSwitchOff: boolean }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const state = useQuery(trpc.secondFactor.get.queryOptions());
  const [asking, setAsking] = useState<"off" | "renew">();
  const [codes, setCodes] = useState<readonly string[]>();
  const refresh = () => queries.invalidateQueries(trpc.secondFactor.get.queryFilter());

  if (state.isError) return <ErrorState onRetry={() => void state.refetch()} />;
  if (!state.data) return <Skeleton className="h-16" />;
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        brand={brand}
        onDone={() => {
          setCodes(undefined);
          void refresh();
        }}
      />
    );
  const { isOn, since, recoveryCodesLeft } = state.data;
  if (!isOn) return <FactorSetUp onDone={setCodes} />;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone="pine">{copy.on}</Badge>
        {since && <span className="text-ink-2">{copy.since(formatDate(since))}</span>}
        <span className="text-ink-2 tabular-nums">{copy.left(recoveryCodesLeft)}</span>
      </div>
      {recoveryCodesLeft <= FEW_CODES && (
        <Banner tone="warning" inset>
          {copy.fewLeft(recoveryCodesLeft)}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAsking("renew")}>
          {copy.renew}
        </Button>
        {canSwitchOff && (
          <Button variant="quiet" onClick={() => setAsking("off")}>
            {copy.turnOff}
          </Button>
        )}
      </div>
      {!canSwitchOff && <p className="text-ink-3 text-sm">{copy.required}</p>}
      <ChangeModal
        open={asking === "renew"}
        title={copy.renewTitle}
        body={copy.renewBody}
        submit={copy.renew}
        onClose={() => setAsking(undefined)}
        change={async (values, client) => {
          const made = await client.secondFactor.renewRecoveryCodes.mutate(values);
          setCodes(made.recoveryCodes);
        }}
      />
      <ChangeModal
        open={asking === "off"}
        title={copy.offTitle}
        body={copy.offBody}
        submit={copy.turnOff}
        variant="danger"
        onClose={() => setAsking(undefined)}
        change={async (values, client) => {
          await client.secondFactor.switchOff.mutate(values);
          toast.success(successMessages.changed);
          await refresh();
        }}
      />
    </div>
  );
}
