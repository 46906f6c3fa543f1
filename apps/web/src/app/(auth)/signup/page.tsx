import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BrokenLink } from "@/features/account/broken-link";
import { accountCopy } from "@/features/account/copy.ja";
import { ForgetCode } from "@/features/account/forget-code";
import { KeepWanted } from "@/features/account/keep-wanted";
import { linkWorks } from "@/features/account/link-works";
import { SignUpForm } from "@/features/account/sign-up-form";
import { ConsentForm } from "@/features/account/social/consent-form";
import { socialCopy } from "@/features/account/social/copy.ja";
import { caller } from "@/platform/server/caller";
import { requireVisitor } from "@/platform/server/guard";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { SimpleShell } from "@/ui/shell/simple-shell";
import { brand } from "../../site";
import { first, type SearchParams } from "../query";

const copy = accountCopy.signUp;

export const metadata: Metadata = {
  title: copy.title,
  // The address holds the one-time code: it must not travel to other sites.
  referrer: "no-referrer",
};

export default async function SignUpPage({ searchParams }: { searchParams: SearchParams }) {
  const { oobCode: code, url } = await searchParams;
  const oobCode = first(code);
  await requireVisitor();
  if (!oobCode) redirect("/signup-request");
  if (!(await linkWorks("signUp", oobCode)))
    return (
      <SimpleShell brand={brand}>
        <BrokenLink of="signUp" />
      </SimpleShell>
    );
  const newcomer = await caller().social.getNewcomer.mutate({ oobCode });
  if (newcomer?.email)
    return (
      <FocusLayout
        brand={brand}
        title={copy.title}
        lead={socialCopy.newcomer.consentLead(newcomer.provider)}
      >
        <ForgetCode />
        <KeepWanted url={first(url)} />
        <ConsentForm email={newcomer.email} mark={newcomer.mark} oobCode={oobCode} />
      </FocusLayout>
    );
  return (
    <FocusLayout brand={brand} title={copy.title} lead={copy.lead}>
      <ForgetCode />
      <KeepWanted url={first(url)} />
      <SignUpForm oobCode={oobCode} />
    </FocusLayout>
  );
}
