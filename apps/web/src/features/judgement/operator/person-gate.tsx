"use client";

import { useMutation } from "@tanstack/react-query";
import { PERSON_REASON_MAX } from "@tefuda/domain/judgement/schema";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useKeptText } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { ReasonModal } from "@/ui/reason-modal";
import { judgementCopy } from "../copy.ja";
import type { JudgementCase, ViewedPerson } from "./judgement-case";

const copy = judgementCopy.operator.person;

export interface PersonGateProps {
  found: JudgementCase;
  /** Sex and birthday, once a reason was recorded. */
  person: ViewedPerson | undefined;
  onPerson: (person: ViewedPerson | undefined) => void;
}

/** Keeps sex and birthday out of sight until a reason is recorded; hidden again, they ask anew. */
export function PersonGate({ found: { jokerId, entered }, person, onPerson }: PersonGateProps) {
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const reason = useKeptText("personView", jokerId);
  const view = useMutation(
    trpc.judgement.viewPerson.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: (seen) => {
        onPerson(seen);
        // What was typed for one view is no reason for the next.
        reason.clear();
        setAsking(false);
      },
    }),
  );
  const failure = view.error && failureOf(view.error);
  const Icon = person ? Eye : EyeOff;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-3">
      <p role="status" className="flex min-w-0 items-start gap-2 text-ink-2 text-sm">
        <Icon className="mt-1 size-4 shrink-0" aria-hidden="true" />
        <span className="grid min-w-0 [word-break:auto-phrase]">
          {person ? copy.shown : copy.hidden}
          <span className="text-xs">
            {person ? copy.recorded : copy.entered(entered.done, entered.total)}
          </span>
        </span>
      </p>
      {/* One button for both ways keeps the focus where it was. */}
      <Button
        variant="secondary"
        size="sm"
        onClick={() => (person ? onPerson(undefined) : setAsking(true))}
      >
        {person ? copy.hide : copy.view}
      </Button>
      <ReasonModal
        open={isAsking}
        reason={reason.value}
        onReason={reason.set}
        onClose={() => {
          view.reset();
          setAsking(false);
        }}
        onConfirm={() => view.mutate({ jokerId, reason: reason.value })}
        busy={view.isPending}
        tone="primary"
        title={copy.title}
        body={copy.body}
        label={copy.reason}
        limit={PERSON_REASON_MAX}
        confirmLabel={copy.confirm}
        fault={failure ? (failure.fields.reason ?? failure.message) : undefined}
      />
    </div>
  );
}
