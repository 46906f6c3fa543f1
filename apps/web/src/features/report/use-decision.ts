"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReportAction } from "@tefuda/domain/report/constants";
import { handleReportSchema } from "@tefuda/domain/report/schema";
import { sanctionNoticeDrafts } from "@tefuda/domain/sanction/labels.ja";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import type { Faults } from "@/platform/forms";
import { useTRPC } from "@/platform/trpc";
import { useFaults } from "@/platform/use-faults";
import { useToast } from "@/ui/use-toast";
import { reportCopy } from "./copy.ja";
import type { ReportCase } from "./report-case";

const drafts: readonly string[] = Object.values(sanctionNoticeDrafts);
const draftOf = (action: ReportAction) => (action === "none" ? "" : sanctionNoticeDrafts[action]);

/** The state of the decision's form: choice, texts, faults, confirmation and sending. */
export function useDecision(report: ReportCase, onReload: () => void) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [action, setAction] = useState<ReportAction>();
  const [note, setNote] = useState("");
  const isOneOfMany = report.people.length > 1;
  const [personId, setPersonId] = useState(
    isOneOfMany ? undefined : (report.reportedUserId ?? undefined),
  );
  const [notice, setNotice] = useState("");
  const [lastDay, setLastDay] = useState("");
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
      setAction(next);
      forget();
      // A draft that nobody touched makes way for the next one; what was written stays.
      if (notice === "" || drafts.includes(notice)) setNotice(draftOf(next));
    },
    setPersonId,
    setNote,
    setNotice,
    setLastDay,
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
