"use client";

import { useState } from "react";
import { useJudging } from "@/features/judgement/judgement-provider";
import { likeCopy } from "@/features/like/copy.ja";
import { useSession } from "@/platform/session/session-provider";
import { useRefusal } from "@/platform/session/use-refusal";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { lateWindow } from "@/ui/late-window";

const AgentSelection = lateWindow(() =>
  import("@/features/like/agent-selection").then(({ AgentSelection }) => AgentSelection),
);

const copy = likeCopy.consult;

/** The way to an interview agent for a joker; one in judging is told where it stands. */
export function ConsultAgent() {
  const me = useSession();
  const judging = useJudging();
  const [isOpen, setOpen] = useState(false);
  const refusal = useRefusal("like:send");
  const isRegistered = me.kind === "joker" && me.registrationStatus === "registered";
  return (
    <Card
      as="section"
      aria-label={copy.title}
      className="flex flex-wrap items-center justify-between gap-4"
    >
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
        <h2 className="text-base">{copy.title}</h2>
        <p className="text-ink-2 text-sm">{copy.lead}</p>
      </div>
      <Button
        variant="secondary"
        refusal={refusal}
        onClick={() => (isRegistered ? setOpen(true) : judging.open())}
      >
        {copy.open}
      </Button>
      <AgentSelection
        open={isOpen}
        onClose={() => setOpen(false)}
        onNotRegistered={() => {
          setOpen(false);
          judging.open();
        }}
      />
    </Card>
  );
}
