import type { Metadata } from "next";
import { accountCopy as copy } from "@/features/account/copy.ja";
import { LoginForm } from "@/features/account/login-form";
import { secondFactorCopy } from "@/features/account/second-factor/copy.ja";
import { SecondStep } from "@/features/account/second-factor/second-step";
import { WithdrawnNotice } from "@/features/account/withdrawal/withdrawn-notice";
import { caller } from "@/platform/server/caller";
import { requireVisitor } from "@/platform/server/guard";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { TextLink } from "@/ui/text-link";
import { brand } from "../../../site";
import { InvitationPage } from "../../invitation-page";
import { first, type SearchParams } from "../../query";

export const metadata: Metadata = {
  title: copy.companyLogin.title,
  description: copy.companyLogin.description,
};

export default async function CompanyLoginPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams;
  const url = first(query.url);
  const invite = first(query.invite);
  if (invite !== undefined) return <InvitationPage oobCode={invite} />;
  await requireVisitor(url);
  const step = await caller().secondFactor.getStep.query();
  if (step)
    return (
      <FocusLayout
        brand={brand}
        brandSuffix={copy.companyLogin.suffix}
        title={secondFactorCopy.step.title}
        lead={secondFactorCopy.step.lead}
      >
        <SecondStep page="company" step={step} url={url} brand={brand} />
      </FocusLayout>
    );
  return (
    <FocusLayout
      brand={brand}
      brandSuffix={copy.companyLogin.suffix}
      title={copy.companyLogin.title}
      lead={copy.companyLogin.description}
      below={
        <ul className="grid gap-3">
          <li>
            <TextLink href="/password-reset-request?userType=ace">{copy.login.forgot}</TextLink>
          </li>
          <li>
            <TextLink href="/login">{copy.companyLogin.toJoker}</TextLink>
          </li>
        </ul>
      }
    >
      {query.withdrawn !== undefined && <WithdrawnNotice />}
      <LoginForm page="company" url={url} />
    </FocusLayout>
  );
}
