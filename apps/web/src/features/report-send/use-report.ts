"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReportReason } from "@tefuda/domain/report/constants";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { reportSendCopy as copy } from "./copy.ja";

export type ReportStep = "reasons" | "details" | "release" | "done";

const blank = {
  reasons: [] as ReportReason[],
  content: "",
  shareMessages: false,
  release: false,
};
type Draft = typeof blank;

/**
 * What a member writes about the other side, and its sending. It has one id until it has arrived,
 * so that a second press or a retry makes no second report.
 */
export function useReport(matchingId: string | undefined) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [step, setStep] = useState<ReportStep>("reasons");
  const [draft, setDraft] = useState<Draft>(blank);
  const [reportId, setReportId] = useState(uuidv7);
  const [fault, setFault] = useState<string>();
  const create = useMutation(
    trpc.report.create.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: () => {
        setStep("done");
        void queries.invalidateQueries(trpc.report.listOwn.pathFilter());
      },
      onError: (error) => {
        const failure = failureOf(error);
        setStep("details");
        setFault(failure.isPassing ? copy.failed : failure.message);
      },
    }),
  );
  return {
    step,
    draft,
    fault,
    isBusy: create.isPending,
    go(next: ReportStep) {
      setFault(undefined);
      setStep(next);
    },
    set(change: Partial<Draft>) {
      setFault(undefined);
      setDraft({ ...draft, ...change });
    },
    refuse: setFault,
    send() {
      if (matchingId) create.mutate({ reportId, matchingId, ...draft });
    },
    /** Ready for another report; what was not sent stays as it is. */
    renew() {
      if (step !== "done") return;
      setStep("reasons");
      setDraft(blank);
      setReportId(uuidv7());
    },
  };
}
