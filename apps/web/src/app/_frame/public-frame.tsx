import { homePaths } from "@tefuda/domain/account/guard";
import { jstParts } from "@tefuda/domain/time/jst";
import type { ReactNode } from "react";
import type { Me } from "@/platform/server/caller";
import { ButtonLink } from "@/ui/button-link";
import { PublicShell } from "@/ui/shell/public-shell";
import { frameCopy } from "./copy.ja";
import { publicFooter } from "./footer";
import { mayRegister } from "./may-register";
import { RegistrationPrompt } from "./registration-prompt";

const { nav } = frameCopy;

const links = [
  { href: "/companies", label: nav.companies },
  { href: "/ace", label: nav.aces },
  { href: "/recruitments", label: nav.recruitments },
  { href: "/articles", label: nav.articles },
  { href: "/about", label: nav.about },
  { href: "/ace/login", label: nav.companyLogin },
];

/** The frame of pages that anyone sees; a signed-in reader finds the way back instead of the doors. */
export function PublicFrame({ me, children }: { me: Me; children: ReactNode }) {
  return (
    <PublicShell
      {...publicFooter(jstParts(new Date()).year)}
      links={me.kind === "visitor" ? links : links.slice(0, -1)}
      actions={<Actions kind={me.kind} />}
    >
      {children}
      {mayRegister(me) && <RegistrationPrompt />}
    </PublicShell>
  );
}

function Actions({ kind }: { kind: Me["kind"] }) {
  if (kind !== "visitor")
    return (
      <ButtonLink href={homePaths[kind]} size="sm">
        {nav.back[kind]}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink href="/login" variant="secondary" size="sm">
        {nav.login}
      </ButtonLink>
      <ButtonLink href="/signup-request" size="sm">
        {nav.signUp}
      </ButtonLink>
    </>
  );
}
