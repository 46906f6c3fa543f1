import { homePaths } from "@tefuda/domain/account/guard";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { jokerCopy } from "@/features/joker/copy.ja";
import { RegistrationScreen } from "@/features/joker/registration/registration-screen";
import { JudgementProvider } from "@/features/judgement/judgement-provider";
import { VerdictNotice } from "@/features/judgement/verdict-notice";
import { caller } from "@/platform/server/caller";
import { requireJoker } from "@/platform/server/guard";
import { brand } from "../../../site";

export const metadata: Metadata = {
  title: jokerCopy.titles.registration,
};

interface RegistrationPageProps {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function RegistrationPage({ searchParams }: RegistrationPageProps) {
  // Coming back from another page does not pass the layout's guard again.
  const me = await requireJoker();
  // Whoever is through goes on; a step that is asked for by its address is still theirs to do.
  const { step } = await searchParams;
  if (me.registrationStatus === "registered" && step === undefined) redirect(homePaths.joker);
  const own = await caller().joker.own.query();
  return (
    <JudgementProvider initial={own.judgement}>
      <RegistrationScreen brand={brand} initial={own} verdict={<VerdictNotice />} />
    </JudgementProvider>
  );
}
