"use client";

import { useEffect, useRef } from "react";
import { CountBadge } from "./count-badge.tsx";
import { Link } from "./link.tsx";
import { tabClass, tabListClass } from "./tab-class.ts";

export interface LinkTab {
  key: string;
  label: string;
  href: string;
  count?: number;
  /** What is counted, for those who hear it; unread things when absent. */
  countText?: string;
  /** A count may come or go while the page is open: its place is kept, so that no tab moves then. */
  keepsPlace?: boolean;
}

export interface LinkTabsProps {
  /** Names the row for screen readers. */
  label: string;
  items: readonly LinkTab[];
  current: string;
}

/** Tabs that are pages: each has its own address. */
export function LinkTabs({ label, items, current }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null);
  const seen = useRef("");
  // Counts that come later push the tabs along.
  const shape = [current, ...items.map(({ count = 0 }) => count)].join();
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current="page"]');
    if (seen.current === shape || !row.current || !tab) return;
    seen.current = shape;
    bringIntoRow(row.current, tab);
  });
  return (
    <nav ref={row} aria-label={label} className={tabListClass}>
      {items.map((item) => (
        <Link
          key={item.key}
          href={item.href}
          scroll={false}
          aria-current={item.key === current ? "page" : undefined}
          className={tabClass(item.key === current)}
        >
          {item.label}
          <span className={item.keepsPlace ? "flex min-w-7" : "contents"}>
            <CountBadge count={item.count ?? 0} text={item.countText} />
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** Where the row is wider than the screen, the current tab is seen; the page itself stays put. */
function bringIntoRow(row: HTMLElement, tab: Element) {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left;
  else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
}
