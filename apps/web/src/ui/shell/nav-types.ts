import type { ReactNode } from "react";

export interface NavItem {
  href: string;
  label: string;
  icon: ReactNode;
  /** Unread or waiting items. */
  badge?: number;
  /** Left out of the tab bar on a phone, which has room for five. */
  sideOnly?: boolean;
}

/** The item whose address is the longest beginning of the path: `/matchings/1` is `/matchings`. */
export function currentHref(items: readonly { href: string }[], path: string): string | undefined {
  return items
    .map((item) => item.href)
    .filter((href) => path === href || (href !== "/" && path.startsWith(`${href}/`)))
    .sort((a, b) => b.length - a.length)[0];
}
