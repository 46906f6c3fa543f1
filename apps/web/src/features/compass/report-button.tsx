"use client";

import { useMutation } from "@tanstack/react-query";
import { compassSectionLabels } from "@tefuda/domain/compass/labels.ja";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { useToast } from "@/ui/use-toast";
import { compassCopy } from "./copy.ja";

const { report: copy } = compassCopy;

interface ReportButtonProps {
  resultId: string;
  section: keyof typeof compassSectionLabels;
  /** Which remark of the section, from 0 on. */
  at: number;
}

/** Tells the desk that something is wrong with a remark. */
export function ReportButton({ resultId, section, at }: ReportButtonProps) {
  const trpc = useTRPC();
  const toast = useToast();
  const report = useMutation(
    trpc.compass.reportRemark.mutationOptions({ onSuccess: () => toast.success(copy.thanks) }),
  );
  const text = report.isSuccess ? copy.done : copy.action;
  return (
    <Button
      variant="quiet"
      size="sm"
      className="justify-self-start"
      busy={report.isPending}
      refusal={report.isSuccess ? copy.thanks : undefined}
      aria-label={copy.label(text, compassSectionLabels[section], at + 1)}
      onClick={() => report.mutate({ resultId, section, at })}
    >
      {text}
    </Button>
  );
}
