"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { placeAgent } from "@tefuda/domain/ace/agent";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { uiCopy } from "@/ui/copy.ja";
import { ErrorState } from "@/ui/error-state";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { RadioCards } from "@/ui/radio-cards";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import { useToast } from "@/ui/use-toast";
import { AgentOrder } from "./agent-order";
import { memberCopy } from "./copy.ja";
import type { MemberDoc } from "./types";

const copy = memberCopy.agent;

interface AgentModalProps {
  member: MemberDoc;
  companyId: string;
  open: boolean;
  onClose: () => void;
  onDone: () => unknown;
}

/** Makes a member an interview agent, at a place in the order of all, or ends it. */
export function AgentModal({ member, companyId, open, onClose, onDone }: AgentModalProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [isAgent, setAgent] = useState(member.isAgent);
  const [chosenPlace, setPlace] = useState<number>();
  const agents = useQuery(
    trpc.operatorCompany.agents.queryOptions(undefined, { enabled: open, staleTime: 0 }),
  );
  const change = useMutation(
    trpc.operatorCompany.setAgent.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: () => {
        toast.success(successMessages.changed);
        void queries.invalidateQueries(trpc.operatorCompany.agents.queryFilter());
        onClose();
        return onDone();
      },
    }),
  );

  const ids = agents.data?.map(({ id }) => id) ?? [];
  const others = agents.data?.filter(({ id }) => id !== member.id) ?? [];
  const current = ids.indexOf(member.id);
  const place = chosenPlace ?? (current < 0 ? others.length : current) + 1;
  const order = placeAgent(ids, member.id, place);
  const isUnchanged =
    isAgent === member.isAgent && (!isAgent || order.every((id, index) => id === ids[index]));

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={copy.title(member.name)}
      description={copy.lead}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {uiCopy.cancel}
          </Button>
          <Button
            busy={change.isPending}
            disabled={!agents.data || isUnchanged}
            onClick={() => change.mutate({ companyId, aceId: member.id, isAgent, place })}
          >
            {copy.submit}
          </Button>
        </>
      }
    >
      {change.error && (
        <Banner tone="danger" inset>
          {failureOf(change.error).message}
        </Banner>
      )}
      <RadioCards
        legend={copy.legend}
        value={isAgent ? "on" : "off"}
        onChange={(value) => {
          change.reset();
          setAgent(value === "on");
        }}
        options={[
          { value: "on", label: copy.on, help: copy.onHelp },
          { value: "off", label: copy.off, help: copy.offHelp },
        ]}
      />
      {agents.isError ? (
        <ErrorState
          text={copy.failed}
          busy={agents.isFetching}
          onRetry={() => void agents.refetch()}
        />
      ) : !agents.data ? (
        <Skeleton className="h-24 w-full" />
      ) : isAgent ? (
        <>
          <Field label={copy.place}>
            <Select
              placeholder={false}
              value={String(place)}
              onChange={({ target }) => setPlace(Number(target.value))}
              options={[undefined, ...others].map((before, index) => ({
                value: String(index + 1),
                label: before ? copy.after(index + 1, before.name) : copy.first,
              }))}
            />
          </Field>
          <AgentOrder order={order} agents={agents.data} member={member} />
        </>
      ) : (
        member.isAgent && (
          <Banner tone="warning" inset>
            {copy.offNote(member.name)}
          </Banner>
        )
      )}
    </Modal>
  );
}
