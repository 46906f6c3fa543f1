import type { Metadata } from "next";
import { accountCopy as copy } from "@/features/account/copy.ja";
import { LoginForm } from "@/features/account/login-form";
import { WithdrawnNotice } from "@/features/account/withdrawal/withdrawn-notice";
import { requireVisitor } from "@/platform/server/guard";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { TextLink } from "@/ui/text-link";
import { brand } from "../../../site";
import { first, type SearchParams } from "../../query";

export const metadata: Metadata = {
  title: copy.companyLogin.title,
  description: copy.companyLogin.description,
};

export default async function CompanyLoginPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams;
  const url = first(query.url);
  await requireVisitor(url);
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
