"use client";

import clsx from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { uiCopy } from "../copy.ja.ts";
import { CountBadge } from "../count-badge.tsx";
import { currentHref, type NavItem } from "./nav-types.ts";

export interface ShellNavProps {
  items: readonly NavItem[];
  /** Defaults to the address itself. */
  currentPath?: string | undefined;
}

/** 180 px beside the content, from 992 px on. */
export function SideBar({ items, currentPath }: ShellNavProps) {
  const pathname = usePathname();
  const current = currentHref(items, currentPath ?? pathname);
  return (
    <nav
      aria-label={uiCopy.mainMenu}
      className="sticky top-(--header-height) hidden h-[calc(100dvh-var(--header-height))] w-(--side-bar-width) shrink-0 overflow-y-auto border-line border-r px-2 py-5 lg:block"
    >
      <ul className="grid gap-1">
        {items.map((item) => {
          const active = item.href === current;
          return (
            <li key={item.href}>
              <Link
                href={item.href}
                aria-current={active ? "page" : undefined}
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
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
