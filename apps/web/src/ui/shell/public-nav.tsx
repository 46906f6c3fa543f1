"use client";

import clsx from "clsx";
import { Menu as MenuIcon } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { uiCopy } from "../copy.ja.ts";
import { IconButton } from "../icon-button.tsx";
import { Sheet } from "../sheet.tsx";
import { currentHref } from "./nav-types.ts";

interface PublicNavProps {
  links: readonly { href: string; label: string }[];
  /** Buttons repeated at the foot of the phone menu. */
  actions?: ReactNode;
}

/** A row of links on a wide screen, a sheet behind a button on a phone. */
export function PublicNav({ links, actions }: PublicNavProps) {
  const current = currentHref(links, usePathname());
  const [open, setOpen] = useState(false);
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
      <IconButton label={uiCopy.openMenu} className="lg:hidden" onClick={() => setOpen(true)}>
        <MenuIcon className="size-6" aria-hidden="true" />
      </IconButton>
      <Sheet open={open} onClose={() => setOpen(false)} title={uiCopy.mainMenu} footer={actions}>
        <ul>
          {links.map((link) => (
            <li key={link.href} className="border-line border-b">
              <Link
                href={link.href}
                onClick={() => setOpen(false)}
                className="flex min-h-13 items-center"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
