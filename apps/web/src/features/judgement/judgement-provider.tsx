"use client";

import { useQueryClient } from "@tanstack/react-query";
import { passedScreenPath, shouldShowPassedScreen } from "@tefuda/domain/judgement/passed-screen";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLiveDoc } from "@/platform/live/use-live-doc";
import { useTRPC } from "@/platform/trpc";
import { lateWindow } from "@/ui/late-window";
import { useToast } from "@/ui/use-toast";
import { judgementNewsCopy as copy } from "./news-copy.ja";
import { type OwnJudgement, remember, wasPassedShown } from "./own-judgement";

const JudgingStatusModal = lateWindow(() =>
  import("./judging-status-modal").then(({ JudgingStatusModal }) => JudgingStatusModal),
);

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
    // Parts whose scripts are on their way stay as the server made them, instead of a skeleton for them.
    startTransition(() => setJudgement(next));
    remember(next);
    if (!isNews) return;
    void queries.invalidateQueries({ queryKey: trpc.joker.own.queryKey() });
    if (next.status === "passed") toast.success(copy.passed);
    if (next.status === "remanded" || next.status === "rejected") toast.info(copy.changed);
    router.refresh();
  };
  useLiveDoc("judgement", take);
  useLeadToPassedScreen(judgement);

  const judging = useMemo(() => ({ judgement, open: () => setOpen(true) }), [judgement]);
  return (
    <JudgingContext value={judging}>
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
