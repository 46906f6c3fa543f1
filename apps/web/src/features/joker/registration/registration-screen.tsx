"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { useSession } from "@/platform/session/session-provider";
import { useTRPC } from "@/platform/trpc";
import { FullPageLoading } from "@/ui/full-page-loading";
import { ConfirmationScreen } from "./confirmation-screen";
import { readSkipped } from "./draft";
import { resumeAt, returnPlaceOf, stepOf, stepPath } from "./engine";
import type { Own } from "./step-form";
import { stepPages } from "./step-pages";
import { useGoToStep } from "./use-go-to-step";

const neverChanges = () => () => {};

export interface RegistrationScreenProps {
  brand: string;
  /** The profile as the page found it. */
  initial: Own;
  /** What was said about the profile, for the page on which it is handed in again. */
  verdict?: ReactNode;
}

/**
 * The registration of a seeker, step by step (spec 3 · Joker registration steps). The step stands in
 * the address; without one the registration goes on where it stopped.
 */
export function RegistrationScreen({ brand, initial, verdict }: RegistrationScreenProps) {
  const me = useSession();
  const go = useGoToStep();
  const query = useSearchParams();
  const step = stepOf(query.get("step"));
  const back = returnPlaceOf(query.get("back"));
  const trpc = useTRPC();
  const { data: own } = useQuery(trpc.joker.own.queryOptions(undefined, { initialData: initial }));
  // Drafts live in the browser alone: a form that showed before would begin without its draft.
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const userId = me.kind === "visitor" ? undefined : me.userId;

  useEffect(() => {
    if (step || !userId) return;
    const { registrationStatus } = own.judgement;
    const at = resumeAt(own.profile, readSkipped(userId), registrationStatus);
    go(stepPath(at), { replace: true });
  }, [step, userId, own, go]);
  useNewScreen(step);

  if (!step || !userId || !isInBrowser) return <FullPageLoading />;
  if (step === "confirmation")
    return <ConfirmationScreen brand={brand} own={own} userId={userId} verdict={verdict} />;
  const Page = stepPages[step];
  if (!Page) return <FullPageLoading />;
  // The version in the key would throw typed values away; the step alone tells forms apart.
  return <Page key={step} brand={brand} own={own} userId={userId} back={back} />;
}

/** A step that comes without a page load begins at its top, for eyes and for screen readers. */
function useNewScreen(step: string | undefined) {
  const shown = useRef(step);
  useEffect(() => {
    if (!step || shown.current === step) return;
    const isFirst = shown.current === undefined;
    shown.current = step;
    if (isFirst) return;
    window.scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [step]);
}
