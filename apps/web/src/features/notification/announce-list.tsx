"use client";

import { formatStamp } from "@tefuda/domain/time/format.ja";
import { Megaphone } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { LinkedText } from "@/ui/linked-text";
import { Modal } from "@/ui/modal";
import { notificationCopy } from "./copy.ja";
import { NoticeFace, noticeClass } from "./notice-face";
import type { AnnounceDoc } from "./use-notifications";

const { screen: copy } = notificationCopy;

export interface AnnounceListProps {
  announces: readonly AnnounceDoc[];
  onOpen: (doc: AnnounceDoc) => void;
}

/** What the support team announced: the beginnings, and each whole text in a window. */
export function AnnounceList({ announces, onOpen }: AnnounceListProps) {
  const [shown, setShown] = useState<AnnounceDoc>();
  const [isOpen, setOpen] = useState(false);
  const open = (doc: AnnounceDoc) => {
    setShown(doc);
    setOpen(true);
    onOpen(doc);
  };
  const isThere = announces.some(({ id }) => id === shown?.id);
  return (
    <>
      <ul aria-label={copy.list} className="grid gap-2">
        {announces.map((doc) => (
          <li key={doc.id}>
            <button type="button" onClick={() => open(doc)} className={noticeClass(doc.isRead)}>
              <NoticeFace {...doc} isBeginning picture={<AnnounceIcon />} />
            </button>
          </li>
        ))}
      </ul>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        onClosed={() => setShown(undefined)}
        title={copy.announce}
        footer={
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {copy.close}
          </Button>
        }
      >
        {shown && (
          <>
            <p className="text-ink-2 text-xs tabular-nums">{formatStamp(shown.createdAt)}</p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">
              <LinkedText text={isThere || !isOpen ? shown.content : copy.withdrawn} />
            </p>
          </>
        )}
      </Modal>
    </>
  );
}

function AnnounceIcon() {
  return (
    <span className="grid size-[40px] shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
      <Megaphone className="size-[20px]" aria-hidden="true" />
    </span>
  );
}
