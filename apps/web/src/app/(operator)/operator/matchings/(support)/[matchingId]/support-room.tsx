"use client";

import { Room } from "@/features/chat/room";
import { SupportMenu } from "@/features/support/support-menu";
import { useTakeDown } from "@/features/support/take-down";

/** A thread of the support team, with what it can do beside writing. */
export function SupportRoom({ matchingId }: { matchingId: string }) {
  const takeDown = useTakeDown(matchingId);
  return (
    <Room
      matchingId={matchingId}
      isEstablished={false}
      listHref="/operator/matchings"
      messageActions={takeDown.action}
      windows={() => takeDown.window}
      headerActions={({ jokerId }) => <SupportMenu matchingId={matchingId} jokerId={jokerId} />}
    />
  );
}
