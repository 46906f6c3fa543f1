"use client";

import clsx from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { uiCopy } from "../copy.ja.ts";
import { CountBadge } from "../count-badge.tsx";
import { currentHref } from "./nav-types.ts";
import type { ShellNavProps } from "./side-bar.tsx";

/** 60 px at the bottom of a phone, above the system's own gesture area. */
export function TabBar({ items, currentPath }: ShellNavProps) {
  const pathname = usePathname();
  const shown = items.filter((item) => !item.sideOnly).slice(0, 5);
  const current = currentHref(shown, currentPath ?? pathname);
  return (
    <nav
      aria-label={uiCopy.mainMenu}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface/95 pb-(--safe-bottom) backdrop-blur-md lg:hidden"
    >
      <ul className="mx-auto flex h-(--tab-bar-height) max-w-2xl">
        {shown.map((item) => {
          const active = item.href === current;
          return (
            <li key={item.href} className="min-w-0 flex-1">
              <Link
                href={item.href}
                aria-current={active ? "page" : undefined}
                className={clsx(
                  "grid h-full place-content-center justify-items-center gap-[2px] px-[4px] focus-visible:-outline-offset-2 [&_svg]:size-[24px]",
                  active ? "font-semibold text-accent-ink" : "text-ink-2",
                )}
              >
                <span className="relative">
                  {item.icon}
                  <CountBadge count={item.badge ?? 0} text={item.badgeText} inBar />
                </span>
                {/* Bounded: five labels share a bar of 60 px, whatever the text scale. */}
                <span className="w-full truncate text-center text-[clamp(11px,0.6875rem,13px)] leading-tight">
                  {item.label}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
