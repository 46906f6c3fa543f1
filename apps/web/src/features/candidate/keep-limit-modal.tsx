"use client";

import { JOKER_KEEP_LIMIT } from "@tefuda/domain/constants/limits";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Modal } from "@/ui/modal";
import { candidateCopy } from "./copy.ja";

const copy = candidateCopy.keepLimit;

/** The modal `reach-joker-keep-limit` (spec 2 · Modal identifiers). */
export function KeepLimitModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal
      modal="reach-joker-keep-limit"
      open={open}
      onClose={onClose}
      width="sm"
      title={copy.title}
      description={copy.body(JOKER_KEEP_LIMIT)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.close}
          </Button>
          <ButtonLink href="/users?tab=kept" onClick={onClose}>
            {copy.show}
          </ButtonLink>
        </>
      }
    />
  );
}
