"use client";

import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { useSession } from "@/platform/session/session-provider";
import { OpenRoom } from "./open-room";
import { RoomFrame } from "./room-frame";
import type { RoomSlots } from "./room-slots";
import type { Viewer } from "./timeline";
import { UnsentWords } from "./unsent-words";
import { useMatching } from "./use-matching";

export interface RoomProps extends RoomSlots {
  matchingId: string;
  /** Arrived here with a new matching. */
  isEstablished: boolean;
  /** The list that a phone goes back to, when it is not the member's own. */
  listHref?: string;
  /** Beside something else, such as an interview: the messages and the form alone. */
  isPanel?: boolean;
}

/**
 * A thread as its two sides see it: the right pane, or the whole screen of a phone, above the
 * frame's header and tab bar.
 */
export function Room(props: RoomProps) {
  const { matchingId, isEstablished, listHref = "/matchings", isPanel = false, ...slots } = props;
  const me = useSession();
  const tab = useSearchParams().get("tab");
  const backHref = tab ? `${listHref}?tab=${encodeURIComponent(tab)}` : listHref;
  const found = useMatching(matchingId);
  const thread = me.kind === "visitor" ? { ...found, isGone: true } : found;
  const side = me.kind === "joker" ? "joker" : "ace";
  const userId = me.kind === "visitor" ? "" : me.userId;
  const { jokerId, aceId } = found.matching ?? {};
  const viewer = useMemo<Viewer>(
    () => ({ side, userId, jokerId, aceId }),
    [side, userId, jokerId, aceId],
  );

  return (
    <RoomFrame
      thread={thread}
      backHref={backHref}
      isPanel={isPanel}
      endedActions={(matching) => (
        <>
          <UnsentWords matchingId={matchingId} />
          {slots.endedActions?.(matching)}
        </>
      )}
    >
      {(matching) => (
        <OpenRoom
          matching={matching}
          isCurrent={found.isCurrent}
          viewer={viewer}
          backHref={backHref}
          isEstablished={isEstablished}
          isPanel={isPanel}
          {...slots}
        />
      )}
    </RoomFrame>
  );
}
