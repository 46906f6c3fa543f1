"use client";

import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, type RefObject, useState } from "react";
import { chatCopy } from "./copy.ja";
import { EstablishedModal } from "./established-modal";
import type { Viewer } from "./timeline";
import type { Matching } from "./use-matching";

const copy = chatCopy.established;

/** The modal of a new matching; closing it takes the mark out of the address. */
export function useEstablished(
  room: { matching: Matching; viewer: Viewer; isEstablished: boolean },
  input: RefObject<HTMLTextAreaElement | null>,
): ReactNode {
  const { matching, viewer } = room;
  const [isOpen, setOpen] = useState(room.isEstablished);
  const router = useRouter();
  const path = usePathname();
  const close = () => {
    setOpen(false);
    router.replace(path, { scroll: false });
  };
  return (
    <EstablishedModal
      open={isOpen}
      body={
        viewer.side === "joker"
          ? copy.joker(matching.companyName, matching.aceName)
          : copy.ace(matching.jokerName)
      }
      onClose={close}
      onWrite={() => {
        close();
        // The dialog gives the focus back to where it was; the text comes after that.
        requestAnimationFrame(() => requestAnimationFrame(() => input.current?.focus()));
      }}
    />
  );
}
