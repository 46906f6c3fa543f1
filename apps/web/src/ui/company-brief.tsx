import type { ReactNode } from "react";
import { Avatar } from "./avatar.tsx";
import { ButtonLink } from "./button-link.tsx";

export interface CompanyBriefProps {
  href: string;
  name: string;
  logoUrl: string | null;
  /** Short facts under the name, such as the industry. */
  facts: readonly (string | null | undefined)[];
  mission?: string | null;
  summary?: string | null;
  linkLabel: string;
  level?: 2 | 3;
  children?: ReactNode;
}

/** A company beside what it offers or writes: who it is in a few lines, and the way to its page. */
export function CompanyBrief(props: CompanyBriefProps) {
  const { href, name, logoUrl, facts, mission, summary, linkLabel, level = 3, children } = props;
  const Heading = `h${level}` as const;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4 crowded:flex-wrap">
        <Avatar name={name} src={logoUrl} shape="square" size="lg" />
        <div className="grid min-w-0 gap-0.5 crowded:basis-full">
          <Heading className="text-lg">{name}</Heading>
          <p className="flex flex-wrap gap-x-3 text-ink-2 text-sm">
            {facts.filter(Boolean).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
      </div>
      {mission && <p className="border-gold border-l-2 pl-4 font-semibold">{mission}</p>}
      {summary && <p className="line-clamp-4 text-ink-2 text-sm">{summary}</p>}
      {children}
      <p>
        <ButtonLink href={href} variant="secondary" size="sm">
          {linkLabel}
        </ButtonLink>
      </p>
    </div>
  );
}
