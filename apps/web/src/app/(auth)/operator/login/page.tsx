import type { Metadata } from "next";
import { accountCopy as copy } from "@/features/account/copy.ja";
import { LoginForm } from "@/features/account/login-form";
import { secondFactorCopy } from "@/features/account/second-factor/copy.ja";
import { SecondStep } from "@/features/account/second-factor/second-step";
import { caller } from "@/platform/server/caller";
import { requireVisitor } from "@/platform/server/guard";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { brand } from "../../../site";
import { first, type SearchParams } from "../../query";

export const metadata: Metadata = { title: copy.operatorLogin.title, robots: { index: false } };

export default async function OperatorLoginPage({ searchParams }: { searchParams: SearchParams }) {
  const url = first((await searchParams).url);
  await requireVisitor(url);
  const step = await caller().secondFactor.getStep.query();
  const texts = step && secondFactorCopy[step.step === "setUp" ? "setUp" : "step"];
  return (
    <FocusLayout
      brand={brand}
      brandSuffix={copy.operatorLogin.suffix}
      title={texts?.title ?? copy.operatorLogin.title}
      lead={texts?.lead}
    >
      {step ? (
        <SecondStep page="operator" step={step} url={url} brand={brand} />
      ) : (
        <LoginForm page="operator" url={url} />
      )}
    </FocusLayout>
  );
}
