import Link from "next/link";
import { CountBadge } from "./count-badge.tsx";
import { tabClass, tabListClass } from "./tab-class.ts";

export interface LinkTab {
  key: string;
  label: string;
  href: string;
  count?: number;
  /** What is counted, for those who hear it; unread things when absent. */
  countText?: string;
}

export interface LinkTabsProps {
  /** Names the row for screen readers. */
  label: string;
  items: readonly LinkTab[];
  current: string;
}

/** Tabs that are pages: each has its own address. */
export function LinkTabs({ label, items, current }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={tabListClass}>
      {items.map((item) => (
        <Link
          key={item.key}
          href={item.href}
          scroll={false}
          aria-current={item.key === current ? "page" : undefined}
          className={tabClass(item.key === current)}
        >
          {item.label}
          <CountBadge count={item.count ?? 0} text={item.countText} />
        </Link>
      ))}
    </nav>
  );
}
