import { formatStamp } from "@tefuda/domain/time/format.ja";
import { Megaphone } from "lucide-react";
import { LinkedText } from "./linked-text";
import { NoticeFace } from "./notice-face";

export interface AnnouncementProps {
  content: string;
  createdAt: Date;
}

/** The inside of an announcement in its reader's list: its beginning. */
export function AnnouncementFace(props: AnnouncementProps & { isRead: boolean }) {
  const icon = (
    <span className="grid size-[40px] shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
      <Megaphone className="size-[20px]" aria-hidden="true" />
    </span>
  );
  return <NoticeFace {...props} isBeginning picture={icon} />;
}

export interface AnnouncementTextProps extends AnnouncementProps {
  /** Every address opens in a tab of its own, so that this page is not left. */
  isApart?: boolean;
}

/** The whole of an announcement, as its reader opens it. */
export function AnnouncementText({ content, createdAt, isApart }: AnnouncementTextProps) {
  return (
    <>
      <p className="text-ink-2 text-xs tabular-nums">{formatStamp(createdAt)}</p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        <LinkedText text={content} isApart={isApart} />
      </p>
    </>
  );
}
