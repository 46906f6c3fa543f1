"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReportAction } from "@tefuda/domain/report/constants";
import { handleReportSchema } from "@tefuda/domain/report/schema";
import { sanctionNoticeDrafts } from "@tefuda/domain/sanction/labels.ja";
import { formatZodError } from "@tefuda/domain/validation/fields";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
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
  const [personId, setPersonId] = useState(report.reportedUserId ?? undefined);
  const [notice, setNotice] = useState("");
  const [lastDay, setLastDay] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isAsking, setAsking] = useState(false);

  const fail = (error: unknown) => {
    const failure = failureOf(error);
    setErrors(failure.fields);
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
      setErrors({});
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
        setErrors({ action: messages.chooseOne });
        return;
      }
      const parsed = handleReportSchema.safeParse(decision);
      setErrors(parsed.success ? {} : formatZodError(parsed.error));
      if (parsed.success) setAsking(true);
    },
    cancel: () => setAsking(false),
    confirm() {
      if (decision) handle.mutate(decision);
    },
  };
}
