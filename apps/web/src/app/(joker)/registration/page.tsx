import type { Metadata } from "next";
import { jokerCopy } from "@/features/joker/copy.ja";
import { returnPlaceOf, stepOf } from "@/features/joker/registration/engine";
import { RegistrationScreen } from "@/features/joker/registration/registration-screen";
import { JudgementProvider } from "@/features/judgement/judgement-provider";
import { caller } from "@/platform/server/caller";
import { requireJoker } from "@/platform/server/guard";
import { brand } from "../../site";

export const metadata: Metadata = {
  title: jokerCopy.titles.registration,
  robots: { index: false },
};

interface RegistrationPageProps {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function RegistrationPage({ searchParams }: RegistrationPageProps) {
  // Moving from step to step does not pass the layout's guard again.
  await requireJoker();
  const [{ step, back }, own] = await Promise.all([searchParams, caller().joker.own.query()]);
  return (
    <JudgementProvider initial={own.judgement}>
      <RegistrationScreen
        brand={brand}
        step={stepOf(step)}
        back={returnPlaceOf(back)}
        initial={own}
      />
    </JudgementProvider>
  );
}
