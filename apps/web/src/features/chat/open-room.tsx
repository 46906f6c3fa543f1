"use client";

import { threadNotices } from "@tefuda/domain/chat/labels.ja";
import { fillTemplate } from "@tefuda/domain/text/template";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNow } from "@/platform/use-now";
import { Banner } from "@/ui/banner";
import { lateWindow } from "@/ui/late-window";
import { Composer } from "./composer";
import { chatCopy as copy } from "./copy.ja";
import { PositionBar } from "./position-bar";
import { BarsToggle, RoomBars } from "./room-bars";
import { RoomHeader } from "./room-header";
import { RoomOfflineBanner } from "./room-offline-banner";
import type { RoomSlots } from "./room-slots";
import { lastSeqOf } from "./thread";
import { ThreadPane } from "./thread-pane";
import { timeline, type Viewer } from "./timeline";
import { TurnLine } from "./turn-line";
import { useEstablished } from "./use-established";
import { useFirstRefusal } from "./use-first-refusal";
import { useMarkRead } from "./use-mark-read";
import type { Matching } from "./use-matching";
import { useSend } from "./use-send";
import { useTarget } from "./use-target";
import { useThread } from "./use-thread";
import { useThreadFacts } from "./use-thread-facts";
import { useTyping } from "./use-typing";

const PartnerProfileModal = lateWindow(() =>
  import("./partner-profile-modal").then(({ PartnerProfileModal }) => PartnerProfileModal),
);

export interface OpenRoomProps extends RoomSlots {
  matching: Matching;
  /** What the matching says is of now, not of an earlier visit. */
  isCurrent: boolean;
  viewer: Viewer;
  backHref: string;
  isEstablished: boolean;
  /** Only the messages and the form. */
  isPanel: boolean;
}

/** The room once it is known whose it is. */
export function OpenRoom(props: OpenRoomProps) {
  const { matching, viewer, scheduleActions } = props;
  const { id: matchingId, partner } = matching;
  const now = useNow();
  const input = useRef<HTMLTextAreaElement>(null);
  const [isNewestInView, setNewestInView] = useState(false);
  const [isProfileOpen, setProfileOpen] = useState(false);
  const [areBarsOpen, setBarsOpen] = useState(false);

  const { thread, dispatch, newest, isReady, older, reach } = useThread(matchingId);
  const { target, readSeq, isReached } = useTarget(
    { matching, isCurrent: props.isCurrent, isReading: newest.isFetching },
    thread,
    reach,
  );
  const { unsent, isWaiting, write, retry, discard } = useSend(
    matchingId,
    thread.messages,
    dispatch,
    props.onSent,
  );
  useMarkRead(matchingId, {
    seq: lastSeqOf(thread),
    unreadCount: matching.unreadCount,
    isInView: isReady && isReached && isNewestInView,
  });
  const typing = useTyping(matchingId, lastSeqOf(thread));
  const established = useEstablished(props, input);
  const refusal = useFirstRefusal(matching, thread);

  const items = useMemo(
    () =>
      timeline({ messages: thread.messages, unsent }, viewer, {
        partnerReadSeq: partner.lastReadSeq,
        readSeq,
        now,
      }),
    [thread.messages, unsent, viewer, partner.lastReadSeq, readSeq, now],
  );
  const { context, face, article } = useThreadFacts(matching);
  // The same function for as long as it does the same: drawn messages can stay as they are.
  const asks = useRef({ interest: () => {}, times: () => {} });
  useEffect(() => {
    asks.current = {
      interest: () => props.onChooseInterest?.(matching),
      times: () => props.onPropose?.(matching),
    };
  });
  const onChooseInterest = useCallback(() => asks.current.interest(), []);
  const onPropose = useCallback(() => asks.current.times(), []);
  const canPropose = props.onPropose !== undefined && !partner.hasLeft;
  const onView = useCallback((isInView: boolean) => setNewestInView(isInView), []);

  return (
    <>
      {!props.isPanel && (
        <>
          <RoomHeader
            matching={matching}
            back={{ href: props.backHref, label: copy.back }}
            onShowProfile={() => setProfileOpen(true)}
            actions={props.headerActions?.(matching)}
          />
          <BarsToggle isOpen={areBarsOpen} onToggle={() => setBarsOpen(!areBarsOpen)} />
        </>
      )}
      <RoomOfflineBanner />
      {!partner.isAvailable && !partner.hasLeft && (
        <Banner tone="warning">
          {fillTemplate(threadNotices.acePaused, { aceName: matching.aceName })}
        </Banner>
      )}
      <RoomBars isOpen={areBarsOpen || props.isPanel}>
        {!props.isPanel && <PositionBar matching={matching} />}
        {props.notice?.(matching)}
      </RoomBars>
      <ThreadPane
        newest={newest}
        isReady={isReady && isReached}
        items={items}
        target={target}
        viewer={viewer}
        context={context}
        partner={face}
        article={article}
        older={older}
        scheduleActions={(message) => scheduleActions?.(message, matching)}
        messageActions={
          props.messageActions && ((message) => props.messageActions?.(message, matching))
        }
        onChooseInterest={partner.hasLeft ? undefined : onChooseInterest}
        onPropose={canPropose ? onPropose : undefined}
        onRetry={retry}
        onDiscard={discard}
        onView={onView}
      />
      <p role="status" className="h-6 shrink-0 px-5 text-ink-3 text-xs low-room:h-auto">
        {typing.isPartnerTyping && copy.typing}
        {!typing.isPartnerTyping && isWaiting && copy.waiting}
      </p>
      {!props.isPanel && (
        <RoomBars isOpen={areBarsOpen}>
          <TurnLine matching={matching} />
          <p className="hidden bg-surface px-4 py-1 text-ink-3 text-xs low-room:block">
            {privacyNotice(matching, viewer)}
          </p>
        </RoomBars>
      )}
      {partner.departure ? (
        <Banner>{threadNotices.otherSideGone[partner.departure]}</Banner>
      ) : (
        <Composer
          matchingId={matchingId}
          notice={privacyNotice(matching, viewer)}
          input={input}
          tools={props.tools?.(matching)}
          menuItems={(compose) => props.menuItems?.(matching, compose) ?? []}
          onSend={write}
          onTyping={typing.tell}
          refusal={refusal}
        />
      )}
      <PartnerProfileModal
        matchingId={matchingId}
        jokerId={viewer.side === "ace" ? matching.jokerId : undefined}
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
