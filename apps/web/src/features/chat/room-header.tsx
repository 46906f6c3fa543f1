import { ChevronLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Avatar } from "@/ui/avatar";
import { chatCopy as copy } from "./copy.ja";
import type { Matching } from "./use-matching";

export interface RoomHeaderProps {
  matching: Matching;
  backHref: string;
  onShowProfile: () => void;
  actions?: ReactNode;
}

/** Who one writes with; 70 px high, 52 on a phone. */
export function RoomHeader({ matching, backHref, onShowProfile, actions }: RoomHeaderProps) {
  const { partner, recruitmentTitle } = matching;
  const line = [partner.companyName, recruitmentTitle].filter(Boolean).join("・");
  const person = (
    <>
      <Avatar name={partner.name} src={partner.imageURL} size="sm" />
      <span className="grid min-w-0 text-left">
        <span className="truncate font-semibold leading-snug">{partner.name}</span>
        {line && <span className="truncate text-ink-2 text-xs">{line}</span>}
      </span>
    </>
  );
  const hasProfile = !matching.isSupport && !partner.hasLeft;
  return (
    <header className="flex min-h-(--header-height) shrink-0 items-center gap-1 border-line border-b bg-surface px-2 sm:px-4">
      <Link
        href={backHref}
        aria-label={copy.back}
        className="target-square grid place-items-center rounded-full text-ink-2 hover:bg-sunken lg:hidden"
      >
        <ChevronLeft className="size-6" aria-hidden="true" />
      </Link>
      <h2 className="min-w-0 flex-1 text-base">
        {hasProfile ? (
          <button
            type="button"
            onClick={onShowProfile}
            className="target flex max-w-full items-center gap-2.5 rounded-md px-2 py-1 hover:bg-sunken"
          >
            {person}
            <span className="sr-only">{copy.showProfile}</span>
          </button>
        ) : (
          <span className="flex items-center gap-2.5 px-2">{person}</span>
        )}
      </h2>
      {actions}
    </header>
  );
}
