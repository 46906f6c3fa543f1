"use client";

import { useQuery } from "@tanstack/react-query";
import { AGENTS_MAX } from "@tefuda/domain/constants/limits";
import { useState } from "react";
import { useRefusal } from "@/platform/session/use-refusal";
import type { Outputs } from "@/platform/trpc";
import { useTRPC } from "@/platform/trpc";
import { Avatar } from "@/ui/avatar";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { Modal } from "@/ui/modal";
import { RadioCards } from "@/ui/radio-cards";
import { Skeleton } from "@/ui/skeleton";
import { likeCopy } from "./copy.ja";
import { useSendLike } from "./use-send-like";

const copy = likeCopy.consult;
const AGENTS = { limit: AGENTS_MAX };

type Agent = Outputs["ace"]["listAgents"][number];

interface AgentSelectionProps {
  open: boolean;
  onClose: () => void;
  onNotRegistered: () => void;
}

/** `agent-selection`: the interview agents in their order, and the application to one of them. */
export function AgentSelection({ open, onClose, onNotRegistered }: AgentSelectionProps) {
  const trpc = useTRPC();
  const refusal = useRefusal("like:send");
  // Who takes consultations, and in which order, may have changed since the window was last open.
  const agents = useQuery(
    trpc.ace.listAgents.queryOptions(AGENTS, { enabled: open, staleTime: 0 }),
  );
  const standings = useQuery(trpc.like.standings.queryOptions(undefined, { enabled: open }));
  const [chosenId, setChosenId] = useState<string>();
  const { send, isSending, failure, reset } = useSendLike({
    isAgent: true,
    onDone: () => {
      setChosenId(undefined);
      onClose();
    },
    onNotRegistered,
  });
  const close = () => {
    reset();
    onClose();
  };
  const standingOf = ({ companyId }: Agent) =>
    standings.data?.find((standing) => standing.companyId === companyId);
  const chosen = agents.data?.find((agent) => agent.id === chosenId && !standingOf(agent));

  return (
    <Modal
      modal="agent-selection"
      open={open}
      onClose={close}
      title={copy.windowTitle}
      description={copy.windowLead}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {copy.cancel}
          </Button>
          <Button
            busy={isSending}
            refusal={refusal}
            disabled={!chosen}
            onClick={() => chosen && send({ aceId: chosen.id, level: undefined, message: "" })}
          >
            {copy.send}
          </Button>
        </>
      }
    >
      {failure && (
        <Banner tone="danger" inset>
          {failure}
        </Banner>
      )}
      {agents.isError ? (
        <ErrorState onRetry={() => agents.refetch()} busy={agents.isFetching} />
      ) : !agents.data ? (
        <Skeleton className="h-20 w-full" />
      ) : agents.data.length === 0 ? (
        <p className="text-ink-2 text-sm">{copy.none}</p>
      ) : (
        <RadioCards
          legend={copy.legend}
          hideLegend
          options={agents.data.map((agent) => {
            const standing = standingOf(agent);
            return {
              value: agent.id,
              label: <AgentLine agent={agent} />,
              disabled: standing !== undefined,
              help: standing && (standing.kind === "liked" ? copy.applied : copy.already),
            };
          })}
          value={chosen?.id}
          onChange={setChosenId}
        />
      )}
    </Modal>
  );
}

function AgentLine({ agent }: { agent: Agent }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={agent.name} src={agent.profileImage} />
      <span className="grid min-w-0 leading-snug">
        <span className="font-semibold">{likeCopy.aceName(agent.name)}</span>
        {agent.position && <span className="font-normal text-ink-2 text-xs">{agent.position}</span>}
        <span className="font-normal text-ink-2 text-xs">{agent.companyName}</span>
        <span className="line-clamp-2 font-normal text-sm">{agent.excerpt}</span>
      </span>
    </span>
  );
}
