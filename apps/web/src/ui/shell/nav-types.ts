import type { ReactNode } from "react";

export interface NavItem {
  href: string;
  /** Beginnings of further addresses that belong here. */
  also?: readonly string[];
  label: string;
  icon: ReactNode;
  /** Unread or waiting items. */
  badge?: number;
  /** What the badge counts, for those who hear it; unread things when absent. */
  badgeText?: string;
  /** Left out of the tab bar on a phone, which has room for five. */
  sideOnly?: boolean;
}

/** What a link of a menu is for: its own address, and those that belong to it. */
interface Place {
  readonly href: string;
  readonly also?: readonly string[];
}

/** The item whose address is the longest beginning of the path: `/matchings/1` is `/matchings`. */
export function currentHref(items: readonly Place[], path: string): string | undefined {
  return items
    .flatMap(({ href, also = [] }) => [href, ...also].map((beginning) => ({ href, beginning })))
    .filter(
      ({ beginning }) =>
        path === beginning || (beginning !== "/" && path.startsWith(`${beginning}/`)),
    )
    .sort((a, b) => b.beginning.length - a.beginning.length)[0]?.href;
}
