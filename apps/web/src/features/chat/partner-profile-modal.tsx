"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { ErrorState } from "@/ui/error-state";
import { Modal } from "@/ui/modal";
import { SkeletonText } from "@/ui/skeleton";
import { profileCopy as copy } from "./profile-copy.ja";
import { AceProfile } from "./profile-of-ace";
import { JokerProfile } from "./profile-of-joker";

export interface PartnerProfileModalProps {
  matchingId: string;
  /** Whose whole profile has a page of its own; absent where the other party is an ace. */
  jokerId?: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** `profile`: the other party, to read only. */
export function PartnerProfileModal(props: PartnerProfileModalProps) {
  const { matchingId, jokerId, open, onClose } = props;
  const trpc = useTRPC();
  const profile = useQuery(
    trpc.matching.partnerProfile.queryOptions({ matchingId }, { enabled: open }),
  );
  return (
    <Modal
      modal="profile"
      open={open}
      onClose={onClose}
      width="lg"
      steady
      title={copy.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.close}
          </Button>
          {jokerId && (
            <ButtonLink href={`/career-profile/${jokerId}`} variant="secondary">
              {copy.sheet}
            </ButtonLink>
          )}
        </>
      }
    >
      {profile.isError ? (
        <ErrorState onRetry={() => profile.refetch()} busy={profile.isFetching} />
      ) : !profile.data ? (
        <SkeletonText lines={6} />
      ) : profile.data.side === "joker" ? (
        <JokerProfile joker={profile.data.joker} />
      ) : profile.data.ace ? (
        <AceProfile ace={profile.data.ace} companyName={profile.data.companyName} />
      ) : (
        <p>{copy.paused}</p>
      )}
    </Modal>
  );
}
