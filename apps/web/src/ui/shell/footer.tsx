import type { ReactNode } from "react";
import { uiCopy } from "../copy.ja.ts";
import { DisplaySettingsForm } from "../display-settings-form.tsx";
import { Link } from "../link.tsx";
import { Brand } from "./brand.tsx";

export interface FooterGroup {
  title: string;
  links: readonly { href: string; label: string }[];
}

export interface FooterProps {
  brand: string;
  tagline?: string;
  groups: readonly FooterGroup[];
  /** Numbers and notices the law asks for. */
  notices?: ReactNode;
  copyright: string;
}

export function Footer({ brand, tagline, groups, notices, copyright }: FooterProps) {
  return (
    <footer className="mt-16 border-line border-t bg-sunken pb-(--asked-height)">
      <div className="mx-auto grid max-w-(--landing-max-width) gap-10 px-4 py-12 md:px-6">
        <div className="grid gap-10 lg:grid-cols-[1.1fr_2fr]">
          <div className="grid content-start gap-3">
            <Brand name={brand} />
            {tagline && <p className="text-ink-2 text-sm [word-break:auto-phrase]">{tagline}</p>}
          </div>
          <nav
            aria-label={uiCopy.footerMenu}
            className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3"
          >
            {groups.map((group) => (
              <div key={group.title}>
                <p className="mb-2 font-semibold text-sm">{group.title}</p>
                <ul>
                  {group.links.map((link) => (
                    <li key={link.href}>
                      <Link
                        href={link.href}
                        className="inline-flex min-h-9 items-center text-ink-2 text-sm hover:text-ink hover:underline"
                      >
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <DisplaySettingsForm />
        <div className="grid gap-1 border-line border-t pt-6 text-ink-2 text-xs">
          {notices}
          <p>{copyright}</p>
        </div>
      </div>
    </footer>
  );
}
