"use client";

import clsx from "clsx";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { uiCopy } from "../copy.ja.ts";
import { Link } from "../link.tsx";
import { currentHref } from "./nav-types.ts";
import { PublicMenu } from "./public-menu.tsx";

interface PublicNavProps {
  links: readonly { href: string; label: string }[];
  /** Buttons repeated at the foot of the phone menu. */
  actions?: ReactNode;
}

/** A row of links on a wide screen, a sheet behind a button on a phone. */
export function PublicNav({ links, actions }: PublicNavProps) {
  const current = currentHref(links, usePathname());
  return (
    <>
      <nav aria-label={uiCopy.mainMenu} className="hidden items-center gap-1 lg:flex">
        {links.map((link) => (
          <Link
            key={link.href}
            href={link.href}
            aria-current={link.href === current ? "page" : undefined}
            className={clsx(
              "rounded-full px-3.5 py-2 text-sm hover:bg-sunken",
              link.href === current ? "font-semibold text-ink" : "text-ink-2",
            )}
          >
            {link.label}
          </Link>
        ))}
      </nav>
      <PublicMenu links={links} current={current} actions={actions} />
    </>
  );
}
