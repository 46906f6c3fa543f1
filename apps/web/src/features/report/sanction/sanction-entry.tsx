"use client";

import { useMutation } from "@tanstack/react-query";
import { sanctionKindLabels } from "@tefuda/domain/sanction/labels.ja";
import { liftSanctionSchema } from "@tefuda/domain/sanction/schema";
import { formatDate, formatDateTime } from "@tefuda/domain/time/format.ja";
import { lastDayOf } from "@tefuda/domain/time/jst";
import { useState } from "react";
import { useKeptText } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { useFaults } from "@/platform/use-faults";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { Field } from "@/ui/field";
import { TextArea } from "@/ui/text-area";
import { useToast } from "@/ui/use-toast";
import { reportCopy } from "../copy.ja";
import { useMaySuspend } from "./use-may-suspend";

const copy = reportCopy.sanctions;
const tones = { warn: "neutral", restrict: "gold", suspend: "danger" } as const;

interface SanctionEntryProps {
  sanction: Outputs["sanction"]["list"][number];
  onLifted: () => void;
}

/** One sanction with its texts, and the way to take it back while it holds. */
export function SanctionEntry({ sanction, onLifted }: SanctionEntryProps) {
  const { id, kind, endsAt, liftedAt, liftReason, isInForce, notice, reason } = sanction;
  const trpc = useTRPC();
  const toast = useToast();
  const maySuspend = useMaySuspend();
  const [isAsking, setAsking] = useState(false);
  const { value: why, set: setWhy, clear } = useKeptText("sanctionLift", id);
  const { faults, check } = useFaults();
  const lift = useMutation(
    trpc.sanction.lift.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: () => {
        toast.success(copy.liftedToast);
        clear();
        setAsking(false);
      },
      onError: (failed) => toast.error(failureOf(failed).message),
      onSettled: onLifted,
    }),
  );
  const confirm = () => {
    const checked = check(liftSanctionSchema, { id, reason: why });
    if (checked) lift.mutate(checked);
  };
  const mayLift = isInForce && (kind !== "suspend" || maySuspend);
  return (
    <li className="grid gap-1.5 text-sm">
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[kind]}>{sanctionKindLabels[kind]}</Badge>
        {isInForce && <Badge tone="indigo">{copy.inForce}</Badge>}
        {endsAt && <span>{copy.until(formatDate(lastDayOf(endsAt)))}</span>}
        {liftedAt && <span className="text-ink-2">{copy.lifted(formatDate(liftedAt))}</span>}
      </span>
      <p className="whitespace-pre-line">
        <span className="text-ink-2">{copy.notice}：</span>
        {notice}
      </p>
      <p className="whitespace-pre-line text-ink-2">
        {copy.reason}：{liftReason ?? reason}
      </p>
      <p className="text-ink-3 text-xs tabular-nums">
        {copy.by(sanction.operatorName ?? "", formatDateTime(sanction.createdAt))}
      </p>
      {mayLift && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setAsking(true)}
        >
          {copy.lift}
        </Button>
      )}
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        busy={lift.isPending}
        title={copy.liftTitle(sanctionKindLabels[kind])}
        body={copy.liftBody}
        confirmLabel={copy.lift}
      >
        <Field label={copy.liftReason} required error={faults.reason}>
          <TextArea minRows={2} value={why} onChange={(event) => setWhy(event.target.value)} />
        </Field>
      </ConfirmModal>
    </li>
  );
}
