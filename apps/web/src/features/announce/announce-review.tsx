"use client";

import { useId, useRef } from "react";
import { useNow } from "@/platform/use-now";
import { Button } from "@/ui/button";
import { Modal } from "@/ui/modal";
import { AnnouncePreview } from "./announce-preview";
import { announceCopy } from "./copy.ja";
import { ReachForm } from "./reach-form";
import type { AnnounceDraft } from "./use-announce-draft";
import { usePublish } from "./use-publish";

const copy = announceCopy.review;

/** Shows what the readers will see and how many they are, and publishes it to that many. */
export function AnnounceReview({ draft }: { draft: AnnounceDraft }) {
  const form = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const publishing = usePublish(draft);
  const { checked } = draft;
  const rewrite = () => {
    if (publishing.isBusy) return;
    publishing.forgetFault();
    draft.rewrite();
  };
  const now = useNow();
  return (
    <Modal
      open={draft.step === "review"}
      onClose={rewrite}
      initialFocus={heading}
      title={copy.title}
      footer={
        <>
          <Button variant="secondary" onClick={rewrite}>
            {copy.back}
          </Button>
          <Button
            type="submit"
            form={form}
            busy={publishing.isBusy}
            disabled={!publishing.count.data}
          >
            {checked?.publishAt ? copy.plan : copy.publish}
          </Button>
        </>
      }
    >
      {checked && (
        <>
          <AnnouncePreview
            content={checked.content}
            at={checked.publishAt ?? now}
            heading={heading}
          />
          <ReachForm id={form} announce={checked} publishing={publishing} />
        </>
      )}
    </Modal>
  );
}
