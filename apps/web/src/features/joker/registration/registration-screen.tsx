"use client";

import { useQuery } from "@tanstack/react-query";
import type { RegistrationStep } from "@tefuda/domain/joker/steps";
import { useRouter } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "@/platform/session/session-provider";
import { useTRPC } from "@/platform/trpc";
import { FullPageLoading } from "@/ui/full-page-loading";
import { ConfirmationScreen } from "./confirmation-screen";
import { readSkipped } from "./draft";
import { type ReturnPlace, resumeAt, stepPath } from "./engine";
import type { Own } from "./step-form";
import { stepPages } from "./step-pages";

const neverChanges = () => () => {};

export interface RegistrationScreenProps {
  brand: string;
  /** The step of the address; without one the registration goes on where it stopped. */
  step: RegistrationStep | undefined;
  back: ReturnPlace | undefined;
  /** The profile as the page found it. */
  initial: Own;
}

/** The registration of a seeker, step by step (spec 3 · Joker registration steps). */
export function RegistrationScreen({ brand, step, back, initial }: RegistrationScreenProps) {
  const me = useSession();
  const router = useRouter();
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
    router.replace(stepPath(resumeAt(own.profile, readSkipped(userId))));
  }, [step, userId, own, router]);

  if (!step || !userId || !isInBrowser) return <FullPageLoading />;
  if (step === "confirmation") return <ConfirmationScreen brand={brand} own={own} />;
  if (step === "profileImage") return <FullPageLoading />;
  const Page = stepPages[step];
  // The version in the key would throw typed values away; the step alone tells forms apart.
  return <Page key={step} brand={brand} own={own} userId={userId} back={back} />;
}
