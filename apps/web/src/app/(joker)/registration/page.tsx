import type { Metadata } from "next";
import { JudgementProvider } from "@/features/judgement/judgement-provider";
import { returnPlaceOf, stepOf } from "@/features/joker/registration/engine";
import { RegistrationScreen } from "@/features/joker/registration/registration-screen";
import { caller } from "@/platform/server/caller";
import { brand } from "../../site";
import { pageTitles } from "../../titles.ja";

export const metadata: Metadata = { title: pageTitles.registration, robots: { index: false } };

export default async function RegistrationPage({ searchParams }: PageProps<"/registration">) {
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
