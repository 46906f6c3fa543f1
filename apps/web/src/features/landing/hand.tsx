import clsx from "clsx";
import { EyeOff, Handshake, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/ui/badge";
import { Tag } from "@/ui/tag";
import { landingCopy } from "./copy.ja";
import { Fan } from "./fan";

const copy = landingCopy.cards;

/** The motif: the seeker's card and that of someone at a company, side by side. */
export function Hand() {
  return (
    <figure className="relative">
      <Fan className="-translate-x-1/2 -translate-y-1/2 pointer-events-none absolute top-1/2 left-1/2 h-auto w-[128%] max-w-none max-lg:h-[106%] max-lg:w-auto" />
      <div
        aria-hidden="true"
        className="relative grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-start pb-6 [word-break:auto-phrase]"
      >
        <PlayingCard className="-mr-2 -rotate-4 mt-2 md:-mr-3" ground="bg-accent-tint">
          <Face mark={copy.seekerMark} tone="text-accent-ink">
            <UserRound className="size-7" />
          </Face>
          <p className="flex items-center gap-1.5 font-semibold">
            <EyeOff className="size-4 shrink-0 text-ink-3" />
            {copy.seekerName}
          </p>
          <p className="text-ink-2 text-sm">{copy.seekerRole}</p>
          <div className="flex flex-wrap gap-1.5">
            {copy.seekerSkills.map((skill) => (
              <Tag key={skill} label={skill} />
            ))}
          </div>
          <p>
            <Badge tone="gold">{copy.seekerMood}</Badge>
          </p>
        </PlayingCard>
        <PlayingCard className="-ml-2 mt-14 rotate-3 md:-ml-3 md:mt-16" ground="bg-indigo-tint">
          <Face mark={copy.staffMark} tone="text-indigo">
            <span className="font-semibold text-xl leading-none">{copy.staffInitial}</span>
          </Face>
          <p className="font-semibold">{copy.staffName}</p>
          <p className="text-ink-2 text-sm">{copy.staffRole}</p>
          <div className="grid gap-1 rounded-md bg-sunken p-3">
            <p className="font-semibold text-indigo text-xs">{copy.reasonLabel}</p>
            <p className="text-sm leading-relaxed">{copy.reason}</p>
          </div>
        </PlayingCard>
        <p className="-translate-x-1/2 absolute bottom-0 left-[44%] flex items-center gap-2 whitespace-nowrap rounded-full bg-accent px-4 py-2 font-semibold text-on-accent text-sm shadow-high">
          <Handshake className="size-5" />
          {copy.match}
        </p>
      </div>
      <figcaption className="relative mt-4 text-right text-ink-3 text-xs">
        {copy.caption}
      </figcaption>
    </figure>
  );
}

interface PlayingCardProps {
  ground: string;
  className: string;
  children: ReactNode;
}

function PlayingCard({ ground, className, children }: PlayingCardProps) {
  return (
    <div
      className={clsx(
        "relative overflow-hidden rounded-lg border border-line bg-surface shadow-high",
        className,
      )}
    >
      <div className={clsx("h-14 md:h-18", ground)} />
      <div className="-mt-9 grid gap-2.5 p-4 pt-0 md:p-6 md:pt-0">{children}</div>
    </div>
  );
}

function Face({ mark, tone, children }: { mark: string; tone: string; children: ReactNode }) {
  return (
    <div className="flex items-end justify-between gap-2">
      <span
        className={clsx(
          "grid size-16 shrink-0 place-items-center rounded-full border-4 border-surface bg-sunken",
          tone,
        )}
      >
        {children}
      </span>
      <span className={clsx("font-semibold text-xs", tone)}>{mark}</span>
    </div>
  );
}
