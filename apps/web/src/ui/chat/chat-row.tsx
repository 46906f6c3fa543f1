import clsx from "clsx";
import type { ReactNode } from "react";
import { Avatar } from "../avatar.tsx";

export interface ChatRowProps {
  side: "my" | "partner";
  /** The partner's name and picture, on the first message of a run. */
  name?: string | undefined;
  avatar?: string | null | undefined;
  /** A later message of the same run: no name, no picture, closer to the one above. */
  follows?: boolean | undefined;
  /** Time, 既読, sending state. */
  meta?: ReactNode;
  children: ReactNode;
}

/** Places one bubble: mine at the right, the partner's at the left beside the picture. */
export function ChatRow({ side, name, avatar, follows, meta, children }: ChatRowProps) {
  const mine = side === "my";
  return (
    <div className={clsx("flex gap-2.5", follows ? "mt-1.5" : "mt-4", mine && "flex-row-reverse")}>
      {!mine && (
        <span className="w-9 shrink-0 crowded:hidden">
          {!follows && <Avatar name={name ?? ""} src={avatar} size="sm" />}
        </span>
      )}
      <div
        className={clsx(
          "grid min-w-0 max-w-[82%] gap-1 crowded:max-w-full sm:max-w-[70%]",
          mine && "justify-items-end",
        )}
      >
        {!mine && !follows && name && <p className="text-ink-2 text-xs">{name}</p>}
        {children}
        {meta && <div className="flex flex-wrap items-center gap-2 text-ink-3 text-xs">{meta}</div>}
      </div>
    </div>
  );
}
