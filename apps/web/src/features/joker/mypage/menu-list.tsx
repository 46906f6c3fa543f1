import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Badge } from "@/ui/badge";
import { Card } from "@/ui/card";
import { CardLink } from "@/ui/card-link";

export interface MenuItem {
  href: string;
  icon: ReactNode;
  title: string;
  lead: string;
  /** A short word that asks for attention. */
  mark?: string | undefined;
}

/** One group of the menu of one's own pages. */
export function MenuList({ title, items }: { title: string; items: readonly MenuItem[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-ink-2 text-sm">
        {title}
      </h2>
      <Card pad="none" className="overflow-hidden">
        <ul className="grid divide-y divide-line">
          {items.map((item) => (
            <Item key={item.href} {...item} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Item({ href, icon, title, lead, mark }: MenuItem) {
  return (
    <li className="relative flex items-center gap-4 px-4 py-3.5 transition-colors hover:bg-sunken has-[a:focus-visible]:bg-sunken has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-md bg-sunken text-ink-2 [&_svg]:size-5"
      >
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <CardLink href={href} className="font-semibold">
            {title}
          </CardLink>
          {mark && <Badge tone="accent">{mark}</Badge>}
        </span>
        <span className="block text-ink-2 text-sm leading-relaxed">{lead}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink-3" aria-hidden="true" />
    </li>
  );
}
