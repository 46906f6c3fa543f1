"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/platform/trpc";
import { establishedCopy as copy } from "@/ui/established/copy.ja";
import { EstablishedModal } from "@/ui/established/established-modal";
import type { CompanyLike } from "./types";

interface AcceptedModalProps {
  open: boolean;
  like: CompanyLike;
  matchingId: string;
  onClose: () => void;
}

/**
 * `matching-establishment` on the side that said yes: the seeker's name, which the match has just
 * opened, and the way into the room. An admin who answered for a member has no room to go to.
 */
export function AcceptedModal({ open, like, matchingId, onClose }: AcceptedModalProps) {
  const trpc = useTRPC();
  const matching = useQuery(
    trpc.matching.get.queryOptions({ matchingId }, { enabled: like.isOwn }),
  );
  // The masked name would stand here for a moment; without an answer it is better than nothing.
  const isKnown = !like.isOwn || !matching.isPending;
  const jokerName = matching.data?.partner.name ?? like.joker.name;
  return (
    <EstablishedModal
      open={open && isKnown}
      onClose={onClose}
      body={like.isOwn ? copy.withJoker(jokerName) : copy.ofOthers(like.aceName)}
      people={[
        { name: like.aceName, image: like.aceImage },
        { name: jokerName, image: matching.data?.partner.imageURL },
      ]}
      {...(like.isOwn && { room: `/matchings/${matchingId}` })}
    />
  );
}
