import { loginPages } from "@tefuda/domain/account/guard";
import type { Metadata } from "next";
import { accountCopy } from "@/features/account/copy.ja";
import { ResetRequestForm } from "@/features/account/reset-request-form";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { TextLink } from "@/ui/text-link";
import { brand } from "../../site";
import { first, type SearchParams } from "../query";

const copy = accountCopy.resetRequest;

export const metadata: Metadata = { title: copy.title };

export default async function PasswordResetRequestPage({
  searchParams,
}: {
  searchParams: SearchParams;
}) {
  const userType = first((await searchParams).userType) === "ace" ? "ace" : "joker";
  return (
    <FocusLayout
      brand={brand}
      title={copy.title}
      below={<TextLink href={loginPages[userType]}>{copy.toLogin}</TextLink>}
    >
      <ResetRequestForm userType={userType} />
    </FocusLayout>
  );
}
