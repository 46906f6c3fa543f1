import { socialResults } from "@tefuda/domain/social/constants";
import { isWishPath } from "@tefuda/domain/wish/wish";
import type { Metadata } from "next";
import { accountCopy as copy } from "@/features/account/copy.ja";
import { LoginForm } from "@/features/account/login-form";
import { ResultNotice } from "@/features/account/social/result-notice";
import { SocialPart } from "@/features/account/social/social-part";
import { WithdrawnNotice } from "@/features/account/withdrawal/withdrawn-notice";
import { choicesOf } from "@/platform/search-params";
import { requireVisitor } from "@/platform/server/guard";
import { Banner } from "@/ui/banner";
import { ButtonLink } from "@/ui/button-link";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { TextLink } from "@/ui/text-link";
import { brand } from "../../site";
import { first, type SearchParams } from "../query";

export const metadata: Metadata = { title: copy.login.title };

export default async function LoginPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams;
  const url = first(query.url);
  const [result] = choicesOf(query, "social", socialResults);
  await requireVisitor(url);
  return (
    <FocusLayout
      brand={brand}
      title={copy.login.title}
      below={
        <ul className="grid gap-3">
          <li>
            <TextLink href="/password-reset-request">{copy.login.forgot}</TextLink>
          </li>
          <li>
            <TextLink href="/signup-request">{copy.login.toSignUp}</TextLink>
          </li>
          <li>
            <TextLink href="/ace/login">{copy.login.toCompany}</TextLink>
          </li>
        </ul>
      }
    >
      {(url?.startsWith("/registration") || isWishPath(url)) && (
        <Banner
          inset
          action={
            <ButtonLink href="/signup-request" size="sm">
              {copy.login.newcomersAction}
            </ButtonLink>
          }
        >
          {copy.login.newcomers}
        </Banner>
      )}
      {query.withdrawn !== undefined && <WithdrawnNotice />}
      {result && <ResultNotice result={result} />}
      <LoginForm page="joker" url={url} />
      <SocialPart intent="signIn" url={url} />
    </FocusLayout>
  );
}
