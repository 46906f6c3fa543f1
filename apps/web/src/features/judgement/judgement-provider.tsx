"use client";

import { useQueryClient } from "@tanstack/react-query";
import { passedScreenPath, shouldShowPassedScreen } from "@tefuda/domain/judgement/passed-screen";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useLive } from "@/platform/live/provider";
import type { Outputs } from "@/platform/trpc";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { judgementCopy } from "./copy.ja";
import { JudgingStatusModal } from "./judging-status-modal";
import { type OwnJudgement, remember, wasPassedShown } from "./own-judgement";

interface Judging {
  readonly judgement: OwnJudgement | undefined;
  /** Opens the modal that says where the judgement stands. */
  open(): void;
}

const JudgingContext = createContext<Judging>({ judgement: undefined, open: () => {} });

/** The seeker's own judgement, live, and its modal for banners and gated actions. */
export const useJudging = (): Judging => useContext(JudgingContext);

/**
 * Follows the seeker's own judgement in every open page: a result shows as a toast and in the
 * banner, and a pass leads once to the judgement-passed screen (spec 4 · registrationStatus).
 */
export function JudgementProvider({
  initial,
  children,
}: {
  initial?: OwnJudgement | undefined;
  children: ReactNode;
}) {
  const [judgement, setJudgement] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const known = useRef(initial?.status);
  const isFirst = useRef(initial === undefined);
  const router = useRouter();
  const toast = useToast();
  const trpc = useTRPC();
  const queries = useQueryClient();

  const take = (next: OwnJudgement) => {
    const isNews = !isFirst.current && next.status !== known.current;
    isFirst.current = false;
    known.current = next.status;
    setJudgement(next);
    remember(next);
    if (!isNews) return;
    void queries.invalidateQueries({ queryKey: trpc.joker.own.queryKey() });
    if (next.status === "passed") toast.success(judgementCopy.passedToast);
    if (next.status === "remanded" || next.status === "rejected")
      toast.info(judgementCopy.changedToast);
    router.refresh();
  };
  useLive<Outputs["judgement"]["own"]>("judgement", {
    added: (_id, doc) => take(doc),
    modified: (_id, doc) => take(doc),
  });
  useLeadToPassedScreen(judgement);

  return (
    <JudgingContext value={{ judgement, open: () => setOpen(true) }}>
      {children}
      {judgement && (
        <JudgingStatusModal judgement={judgement} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </JudgingContext>
  );
}

function useLeadToPassedScreen(judgement: OwnJudgement | undefined) {
  const router = useRouter();
  const path = usePathname();
  const query = useSearchParams().toString();
  useEffect(() => {
    if (!judgement) return;
    const isShown = judgement.isShownJudgementPassed || wasPassedShown();
    const due = shouldShowPassedScreen({
      path,
      judgementStatus: judgement.status,
      isShownJudgementPassed: isShown,
    });
    if (due) router.replace(passedScreenPath(query ? `${path}?${query}` : path, judgement.rank));
  }, [judgement, path, query, router]);
}
