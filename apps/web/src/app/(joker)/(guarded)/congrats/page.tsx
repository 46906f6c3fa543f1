import type { Metadata } from "next";
import { jokerCopy } from "@/features/joker/copy.ja";
import { CongratsScreen } from "@/features/joker/registration/congrats-screen";
import { JudgementProvider } from "@/features/judgement/judgement-provider";
import { WishLink } from "../../../_like/wish-link";
import { brand } from "../../../site";

export const metadata: Metadata = { title: jokerCopy.titles.congrats };

export default function CongratsPage() {
  return (
    <JudgementProvider>
      <CongratsScreen brand={brand} companiesHref="/companies" more={<WishLink />} />
    </JudgementProvider>
  );
}
