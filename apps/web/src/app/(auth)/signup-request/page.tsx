import type { Metadata } from "next";
import { accountCopy } from "@/features/account/copy.ja";
import { SignUpRequestForm } from "@/features/account/sign-up-request-form";
import { requireVisitor } from "@/platform/server/guard";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { TextLink } from "@/ui/text-link";
import { pageMetadata } from "../../_seo/page-metadata";
import { brand } from "../../site";

const copy = accountCopy.signUpRequest;

export const metadata: Metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: "/signup-request",
});

export default async function SignUpRequestPage() {
  await requireVisitor();
  return (
    <FocusLayout
      brand={brand}
      title={copy.title}
      below={<TextLink href="/login">{copy.toLogin}</TextLink>}
    >
      <SignUpRequestForm />
    </FocusLayout>
  );
}
