"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReportReason, reportReasons } from "@tefuda/domain/report/constants";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import type { DraftKind } from "@/platform/editing/drafts";
import { useKept } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { hasFields, isListOf, isOneOf, isText, type Shape } from "@/platform/stored";
import { useTRPC } from "@/platform/trpc";
import { reportSendCopy as copy } from "./copy.ja";

export type ReportStep = "reasons" | "details" | "release" | "done";

/** What a member has written of the other side, under the id that it is sent with. */
interface Draft {
  readonly id: string;
  readonly reasons: ReportReason[];
  readonly content: string;
  readonly shareMessages: boolean;
  readonly release: boolean;
}

const isYesNo = isOneOf([true, false]);
const reportKind: DraftKind<Draft> = {
  name: "report",
  isValue: hasFields<Draft>({
    id: isText,
    reasons: isListOf(isOneOf(reportReasons)) as Shape<ReportReason[]>,
    content: isText,
    shareMessages: isYesNo,
    release: isYesNo,
  }),
};
const blank: Draft = { id: "", reasons: [], content: "", shareMessages: false, release: false };

/**
 * What a member writes about the other side, and its sending. It has one id until it has arrived,
 * so that a second press or a retry makes no second report.
 */
export function useReport(matchingId: string | undefined) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [step, setStep] = useState<ReportStep>("reasons");
  const { value: draft, change, clear } = useKept(reportKind, matchingId ?? "", blank);
  /** As it has arrived, for what the last step says of it. */
  const [sent, setSent] = useState<Draft>();
  const [fault, setFault] = useState<string>();
  const create = useMutation(
    trpc.report.create.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: () => {
        setStep("done");
        setSent(draft);
        clear();
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
    draft: sent ?? draft,
    fault,
    isBusy: create.isPending,
    go(next: ReportStep) {
      setFault(undefined);
      setStep(next);
    },
    set(fields: Partial<Draft>) {
      setFault(undefined);
      change({ ...(draft.id === "" && { id: uuidv7() }), ...fields });
    },
    refuse: setFault,
    send() {
      const { id: reportId, ...written } = draft;
      if (matchingId) create.mutate({ reportId, matchingId, ...written });
    },
    /** Ready for another report; what was not sent stays as it is. */
    renew() {
      if (step !== "done") return;
      setStep("reasons");
      setSent(undefined);
    },
  };
}
