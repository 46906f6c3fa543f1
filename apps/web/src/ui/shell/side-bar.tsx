"use client";

import clsx from "clsx";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { uiCopy } from "../copy.ja.ts";
import { CountBadge } from "../count-badge.tsx";
import { Link } from "../link.tsx";
import { currentHref, type NavItem, navGroups } from "./nav-types.ts";

export interface ShellNavProps {
  items: readonly NavItem[];
  /** Defaults to the address itself. */
  currentPath?: string | undefined;
}

/** What stays free below the place that was brought into sight. */
const MARGIN_PX = 20;

/** 180 px beside the content, from 992 px on. */
export function SideBar({ items, currentPath }: ShellNavProps) {
  const pathname = usePathname();
  const current = currentHref(items, currentPath ?? pathname);
  const bar = useRef<HTMLElement>(null);
  // A long list on a low window: where one is stays in sight.
  useEffect(() => {
    const place = current && bar.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (!place || !bar.current) return;
    const end = place.offsetTop + place.offsetHeight + MARGIN_PX;
    if (end > bar.current.scrollTop + bar.current.clientHeight)
      bar.current.scrollTop = end - bar.current.clientHeight;
  }, [current]);
  return (
    <nav
      ref={bar}
      aria-label={uiCopy.mainMenu}
      className="sticky top-(--header-height) hidden h-[calc(100dvh-var(--header-height))] w-(--side-bar-width) shrink-0 overflow-y-auto border-line border-r px-2 py-5 lg:block"
    >
      <NavGroups items={items} current={current} />
    </nav>
  );
}

/** The links, under the headings of their groups. */
export function NavGroups(props: {
  items: readonly NavItem[];
  current: string | undefined;
  onChoose?: () => void;
}) {
  const { items, current, onChoose } = props;
  return (
    <div className="grid gap-4">
      {navGroups(items).map((group, n) => (
        <div key={group.title ?? n} className="grid gap-1">
          {group.title && (
            <p className="px-2.5 font-semibold text-ink-3 text-xs" aria-hidden="true">
              {group.title}
            </p>
          )}
          <ul className="grid gap-1" aria-label={group.title}>
            {group.items.map((item) => (
              <li key={item.href}>
                <SideLink item={item} active={item.href === current} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function SideLink(props: { item: NavItem; active: boolean; onChoose: (() => void) | undefined }) {
  const { item, active, onChoose } = props;
  return (
    <Link
      href={item.href}
      aria-current={active ? "page" : undefined}
      onClick={onChoose}
      className={clsx(
        "flex min-h-11 items-center gap-2.5 rounded-md px-2.5 py-2 text-sm leading-snug transition-colors [&_svg]:size-5 [&_svg]:shrink-0",
        active
          ? "bg-accent-tint font-semibold text-accent-ink"
          : "text-ink-2 hover:bg-sunken hover:text-ink",
      )}
    >
      {item.icon}
      <span className="min-w-0 flex-1 [word-break:auto-phrase]">{item.label}</span>
      <CountBadge count={item.badge ?? 0} text={item.badgeText} />
    </Link>
  );
}
