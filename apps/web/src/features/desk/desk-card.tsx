import type { ReactNode } from "react";
import { Card } from "@/ui/card";
import { CardLink } from "@/ui/card-link";
import { deskCopy as copy } from "./copy.ja";

export interface DeskCardProps {
  title: string;
  href: string;
  count: number;
  children?: ReactNode;
}

/** One list of the desk: how much there is, and what to know before opening it. */
export function DeskCard({ title, href, count, children }: DeskCardProps) {
  return (
    <li className="grid">
      <Card lift className="grid content-start gap-2">
        <h3 className="font-semibold text-sm">
          <CardLink href={href}>{title}</CardLink>
        </h3>
        <p className="font-semibold text-2xl tabular-nums">{copy.count(count)}</p>
        {children && <div className="grid gap-1 text-ink-2 text-xs">{children}</div>}
      </Card>
    </li>
  );
}
