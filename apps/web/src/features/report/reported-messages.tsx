"use client";

import { useMutation } from "@tanstack/react-query";
import { TAKE_DOWN_REASON_MAX } from "@tefuda/domain/chat/schema";
import { useState } from "react";
import { useKeptText } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { ReasonModal } from "@/ui/reason-modal";
import { useToast } from "@/ui/use-toast";
import { reportCopy } from "./copy.ja";
import { EvidenceList, wordsOf } from "./evidence-list";

const copy = reportCopy.messages.takeDown;

interface ReportedMessagesProps {
  reportId: string;
  evidence: Outputs["report"]["readMessages"];
}

/** The messages of a report, each of which can be taken down with a reason for the record. */
export function ReportedMessages({ reportId, evidence }: ReportedMessagesProps) {
  const trpc = useTRPC();
  const toast = useToast();
  const [seq, setSeq] = useState<number>();
  // Reading again would be one more reading on record.
  const [taken, setTaken] = useState<readonly number[]>([]);
  const reason = useKeptText("reportedTakeDown", seq === undefined ? "" : `${reportId}:${seq}`);
  const takeDown = useMutation(
    trpc.report.takeDownMessage.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: (_done, sent) => {
        toast.success(copy.done);
        setTaken((known) => [...known, sent.seq]);
        reason.clear();
        setSeq(undefined);
      },
    }),
  );
  const failure = takeDown.error && failureOf(takeDown.error);
  const messages = evidence.messages.map((message) =>
    taken.includes(message.seq)
      ? { ...message, isTakenDown: true, canBeTakenDown: false }
      : message,
  );
  const asked = messages.find((message) => message.seq === seq);
  return (
    <>
      <EvidenceList {...evidence} messages={messages} onTakeDown={setSeq} />
      <ReasonModal
        open={seq !== undefined}
        reason={reason.value}
        onReason={reason.set}
        onClose={() => {
          takeDown.reset();
          setSeq(undefined);
        }}
        onConfirm={() =>
          seq !== undefined && takeDown.mutate({ reportId, seq, reason: reason.value })
        }
        busy={takeDown.isPending}
        title={copy.title}
        body={copy.body}
        quote={asked && wordsOf(asked)}
        label={copy.reason}
        limit={TAKE_DOWN_REASON_MAX}
        confirmLabel={copy.action}
        fault={failure ? (failure.fields.reason ?? failure.message) : undefined}
      />
    </>
  );
}
