import { formatStamp } from "@tefuda/domain/time/format.ja";
import clsx from "clsx";
import type { ReactNode } from "react";
import { uiCopy } from "./copy.ja.ts";

export const noticeClass = (isRead: boolean) =>
  clsx(
    "flex w-full items-start gap-3 rounded-md border px-3.5 py-3 text-left transition-colors hover:bg-sunken",
    isRead ? "border-line bg-surface" : "border-accent/40 bg-accent-tint",
  );

export interface NoticeFaceProps {
  picture: ReactNode;
  content: string;
  createdAt: Date;
  isRead: boolean;
  /** Only the beginning of a long text. */
  isBeginning?: boolean;
}

/** The inside of a notice in the list: what, when, and whether it is unread. */
export function NoticeFace({ picture, content, createdAt, isRead, isBeginning }: NoticeFaceProps) {
  return (
    <>
      {picture}
      <span className="grid min-w-0 flex-1 gap-1">
        <span
          className={clsx(
            "[overflow-wrap:anywhere]",
            isRead ? "text-ink" : "font-semibold",
            isBeginning && "line-clamp-2",
          )}
        >
          {!isRead && <span className="sr-only">{uiCopy.isUnread} </span>}
          {content}
        </span>
        <span className="text-ink-2 text-xs tabular-nums">{formatStamp(createdAt)}</span>
      </span>
      {!isRead && (
        <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-full bg-accent" />
      )}
    </>
  );
}
