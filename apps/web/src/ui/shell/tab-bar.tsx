"use client";

import clsx from "clsx";
import { usePathname } from "next/navigation";
import { uiCopy } from "../copy.ja.ts";
import { Link } from "../link.tsx";
import { currentHref, splitForBar } from "./nav-types.ts";
import type { ShellNavProps } from "./side-bar.tsx";
import { TabFace } from "./tab-face.tsx";
import { TabMenu } from "./tab-menu.tsx";

/** 60 px with its line at the bottom of a phone, above the system's own gesture area. */
export function TabBar({ items, currentPath }: ShellNavProps) {
  const pathname = usePathname();
  const { bar, menu } = splitForBar(items);
  const current = currentHref(items, currentPath ?? pathname);
  return (
    <nav
      aria-label={uiCopy.mainMenu}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface/95 pb-(--safe-bottom) backdrop-blur-md lg:hidden"
    >
      <ul className="mx-auto flex h-[calc(var(--tab-bar-height)-1px)] max-w-2xl">
        {bar.map((item) => (
          <li key={item.href} className="min-w-0 flex-1">
            <Link
              href={item.href}
              aria-current={item.href === current ? "page" : undefined}
              className={tabClass(item.href === current)}
            >
              <TabFace {...item} />
            </Link>
          </li>
        ))}
        {menu.length > 0 && (
          <li className="min-w-0 flex-1">
            <TabMenu
              items={menu}
              current={current}
              className={tabClass(menu.some(({ href }) => href === current))}
            />
          </li>
        )}
      </ul>
    </nav>
  );
}

const tabClass = (active: boolean) =>
  clsx(
    "grid h-full w-full place-content-center justify-items-center gap-[2px] px-[4px] focus-visible:-outline-offset-2 [&_svg]:size-[24px]",
    active ? "font-semibold text-accent-ink" : "text-ink-2",
  );
