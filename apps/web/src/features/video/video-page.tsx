"use client";

import type { ReactNode } from "react";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { FullPageLoading } from "@/ui/full-page-loading";
import { CheckScreen } from "./check-screen";
import { videoCopy } from "./copy.ja";
import { endOf, OutScreen } from "./out-screen";
import { RoomScreen } from "./room-screen";
import type { Stage } from "./room-store";
import { useHeadingFocus } from "./use-heading-focus";
import { useOwnDocument } from "./use-own-document";
import { useRoom } from "./use-room";
import { type RoomView, useRoomView } from "./use-room-view";
import { useServerNow } from "./use-server-now";

interface ThreadBeside {
  /** The thread itself, shown beside the picture. */
  chat: ReactNode;
  /** Something in it has not been read. */
  hasUnread: boolean;
}

export interface VideoPageProps extends ThreadBeside {
  matchingId: string;
  videoChatId: string;
}

/** The interview room of two members, from the door to the end. */
export function VideoPage({ matchingId, videoChatId, ...thread }: VideoPageProps) {
  const isOwn = useOwnDocument();
  const { query, view, take, isGone } = useRoomView(videoChatId);
  const threadHref = `/matchings/${matchingId}`;
  return (
    <main id="main" tabIndex={-1} data-dark-room className="flex min-h-dvh flex-col outline-none">
      {isGone || (view && view.matchingId !== matchingId) ? (
        <EmptyState
          drawing="calendar"
          text={videoCopy.missing}
          action={<ButtonLink href="/matchings">{videoCopy.toThread}</ButtonLink>}
        />
      ) : view && isOwn ? (
        <Stages {...thread} view={view} take={take} threadHref={threadHref} />
      ) : query.isError ? (
        <ErrorState onRetry={() => query.refetch()} busy={query.isFetching} />
      ) : (
        <FullPageLoading />
      )}
    </main>
  );
}

interface StagesProps extends ThreadBeside {
  view: RoomView;
  take: (view: RoomView) => void;
  threadHref: string;
}

function contentOf(stage: Stage): "check" | "room" | "out" {
  if (stage === "outside" || stage === "joining" || stage === "occupied") return "check";
  return stage === "inside" ? "room" : "out";
}

function Stages({ view, take, threadHref, ...thread }: StagesProps) {
  const now = useServerNow(view.serverNow);
  const isOver = endOf(view, now) !== undefined;
  const handle = useRoom(view, take, isOver);
  const { stage } = handle.state;
  const content = isOver ? "out" : contentOf(stage);
  useHeadingFocus(content);
  if (content === "check") return <CheckScreen {...handle} view={view} threadHref={threadHref} />;
  if (content === "room") return <RoomScreen {...handle} {...thread} view={view} take={take} />;
  return (
    <OutScreen
      view={view}
      stage={stage}
      now={now}
      threadHref={threadHref}
      onRejoin={handle.rejoin}
      onTakeBack={handle.rejoin}
    />
  );
}
