"use client";

import { useId } from "react";
import { Button } from "@/ui/button";
import { Modal } from "@/ui/modal";
import { useDiscardQuestion } from "@/ui/use-discard-question";
import { AnnounceForm } from "./announce-form";
import { AnnounceReview } from "./announce-review";
import { announceCopy } from "./copy.ja";
import type { AnnounceDraft } from "./use-announce-draft";

const copy = announceCopy.form;

/** Writes an announcement, or one anew that still waits, and shows it before it goes out. */
export function AnnounceModal({ draft }: { draft: AnnounceDraft }) {
  const form = useId();
  const { ask, question } = useDiscardQuestion(draft.isDirty);
  return (
    <>
      <Modal
        open={draft.step === "write"}
        onClose={() => ask(draft.end)}
        title={draft.lockVersion === undefined ? copy.newTitle : copy.editTitle}
        description={copy.lockHelp}
        footer={
          <Button type="submit" form={form}>
            {copy.review}
          </Button>
        }
      >
        <AnnounceForm id={form} draft={draft} />
        {question}
      </Modal>
      <AnnounceReview draft={draft} />
    </>
  );
}
