"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReportAction, reportActions } from "@tefuda/domain/report/constants";
import { handleReportSchema } from "@tefuda/domain/report/schema";
import { sanctionNoticeDrafts } from "@tefuda/domain/sanction/labels.ja";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { useState } from "react";
import type { DraftKind } from "@/platform/editing/drafts";
import { useKept } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import type { Faults } from "@/platform/forms";
import { hasFields, isMaybe, isOneOf, isText } from "@/platform/stored";
import { useTRPC } from "@/platform/trpc";
import { useFaults } from "@/platform/use-faults";
import { useToast } from "@/ui/use-toast";
import { reportCopy } from "./copy.ja";
import type { ReportCase } from "./report-case";

const drafts: readonly string[] = Object.values(sanctionNoticeDrafts);
const draftOf = (action: ReportAction) => (action === "none" ? "" : sanctionNoticeDrafts[action]);

/** What an operator has written and chosen on one report. */
interface WrittenDecision {
  readonly action?: ReportAction | undefined;
  readonly personId?: string | undefined;
  readonly note: string;
  readonly notice: string;
  readonly lastDay: string;
}

const decisionKind: DraftKind<WrittenDecision> = {
  name: "reportDecision",
  isValue: hasFields<WrittenDecision>({
    action: isMaybe(isOneOf(reportActions)),
    personId: isMaybe(isText),
    note: isText,
    notice: isText,
    lastDay: isText,
  }),
};
const undecided: WrittenDecision = { note: "", notice: "", lastDay: "" };

/** The state of the decision's form: choice, texts, faults, confirmation and sending. */
export function useDecision(report: ReportCase, onReload: () => void) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const { value: written, change, clear } = useKept(decisionKind, report.id, undecided);
  const { action, note, notice, lastDay } = written;
  const isOneOfMany = report.people.length > 1;
  const personId = isOneOfMany ? written.personId : (report.reportedUserId ?? undefined);
  const { faults: errors, check, refuse, forget } = useFaults();
  const [isAsking, setAsking] = useState(false);

  const fail = (error: unknown) => {
    const failure = failureOf(error);
    refuse(failure.fields);
    toast.error(failure.message);
    if (failure.code === "lock") onReload();
  };
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: trpc.report.list.pathKey() });
    void queries.invalidateQueries({ queryKey: trpc.sanction.list.pathKey() });
    onReload();
  };
  const take = useMutation(
    trpc.report.take.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: refresh,
      onError: fail,
    }),
  );
  const handle = useMutation(
    trpc.report.handle.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: () => {
        toast.success(reportCopy.decision.done);
        clear();
        refresh();
      },
      onError: fail,
      onSettled: () => setAsking(false),
    }),
  );

  const target = { reportId: report.id, lockVersion: report.lockVersion };
  const decision = action && {
    ...target,
    status: action === "none" ? ("dismissed" as const) : ("actioned" as const),
    action,
    note,
    reportedUserId: personId,
    ...(action !== "none" && { notice }),
    ...(action === "restrict" && { lastDay }),
  };
  return {
    action,
    personId,
    note,
    notice,
    lastDay,
    errors,
    isAsking,
    isBusy: handle.isPending,
    isTaking: take.isPending,
    choose(next: ReportAction) {
      forget();
      // A draft that nobody touched makes way for the next one; what was written stays.
      const isUntouched = notice === "" || drafts.includes(notice);
      change({ action: next, ...(isUntouched && { notice: draftOf(next) }) });
    },
    setPersonId: (next: string) => change({ personId: next }),
    setNote: (next: string) => change({ note: next }),
    setNotice: (next: string) => change({ notice: next }),
    setLastDay: (next: string) => change({ lastDay: next }),
    take: () => take.mutate(target),
    ask() {
      if (!decision) {
        refuse({ action: messages.chooseOne });
        return;
      }
      const lacksPerson = isOneOfMany && !personId && action !== "none";
      const found: Faults = lacksPerson ? { reportedUserId: messages.chooseOne } : {};
      if (check(handleReportSchema, decision, found)) setAsking(true);
    },
    cancel: () => setAsking(false),
    confirm() {
      if (decision) handle.mutate(decision);
    },
  };
}
