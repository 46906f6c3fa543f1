"use client";

import { isPrivateImage } from "@tefuda/domain/constants/image";
import { safePath } from "@tefuda/domain/validation/safe-path";
import { useState } from "react";
import { Link } from "@/ui/link";
import { NoticeFace, noticeClass } from "@/ui/notice-face";
import { Picture } from "@/ui/picture";
import { NotificationIcon } from "./notification-icon";
import type { NotificationDoc } from "./use-notifications";

const PICTURE_PX = 40;
const MIDDLE_BUTTON = 1;

/** A notification, which leads to what it tells of and is read from then on. */
export function NotificationRow(props: { doc: NotificationDoc; onOpen: () => void }) {
  const { doc, onOpen } = props;
  return (
    <Link
      href={safePath(doc.link)}
      onClick={onOpen}
      onAuxClick={({ button }) => {
        if (button === MIDDLE_BUTTON) onOpen();
      }}
      className={noticeClass(doc.isRead)}
    >
      <NoticeFace {...doc} picture={<RowPicture key={doc.imageURL} doc={doc} />} />
    </Link>
  );
}

/** A picture may be gone, or be no more for the reader to see, since the notification was written. */
function RowPicture({ doc: { imageURL, type } }: { doc: NotificationDoc }) {
  const [isGone, setGone] = useState(false);
  if (!imageURL || isGone) return <NotificationIcon type={type} />;
  return (
    <Picture
      src={imageURL}
      alt=""
      width={PICTURE_PX}
      height={PICTURE_PX}
      unoptimized={isPrivateImage(imageURL)}
      onError={() => setGone(true)}
      className="size-[40px] shrink-0 rounded-full border border-line object-cover"
    />
  );
}
