"use client";

import { threadNotices } from "@tefuda/domain/chat/labels.ja";
import { fillTemplate } from "@tefuda/domain/text/template";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNow } from "@/platform/use-now";
import { Banner } from "@/ui/banner";
import { ErrorState } from "@/ui/error-state";
import { SkeletonText } from "@/ui/skeleton";
import { Composer } from "./composer";
import { chatCopy as copy } from "./copy.ja";
import { MessageList } from "./message-list";
import { PartnerProfileModal } from "./partner-profile-modal";
import { PositionBar } from "./position-bar";
import { RoomHeader } from "./room-header";
import { RoomOfflineBanner } from "./room-offline-banner";
import type { RoomSlots } from "./room-slots";
import { lastSeqOf } from "./thread";
import { timeline, type Viewer } from "./timeline";
import { useEstablished } from "./use-established";
import { useFirstRefusal } from "./use-first-refusal";
import { useKeptOutbox } from "./use-kept-outbox";
import { useMarkRead } from "./use-mark-read";
import type { Matching } from "./use-matching";
import { useSend } from "./use-send";
import { useThread } from "./use-thread";
import { useThreadFacts } from "./use-thread-facts";
import { useTyping } from "./use-typing";

export interface OpenRoomProps extends RoomSlots {
  matching: Matching;
  viewer: Viewer;
  backHref: string;
  isEstablished: boolean;
}

/** The room once it is known whose it is. */
export function OpenRoom(props: OpenRoomProps) {
  const { matching, viewer, scheduleActions } = props;
  const { id: matchingId, partner } = matching;
  const now = useNow();
  const input = useRef<HTMLTextAreaElement>(null);
  const [isNewestInView, setNewestInView] = useState(true);
  const [isProfileOpen, setProfileOpen] = useState(false);

  const { thread, dispatch, newest, isReady, older } = useThread(matchingId);
  const { write, retry, discard } = useSend(matchingId, thread, dispatch);
  useKeptOutbox(matchingId, thread, dispatch);
  useMarkRead(matchingId, {
    seq: lastSeqOf(thread),
    unreadCount: matching.unreadCount,
    isInView: isReady && isNewestInView,
  });
  const typing = useTyping(matchingId, lastSeqOf(thread));
  const established = useEstablished(props, input);
  const refusal = useFirstRefusal(matching, thread);

  const items = useMemo(
    () => timeline(thread, viewer, { partnerReadSeq: partner.lastReadSeq, now }),
    [thread, viewer, partner.lastReadSeq, now],
  );
  const { context, face, article } = useThreadFacts(matching);
  // The same function for as long as it does the same: drawn messages can stay as they are.
  const ask = useRef(() => {});
  useEffect(() => {
    ask.current = () => props.onChooseInterest?.(matching);
  });
  const onChooseInterest = useCallback(() => ask.current(), []);
  const onView = useCallback((isInView: boolean) => setNewestInView(isInView), []);

  return (
    <>
      <RoomHeader
        matching={matching}
        backHref={props.backHref}
        onShowProfile={() => setProfileOpen(true)}
        actions={props.headerActions?.(matching)}
      />
      <PositionBar matching={matching} />
      <RoomOfflineBanner />
      {!partner.isAvailable && !partner.hasLeft && (
        <Banner tone="warning">
          {fillTemplate(threadNotices.acePaused, { aceName: matching.aceName })}
        </Banner>
      )}
      {props.notice?.(matching)}
      {isReady ? (
        <MessageList
          items={items}
          viewer={viewer}
          context={context}
          partner={face}
          article={article}
          older={older}
          scheduleActions={(message) => scheduleActions?.(message, matching)}
          onChooseInterest={partner.hasLeft ? undefined : onChooseInterest}
          onRetry={retry}
          onDiscard={discard}
          onView={onView}
        />
      ) : (
        <div className="min-h-0 flex-1 p-6">
          {newest.isError ? (
            <ErrorState onRetry={() => newest.refetch()} busy={newest.isFetching} />
          ) : (
            <SkeletonText lines={8} />
          )}
        </div>
      )}
      <p role="status" className="h-6 shrink-0 px-5 text-ink-3 text-xs">
        {typing.isPartnerTyping && copy.typing}
      </p>
      {partner.departure ? (
        <Banner>{threadNotices.otherSideGone[partner.departure]}</Banner>
      ) : (
        <Composer
          matchingId={matchingId}
          notice={privacyNotice(matching, viewer)}
          input={input}
          tools={props.tools?.(matching)}
          onSend={write}
          onTyping={typing.tell}
          refusal={refusal}
        />
      )}
      <PartnerProfileModal
        matchingId={matchingId}
        open={isProfileOpen}
        onClose={() => setProfileOpen(false)}
      />
      {props.windows?.(matching)}
      {established}
    </>
  );
}

/** Who else can read the thread; nobody of a company reads one with the support team. */
function privacyNotice(matching: Matching, viewer: Viewer): string {
  if (matching.isSupport) return "";
  return viewer.side === "ace"
    ? threadNotices.readByAdminsForAce
    : fillTemplate(threadNotices.readByAdminsForJoker, { companyName: matching.companyName });
}
