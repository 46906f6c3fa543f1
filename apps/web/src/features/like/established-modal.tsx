"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/platform/trpc";
import { Avatar } from "@/ui/avatar";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Modal } from "@/ui/modal";
import { likeCopy } from "./copy.ja";
import type { CompanyLike } from "./types";

const copy = likeCopy.established;

interface EstablishedModalProps {
  open: boolean;
  like: CompanyLike;
  matchingId: string;
  onClose: () => void;
}

/**
 * `matching-establishment` on the side that said yes: the seeker's name, which the match has just
 * opened, and the way into the room. An admin who answered for a member has no room to go to.
 */
export function EstablishedModal({ open, like, matchingId, onClose }: EstablishedModalProps) {
  const trpc = useTRPC();
  const matching = useQuery(
    trpc.matching.get.queryOptions({ matchingId }, { enabled: like.isOwn }),
  );
  // The masked name would stand here for a moment; without an answer it is better than nothing.
  const isKnown = !like.isOwn || !matching.isPending;
  const jokerName = matching.data?.partner.name ?? like.joker.name;
  return (
    <Modal
      open={open && isKnown}
      onClose={onClose}
      width="sm"
      placement="center"
      title={copy.title}
      description={like.isOwn ? copy.body(jokerName) : copy.others(like.aceName)}
      footer={
        like.isOwn ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {copy.later}
            </Button>
            <ButtonLink href={`/matchings/${matchingId}`}>{copy.write}</ButtonLink>
          </>
        ) : (
          <Button onClick={onClose}>{copy.close}</Button>
        )
      }
    >
      <div aria-hidden="true" className="flex justify-center py-4">
        <span className="-rotate-6 -mr-3 rounded-md border border-line bg-surface p-5 shadow-low">
          <Avatar name={like.aceName} src={like.aceImage} size="lg" />
        </span>
        <span className="mt-3 rotate-6 rounded-md border border-line bg-surface p-5 shadow-high">
          <Avatar name={jokerName} src={matching.data?.partner.imageURL} size="lg" />
        </span>
      </div>
    </Modal>
  );
}
