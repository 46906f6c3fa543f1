"use client";

import { useSearchParams } from "next/navigation";
import { useMemo, useRef } from "react";
import { useSession } from "@/platform/session/session-provider";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { SkeletonText } from "@/ui/skeleton";
import { chatCopy as copy } from "./copy.ja";
import { OpenRoom } from "./open-room";
import type { RoomSlots } from "./room-slots";
import type { Viewer } from "./timeline";
import { useMatching } from "./use-matching";
import { useRoomHeight } from "./use-room-height";

export interface RoomProps extends RoomSlots {
  matchingId: string;
  /** Arrived here with a new matching. */
  isEstablished: boolean;
  /** The list that a phone goes back to, when it is not the member's own. */
  listHref?: string;
}

/**
 * A thread as its two sides see it: the right pane, or the whole screen of a phone, above the
 * frame's header and tab bar.
 */
export function Room({ matchingId, isEstablished, listHref = "/matchings", ...slots }: RoomProps) {
  const me = useSession();
  const frame = useRef<HTMLElement>(null);
  const tab = useSearchParams().get("tab");
  const backHref = tab ? `${listHref}?tab=${encodeURIComponent(tab)}` : listHref;
  const { query, matching, isGone } = useMatching(matchingId);
  useRoomHeight(frame);
  const side = me.kind === "joker" ? "joker" : "ace";
  const userId = me.kind === "visitor" ? "" : me.userId;
  const { jokerId, aceId } = matching ?? {};
  const viewer = useMemo<Viewer>(
    () => ({ side, userId, jokerId, aceId }),
    [side, userId, jokerId, aceId],
  );

  return (
    <section
      ref={frame}
      className="z-35 flex flex-col bg-paper max-lg:fixed max-lg:inset-x-0 max-lg:top-(--room-top,0px) max-lg:h-(--room-height,100dvh) lg:h-full"
    >
      {isGone || me.kind === "visitor" ? (
        <EmptyState
          drawing="message"
          text={copy.notFound}
          action={<ButtonLink href={backHref}>{copy.toList}</ButtonLink>}
        />
      ) : matching ? (
        <OpenRoom
          matching={matching}
          viewer={viewer}
          backHref={backHref}
          isEstablished={isEstablished}
          {...slots}
        />
      ) : query.isError ? (
        <ErrorState onRetry={() => query.refetch()} busy={query.isFetching} />
      ) : (
        <div className="p-6">
          <SkeletonText lines={6} />
        </div>
      )}
    </section>
  );
}
