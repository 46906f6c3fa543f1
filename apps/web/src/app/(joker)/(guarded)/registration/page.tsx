import type { Metadata } from "next";
import { jokerCopy } from "@/features/joker/copy.ja";
import { RegistrationScreen } from "@/features/joker/registration/registration-screen";
import { JudgementProvider } from "@/features/judgement/judgement-provider";
import { VerdictNotice } from "@/features/judgement/verdict-notice";
import { caller } from "@/platform/server/caller";
import { requireJoker } from "@/platform/server/guard";
import { brand } from "../../../site";

export const metadata: Metadata = {
  title: jokerCopy.titles.registration,
  robots: { index: false },
};

export default async function RegistrationPage() {
  // Coming back from another page does not pass the layout's guard again.
  await requireJoker();
  const own = await caller().joker.own.query();
  return (
    <JudgementProvider initial={own.judgement}>
      <RegistrationScreen brand={brand} initial={own} verdict={<VerdictNotice />} />
    </JudgementProvider>
  );
}
