"use client";

import { useEffect, useState } from "react";
import { Button } from "@/ui/button";
import { uiCopy } from "@/ui/copy.ja";
import { Modal } from "@/ui/modal";
import { Spinner } from "@/ui/spinner";
import { videoCopy } from "./copy.ja";

/** After this long a way out is offered. */
const PATIENCE_MS = 15_000;

/** `creating-vc`: while the room is prepared; closes by itself. */
export function CreatingWindow({ open, onCancel }: { open: boolean; onCancel: () => void }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!open) return;
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return (
    <Modal
      modal="creating-vc"
      open={open}
      onClose={onCancel}
      closable={false}
      width="sm"
      placement="center"
      title={videoCopy.creating.title}
      description={videoCopy.creating.body}
      footer={
        isLong && (
          <Button variant="secondary" onClick={onCancel}>
            {uiCopy.cancel}
          </Button>
        )
      }
    >
      <div className="grid place-items-center py-4 text-accent">
        <Spinner className="size-10" />
      </div>
    </Modal>
  );
}
