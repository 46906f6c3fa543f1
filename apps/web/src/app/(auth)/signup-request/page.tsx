import { socialResults } from "@tefuda/domain/social/constants";
import type { Metadata } from "next";
import { accountCopy } from "@/features/account/copy.ja";
import { SignUpRequestForm } from "@/features/account/sign-up-request-form";
import { ResultNotice } from "@/features/account/social/result-notice";
import { SocialPart } from "@/features/account/social/social-part";
import { choicesOf } from "@/platform/search-params";
import { requireVisitor } from "@/platform/server/guard";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { TextLink } from "@/ui/text-link";
import { pageMetadata } from "../../_seo/page-metadata";
import { brand } from "../../site";
import type { SearchParams } from "../query";

const copy = accountCopy.signUpRequest;

export const metadata: Metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: "/signup-request",
});

export default async function SignUpRequestPage({ searchParams }: { searchParams: SearchParams }) {
  await requireVisitor();
  const [result] = choicesOf(await searchParams, "social", socialResults);
  return (
    <FocusLayout
      brand={brand}
      title={copy.title}
      below={<TextLink href="/login">{copy.toLogin}</TextLink>}
    >
      {result && <ResultNotice result={result} />}
      <SignUpRequestForm />
      <SocialPart intent="signUp" />
    </FocusLayout>
  );
}
