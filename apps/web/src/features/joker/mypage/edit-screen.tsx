"use client";

import { useQuery } from "@tanstack/react-query";
import type { RegistrationStep } from "@tefuda/domain/joker/steps";
import { useSyncExternalStore } from "react";
import { useSession } from "@/platform/session/session-provider";
import { useTRPC } from "@/platform/trpc";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";
import type { Own } from "../registration/step-form";
import { stepPages } from "../registration/step-pages";

const neverChanges = () => () => {};

/** One part of the own profile in its form, the one of the registration. */
export function EditScreen({ step, initial }: { step: RegistrationStep; initial: Own }) {
  const me = useSession();
  const trpc = useTRPC();
  const { data: own } = useQuery(trpc.joker.own.queryOptions(undefined, { initialData: initial }));
  // Drafts live in the browser alone: a form that showed before would begin without its draft.
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const Page = stepPages[step];
  if (me.kind === "visitor" || !Page || !isInBrowser)
    return (
      <PageContainer width="narrow">
        <SkeletonCards count={1} />
      </PageContainer>
    );
  return <Page key={step} brand="" own={own} userId={me.userId} back="profile" />;
}
