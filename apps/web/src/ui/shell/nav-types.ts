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
  /** When not everything fits into a phone's tab bar, it waits in the bar's menu. */
  sideOnly?: boolean;
  /** The heading over it and its neighbours of the same group, in the side bar and the menu. */
  group?: string;
}

/** How many places a phone's tab bar has. */
const BAR_PLACES = 5;

/** What stands in a phone's tab bar, and what its menu holds; the menu takes one of the places. */
export function splitForBar(items: readonly NavItem[]): { bar: NavItem[]; menu: NavItem[] } {
  if (items.length <= BAR_PLACES) return { bar: [...items], menu: [] };
  const bar = items.filter((item) => !item.sideOnly).slice(0, BAR_PLACES - 1);
  return { bar, menu: items.filter((item) => !bar.includes(item)) };
}

/** Neighbours of the same group together, in their order. */
export function navGroups(items: readonly NavItem[]): { title?: string; items: NavItem[] }[] {
  const groups: { title?: string; items: NavItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.title === item.group) last.items.push(item);
    else groups.push({ ...(item.group && { title: item.group }), items: [item] });
  }
  return groups;
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
