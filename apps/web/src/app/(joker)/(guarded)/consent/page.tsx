import { pathAfterLogin } from "@tefuda/domain/account/guard";
import type { Metadata } from "next";
import { accountCopy } from "@/features/account/copy.ja";
import { RenewConsentsForm } from "@/features/account/renew-consents-form";
import { SignOutButton } from "@/features/account/sign-out-button";
import { requireJoker } from "@/platform/server/guard";
import { ButtonLink } from "@/ui/button-link";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { TextLink } from "@/ui/text-link";
import { first, type SearchParams } from "../../../(auth)/query";
import { brand } from "../../../site";

const copy = accountCopy.renewConsents;

export const metadata: Metadata = { title: copy.title };

/** Where a seeker agrees to terms that have changed, before going on to `url`. */
export default async function ConsentPage({ searchParams }: { searchParams: SearchParams }) {
  const { url } = await searchParams;
  const { mustAgree } = await requireJoker();
  const next = pathAfterLogin(first(url), "joker");
  if (!mustAgree)
    return (
      <FocusLayout brand={brand} title={copy.title} lead={copy.agreed}>
        <ButtonLink href={next} size="lg">
          {copy.goOn}
        </ButtonLink>
      </FocusLayout>
    );
  return (
    <FocusLayout
      brand={brand}
      title={copy.title}
      lead={copy.lead}
      aside={<SignOutButton variant="quiet" />}
      below={<TextLink href="/mypage/withdrawal">{copy.leave}</TextLink>}
    >
      <RenewConsentsForm next={next} />
    </FocusLayout>
  );
}
