"use client";

import { useMutation } from "@tanstack/react-query";
import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, type RefObject, useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { establishedCopy as copy } from "@/ui/established/copy.ja";
import { lateWindow } from "@/ui/late-window";
import type { Viewer } from "./timeline";
import type { Matching } from "./use-matching";

const EstablishedModal = lateWindow(() =>
  import("@/ui/established/established-modal").then(({ EstablishedModal }) => EstablishedModal),
);

interface EstablishedRoom {
  readonly matching: Matching;
  readonly viewer: Viewer;
  readonly isEstablished: boolean;
  readonly onEstablishedLater?: ((matching: Matching) => void) | undefined;
}

/** The modal of a new matching; closing it takes the mark out of the address. */
export function useEstablished(
  { matching, viewer, isEstablished, onEstablishedLater }: EstablishedRoom,
  input: RefObject<HTMLTextAreaElement | null>,
): ReactNode {
  const [isOpen, setOpen] = useState(isEstablished || isNewsTo(matching, viewer));
  const router = useRouter();
  const path = usePathname();
  const trpc = useTRPC();
  // A mark that did not arrive shows the window once more: no reason to complain of it.
  const { mutate } = useMutation(trpc.chat.markRead.mutationOptions({ meta: { ownErrors: true } }));
  const close = () => {
    setOpen(false);
    // What a beginning thread holds does not count as unread, so nothing else would mark it.
    if (isNewsTo(matching, viewer)) mutate({ matchingId: matching.id, seq: matching.lastSeq });
    router.replace(path, { scroll: false });
  };
  return (
    <EstablishedModal
      open={isOpen}
      body={
        viewer.side === "joker"
          ? copy.withAce(matching.companyName, matching.aceName)
          : copy.withJoker(matching.jokerName)
      }
      onClose={() => {
        close();
        onEstablishedLater?.(matching);
      }}
      room={() => {
        close();
        // The dialog gives the focus back to where it was; the text comes after that.
        requestAnimationFrame(() => requestAnimationFrame(() => input.current?.focus()));
      }}
    />
  );
}

/**
 * A like was answered while the seeker was elsewhere, so they learn of the match on opening the
 * room for the first time. Whoever accepted an offer has seen this window there.
 */
function isNewsTo({ origin, lastReadSeq }: Matching, { side }: Viewer): boolean {
  return side === "joker" && origin === "like" && lastReadSeq === 0;
}
