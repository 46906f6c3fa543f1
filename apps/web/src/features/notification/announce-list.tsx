"use client";

import { useState } from "react";
import { AnnouncementFace, AnnouncementText } from "@/ui/announcement";
import { Button } from "@/ui/button";
import { Modal } from "@/ui/modal";
import { noticeClass } from "@/ui/notice-face";
import { notificationCopy } from "./copy.ja";
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
              <AnnouncementFace {...doc} />
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
          <AnnouncementText
            createdAt={shown.createdAt}
            content={isThere || !isOpen ? shown.content : copy.withdrawn}
          />
        )}
      </Modal>
    </>
  );
}
