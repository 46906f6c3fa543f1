import { errorText } from "@tefuda/domain/errors/messages.ja";
import { socialResults } from "@tefuda/domain/social/constants";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ConsentForm } from "@/features/account/social/consent-form";
import { socialCopy as copy } from "@/features/account/social/copy.ja";
import { SocialEmailForm } from "@/features/account/social/email-form";
import { ProveForm } from "@/features/account/social/prove-form";
import { ProviderButtons } from "@/features/account/social/provider-buttons";
import { ResultNotice } from "@/features/account/social/result-notice";
import { choicesOf } from "@/platform/search-params";
import { caller } from "@/platform/server/caller";
import { requireVisitor } from "@/platform/server/guard";
import type { Outputs } from "@/platform/trpc";
import { ButtonLink } from "@/ui/button-link";
import { MessagePage } from "@/ui/message-page";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { SimpleShell } from "@/ui/shell/simple-shell";
import { TextLink } from "@/ui/text-link";
import { brand } from "../../../site";
import type { SearchParams } from "../../query";

export const metadata: Metadata = { title: copy.newcomer.title, robots: { index: false } };

type Newcomer = NonNullable<Outputs["social"]["getNewcomer"]>;

/** What somebody does whom a provider brought for the first time (spec 7 · social sign-in). */
export default async function SocialSignUpPage({ searchParams }: { searchParams: SearchParams }) {
  await requireVisitor();
  const [result] = choicesOf(await searchParams, "social", socialResults);
  const newcomer = await caller().social.getNewcomer.mutate({});
  if (!newcomer) return <Expired />;
  const { provider, mark, step, email } = newcomer;
  const notice = result && <ResultNotice result={result} />;
  if (step === "staff") return <Staff email={email ?? ""} />;
  if (step === "prove") return <Prove newcomer={newcomer}>{notice}</Prove>;
  return (
    <FocusLayout
      brand={brand}
      title={copy.newcomer.title}
      {...(step === "consent" && { lead: copy.newcomer.consentLead(provider) })}
      below={<TextLink href="/signup-request">{copy.newcomer.other}</TextLink>}
    >
      {notice}
      {step === "consent" ? (
        <ConsentForm email={email ?? ""} mark={mark} />
      ) : (
        <SocialEmailForm provider={provider} email={email} mark={mark} />
      )}
    </FocusLayout>
  );
}

function Prove({ newcomer, children }: { newcomer: Newcomer; children: ReactNode }) {
  const { provider, mark, email, proofs } = newcomer;
  const [other] = proofs.providers;
  const { prove } = copy;
  return (
    <FocusLayout
      brand={brand}
      title={prove.title}
      lead={prove.lead(provider, email ?? "")}
      below={<TextLink href="/login">{prove.toLogin}</TextLink>}
    >
      {children}
      {proofs.hasPassword && <ProveForm email={email ?? ""} mark={mark} />}
      {other && (
        <div className="grid gap-4">
          <p className="text-ink-2 text-sm">{prove.byProvider(other)}</p>
          <ProviderButtons providers={proofs.providers} intent="prove" />
        </div>
      )}
      {!proofs.hasPassword && !other && (
        <div className="grid gap-4">
          <p>{prove.noWay}</p>
          <ButtonLink href="/contact" variant="secondary">
            {prove.contact}
          </ButtonLink>
        </div>
      )}
    </FocusLayout>
  );
}

function Staff({ email }: { email: string }) {
  return (
    <SimpleShell brand={brand}>
      <MessagePage
        drawing="message"
        title={copy.staff.title}
        body={copy.staff.body(email)}
        action={<ButtonLink href="/ace/login">{copy.staff.action}</ButtonLink>}
      />
    </SimpleShell>
  );
}

function Expired() {
  return (
    <SimpleShell brand={brand}>
      <MessagePage
        drawing="broken"
        title={copy.expired.title}
        body={errorText("socialSignInExpired")}
        action={
          <>
            <ButtonLink href="/login">{copy.expired.toLogin}</ButtonLink>
            <ButtonLink href="/signup-request" variant="secondary">
              {copy.expired.toSignUp}
            </ButtonLink>
          </>
        }
      />
    </SimpleShell>
  );
}
