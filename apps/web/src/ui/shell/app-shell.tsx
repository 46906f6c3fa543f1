import type { ReactNode } from "react";
import { Brand } from "./brand.tsx";
import { HeaderBar } from "./header-bar.tsx";
import type { NavItem } from "./nav-types.ts";
import { SideBar } from "./side-bar.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TabBar } from "./tab-bar.tsx";

export interface AppShellProps {
  brand: string;
  brandHref?: string;
  /** A word after the brand, e.g. for the company side. */
  brandSuffix?: string;
  nav: readonly NavItem[];
  /** Account menu, notification bell and the like, at the right of the header. */
  actions?: ReactNode;
  currentPath?: string;
  /** Offline and similar notices, under the header. */
  banner?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame behind login: header, side bar or tab bar, content. */
export function AppShell(props: AppShellProps) {
  const { brand, brandHref, brandSuffix, nav, actions, currentPath, banner, footer } = props;
  return (
    <>
      <SkipLink />
      <HeaderBar>
        <Brand name={brand} href={brandHref ?? "/"} suffix={brandSuffix} />
        <div className="ml-auto flex items-center gap-1 md:gap-2">{actions}</div>
      </HeaderBar>
      {banner}
      <div className="flex">
        <SideBar items={nav} currentPath={currentPath} />
        <div className="min-w-0 flex-1 pb-[calc(var(--tab-bar-height)+var(--safe-bottom))] lg:pb-(--asked-height)">
          <main id="main" tabIndex={-1}>
            {props.children}
          </main>
          {footer}
        </div>
      </div>
      <TabBar items={nav} currentPath={currentPath} />
    </>
  );
}
