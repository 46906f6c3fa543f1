import type { ReactNode } from "react";
import { Brand } from "./brand.tsx";
import { Footer, type FooterProps } from "./footer.tsx";
import { HeaderBar } from "./header-bar.tsx";
import { PublicNav } from "./public-nav.tsx";
import { SkipLink } from "./skip-link.tsx";

export interface PublicShellProps extends FooterProps {
  links: readonly { href: string; label: string }[];
  /** Log in and sign up, or the way back into the product. */
  actions?: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
}

/** The frame of public pages: header with links, content, footer with the legal pages. */
export function PublicShell(props: PublicShellProps) {
  const { links, actions, banner, children, ...footer } = props;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <HeaderBar contained>
        <Brand name={footer.brand} />
        <div className="ml-auto flex flex-row-reverse items-center gap-2 lg:flex-row lg:gap-4">
          <PublicNav links={links} actions={actions} />
          <div className="hidden items-center gap-2 sm:flex">{actions}</div>
        </div>
      </HeaderBar>
      {banner}
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer {...footer} />
    </div>
  );
}
