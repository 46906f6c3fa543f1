import clsx from "clsx";
import { type RefObject, useId } from "react";
import { AnnouncementFace, AnnouncementText } from "@/ui/announcement";
import { noticeClass } from "@/ui/notice-face";
import { announceCopy } from "./copy.ja";

const copy = announceCopy.review;

export interface AnnouncePreviewProps {
  content: string;
  /** When its readers get it. */
  at: Date;
  /** Where reading begins. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** An announcement as its readers meet it: in their list, and opened. */
export function AnnouncePreview({ content, at, heading }: AnnouncePreviewProps) {
  const id = useId();
  const shown = { content, createdAt: at };
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 ref={heading} id={id} tabIndex={-1} className="font-semibold text-sm outline-none">
        {copy.preview}
      </h3>
      <div className="grid gap-4 rounded-lg border border-line bg-paper p-3 sm:p-4">
        <figure className="grid min-w-0 gap-1.5">
          <figcaption className="text-ink-2 text-xs">{copy.inList}</figcaption>
          <div className={clsx(noticeClass(false), "pointer-events-none")}>
            <AnnouncementFace {...shown} isRead={false} />
          </div>
        </figure>
        <figure className="grid min-w-0 gap-1.5">
          <figcaption className="text-ink-2 text-xs">{copy.opened}</figcaption>
          <div className="grid gap-3 rounded-md border border-line bg-surface p-4">
            <p className="font-semibold">{announceCopy.title}</p>
            <AnnouncementText {...shown} isApart />
          </div>
        </figure>
      </div>
    </section>
  );
}
