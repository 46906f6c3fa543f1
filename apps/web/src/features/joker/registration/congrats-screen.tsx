import type { ReactNode } from "react";
import { ButtonLink } from "@/ui/button-link";
import { MessagePage } from "@/ui/message-page";
import { SimpleShell } from "@/ui/shell/simple-shell";
import { jokerCopy } from "../copy.ja";

const { congrats: copy } = jokerCopy;

export interface CongratsScreenProps {
  brand: string;
  /** The list of companies. */
  companiesHref: string;
  /** What else is to go to. */
  more: ReactNode;
}

/** Thanks for the request, and says when the answer comes (spec 2 · congrats). */
export function CongratsScreen({ brand, companiesHref, more }: CongratsScreenProps) {
  return (
    <SimpleShell brand={brand}>
      <MessagePage
        drawing="document"
        title={copy.title}
        body={copy.body}
        action={
          <>
            <ButtonLink href="/mypage/profile" size="lg">
              {copy.profile}
            </ButtonLink>
            <ButtonLink href={companiesHref} size="lg" variant="secondary">
              {copy.companies}
            </ButtonLink>
            {more}
          </>
        }
      />
    </SimpleShell>
  );
}
