import clsx from "clsx";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "@/ui/avatar";
import { DetailLine } from "@/ui/detail-line";
import { Link } from "@/ui/link";
import { chatCopy as copy } from "./copy.ja";
import type { Matching } from "./use-matching";

export interface RoomHeaderProps {
  matching: Matching;
  /** Where the list is that one came from, and how the way to it is called. */
  back: { readonly href: string; readonly label: string };
  /** The way back stands on wide screens too, where no list is beside. */
  isAlone?: boolean;
  /** Absent where there is no profile to open. */
  onShowProfile?: () => void;
  /** Under the name, instead of the company and the position. */
  detail?: string;
  actions?: ReactNode;
}

/** Who one writes with; 70 px high, 52 on a phone. */
export function RoomHeader(props: RoomHeaderProps) {
  const { matching, back, isAlone, onShowProfile, detail, actions } = props;
  const { partner, recruitmentTitle } = matching;
  const line = detail ?? [partner.companyName, recruitmentTitle].filter(Boolean).join("・");
  const person = (
    <>
      <span className="crowded:hidden">
        <Avatar name={partner.name} src={partner.imageURL} size="sm" />
      </span>
      <span className="grid min-w-0 text-left">
        <span className="truncate font-semibold leading-snug">{partner.name}</span>
        {/* In a low room one line, so that the messages keep the half of it. */}
        <span className="text-xs low-room:max-h-[1.25em] low-room:overflow-hidden">
          <DetailLine detail={line} end={partner.recency} />
        </span>
      </span>
    </>
  );
  const hasProfile = onShowProfile && !matching.isSupport && !partner.hasLeft;
  return (
    <header className="flex min-h-(--header-height) shrink-0 items-center gap-1 border-line border-b bg-surface px-2 sm:px-4">
      <Link
        href={back.href}
        aria-label={back.label}
        className={clsx(
          "target-square grid place-items-center rounded-full text-ink-2 hover:bg-sunken",
          !isAlone && "lg:hidden",
        )}
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
