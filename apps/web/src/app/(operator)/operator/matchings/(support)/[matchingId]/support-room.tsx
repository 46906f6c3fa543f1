"use client";

import { Room } from "@/features/chat/room";
import { SupportMenu } from "@/features/support/support-menu";

/** A thread of the support team, with what it can do beside writing. */
export function SupportRoom({ matchingId }: { matchingId: string }) {
  return (
    <Room
      matchingId={matchingId}
      isEstablished={false}
      listHref="/operator/matchings"
      headerActions={({ jokerId }) => <SupportMenu matchingId={matchingId} jokerId={jokerId} />}
    />
  );
}
