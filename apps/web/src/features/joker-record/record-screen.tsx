"use client";

import { useQuery } from "@tanstack/react-query";
import type { RecordPurpose } from "@tefuda/domain/joker-record/purposes.ja";
import { openRecordSchema } from "@tefuda/domain/joker-record/schema";
import { type FormEvent, type ReactNode, useState } from "react";
import { type Outputs, useTRPCClient } from "@/platform/trpc";
import { useFaults } from "@/platform/use-faults";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";
import { jokerRecordCopy as copy } from "./copy.ja";
import { type Purpose, PurposeFields } from "./purpose-fields";
import { RecordView } from "./record-view";

export interface RecordScreenProps {
  jokerId: string;
  /** Why the record is opened, when the page before has asked. */
  purpose: RecordPurpose | undefined;
  /** What was done about the person's conduct, from another feature; asks for the record anew. */
  renderSanctions: (onChanged: () => void) => ReactNode;
}

/** A job seeker's record; without a reason it asks for one first. */
export function RecordScreen({ jokerId, purpose, renderSanctions }: RecordScreenProps) {
  const [why, setWhy] = useState<{ purpose: RecordPurpose; note?: string | undefined } | undefined>(
    purpose && { purpose },
  );
  if (!why) return <Gate jokerId={jokerId} onOpen={setWhy} />;
  return <Opened jokerId={jokerId} why={why} renderSanctions={renderSanctions} />;
}

interface GateProps {
  jokerId: string;
  onOpen: (why: { purpose: RecordPurpose; note?: string | undefined }) => void;
}

function Gate({ jokerId, onOpen }: GateProps) {
  const [purpose, setPurpose] = useState<Purpose>({ purpose: "", note: "" });
  const { form, faults, check } = useFaults();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = check(openRecordSchema, { jokerId, ...purpose });
    if (checked) onOpen(checked);
  };
  return (
    <PageContainer>
      <PageHeader title={copy.title} back={{ href: "/operator/jokers", label: copy.back }} />
      <SectionCard title={copy.gate} lead={copy.gateLead}>
        <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
          <PurposeFields value={purpose} errors={faults} onChange={setPurpose} />
          <Button type="submit" className="justify-self-start">
            {copy.open}
          </Button>
        </form>
      </SectionCard>
    </PageContainer>
  );
}

interface OpenedProps {
  jokerId: string;
  why: { purpose: RecordPurpose; note?: string | undefined };
  renderSanctions: RecordScreenProps["renderSanctions"];
}

function Opened({ jokerId, why, renderSanctions }: OpenedProps) {
  const client = useTRPCClient();
  const { data, isError, isFetching, refetch } = useQuery<Outputs["jokerRecord"]["open"]>({
    queryKey: ["jokerRecord", jokerId],
    queryFn: () => client.jokerRecord.open.mutate({ jokerId, ...why }),
    // Every view is logged, so nothing opens it behind the operator's back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const reload = () => void refetch();
  if (data)
    return <RecordView record={data} onChanged={reload} sanctions={renderSanctions(reload)} />;
  return (
    <PageContainer width="wide">
      {isError ? (
        <ErrorState text={copy.failed} busy={isFetching} onRetry={reload} />
      ) : (
        <SkeletonCards count={3} />
      )}
    </PageContainer>
  );
}
