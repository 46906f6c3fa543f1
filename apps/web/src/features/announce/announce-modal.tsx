"use client";

import { useId } from "react";
import { Button } from "@/ui/button";
import { RestoredBanner } from "@/ui/editor-notes";
import { Modal } from "@/ui/modal";
import { AnnounceForm } from "./announce-form";
import { AnnounceReview } from "./announce-review";
import { announceCopy } from "./copy.ja";
import type { AnnounceDraft } from "./use-announce-draft";

const copy = announceCopy.form;

/** Writes an announcement, or one anew that still waits, and shows it before it goes out. */
export function AnnounceModal({ draft }: { draft: AnnounceDraft }) {
  const form = useId();
  return (
    <>
      <Modal
        open={draft.step === "write"}
        onClose={draft.end}
        title={draft.lockVersion === undefined ? copy.newTitle : copy.editTitle}
        description={copy.lockHelp}
        footer={
          <Button type="submit" form={form}>
            {copy.review}
          </Button>
        }
      >
        <RestoredBanner at={draft.restoredAt} onDiscard={draft.discard} />
        <AnnounceForm id={form} draft={draft} />
      </Modal>
      <AnnounceReview draft={draft} />
    </>
  );
}
