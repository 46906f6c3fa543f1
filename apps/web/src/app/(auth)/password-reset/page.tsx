import type { Metadata } from "next";
import { BrokenLink } from "@/features/account/broken-link";
import { accountCopy } from "@/features/account/copy.ja";
import { FirstPasswordForm } from "@/features/account/first-password-form";
import { ForgetCode } from "@/features/account/forget-code";
import { linkWorks } from "@/features/account/link-works";
import { ResetForm } from "@/features/account/reset-form";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { SimpleShell } from "@/ui/shell/simple-shell";
import { brand } from "../../site";
import { first, type SearchParams } from "../query";

const { reset, firstPassword, companyLogin } = accountCopy;

export const metadata: Metadata = { title: reset.title, referrer: "no-referrer" };

/** A new password by mailed code, or a company member's first one (`first=1`). */
export default async function PasswordResetPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams;
  if (first(query.first) === "1")
    return (
      <FocusLayout brand={brand} brandSuffix={companyLogin.suffix} title={firstPassword.title}>
        <FirstPasswordForm />
      </FocusLayout>
    );
  const oobCode = first(query.oobCode);
  if (!oobCode || !(await linkWorks("resetPassword", oobCode)))
    return (
      <SimpleShell brand={brand}>
        <BrokenLink of="resetPassword" />
      </SimpleShell>
    );
  return (
    <FocusLayout brand={brand} title={reset.title}>
      <ForgetCode />
      <ResetForm oobCode={oobCode} />
    </FocusLayout>
  );
}
