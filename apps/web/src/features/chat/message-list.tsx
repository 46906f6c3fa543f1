"use client";

import type { ChatMessage } from "@tefuda/domain/chat/message";
import type { ThreadContext } from "@tefuda/domain/chat/text";
import clsx from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Virtualizer, type VirtualizerHandle } from "virtua";
import { useIsServerHtml } from "@/platform/use-is-server-html";
import { DaySeparator } from "@/ui/chat/day-separator";
import { UnreadMark } from "@/ui/chat/unread-mark";
import { SkeletonText } from "@/ui/skeleton";
import { announcement } from "./announcement";
import { chatCopy as copy } from "./copy.ja";
import type { HelpArticle } from "./help-card";
import { MessageView } from "./message-view";
import { justWritten, newestMessageKey } from "./newest";
import { NewestPill } from "./newest-pill";
import { OlderMark } from "./older-mark";
import { OutgoingRow } from "./outgoing-row";
import type { TimelineItem, Viewer } from "./timeline";
import { usePlaced } from "./use-placed";
import { usePointed } from "./use-pointed";
import { useScroll } from "./use-scroll";

export interface MessageListProps {
  items: readonly TimelineItem[];
  viewer: Viewer;
  context: ThreadContext;
  partner: { readonly name: string; readonly imageURL: string | null };
  article: HelpArticle | null;
  older: { state: "idle" | "loading" | "failed"; hasMore: boolean; load: () => void };
  /** The number of a message to open at and to point out. */
  target: number | undefined;
  scheduleActions: (message: ChatMessage) => ReactNode;
  messageActions?: ((message: ChatMessage) => ReactNode) | undefined;
  onChooseInterest: (() => void) | undefined;
  onPropose: (() => void) | undefined;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  /** Whether the newest message is in view. */
  onView: (isNewestInView: boolean) => void;
}

const scrolledByKeyboard = { tabIndex: 0 };
/** So much is drawn above and below what is seen; a thread of an ordinary length is drawn whole. */
const DRAWN_AHEAD_PX = 1500;

/** As many as fill the tallest window. */
const SEEN_AT_MOST = 16;

/** The messages of a thread, scrolling; the newest at the end. Only those near the view are drawn. */
export function MessageList(props: MessageListProps) {
  const { items, viewer, context, partner, older, target, onView } = props;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const targetAt = indexOfSeq(items, target);
  const unreadAt = items.findIndex(({ kind }) => kind === "unread");
  const { isAtEnd, isShifted, toEnd, toItem, onScroll } = useScroll({
    box,
    list,
    items,
    openAt: (items[targetAt] ?? items[unreadAt])?.key,
    onNearTop: () => {
      if (older.hasMore && older.state === "idle") older.load();
    },
  });
  const isPlaced = usePlaced(box);
  const [isFromServer] = useState(useIsServerHtml());
  const isForeseen = isFromServer && targetAt < 0;
  useEffect(() => onView(isAtEnd), [isAtEnd, onView]);
  const pointed = usePointed(items[targetAt]?.key, (key) => toItem(key, "center"));

  // What one has just written is always in view.
  const [keysOnOpening] = useState(() => new Set(items.map(({ key }) => key)));
  const written = justWritten(items, keysOnOpening);
  useEffect(() => {
    if (written) toEnd();
  }, [written, toEnd]);

  const news = announcement(items, viewer, context, partner.name);
  const draw = (item: TimelineItem) => {
    switch (item.kind) {
      case "day":
        return <DaySeparator key={item.key} label={item.label} />;
      case "unread":
        return <UnreadMark key={item.key} label={copy.unread} />;
      case "outgoing":
        return (
          <OutgoingRow
            key={item.key}
            item={item}
            onRetry={props.onRetry}
            onDiscard={props.onDiscard}
          />
        );
      case "message":
        return (
          <div
            key={item.key}
            className={clsx(item.key === pointed && "animate-point rounded-md pb-2")}
          >
            <MessageView
              item={item}
              viewer={viewer}
              context={context}
              partner={partner}
              article={props.article}
              scheduleActions={props.scheduleActions(item.message)}
              actions={props.messageActions?.(item.message)}
              onChooseInterest={props.onChooseInterest}
              onPropose={props.onPropose}
            />
          </div>
        );
      default:
        return item satisfies never;
    }
  };

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        onScroll={onScroll}
        role="log"
        aria-label={copy.log(partner.name)}
        aria-live="off"
        {...scrolledByKeyboard}
        className="absolute inset-0 overflow-y-auto overscroll-contain px-4 pb-4 [overflow-anchor:none] [scrollbar-gutter:stable] focus-visible:-outline-offset-2"
      >
        <div
          className={clsx(
            // The list would take no press while it scrolls and a while after: one that comes then is lost.
            "mx-auto max-w-3xl *:pointer-events-auto! motion-safe:transition-opacity",
            !isPlaced && "opacity-0",
          )}
        >
          <Virtualizer
            ref={list}
            scrollRef={box}
            data={items}
            shift={isShifted}
            bufferSize={DRAWN_AHEAD_PX}
          >
            {draw}
          </Virtualizer>
        </div>
      </div>
      {!isPlaced && (
        <div
          aria-hidden="true"
          inert
          className="absolute inset-0 overflow-hidden px-4 [scrollbar-gutter:stable]"
        >
          {isForeseen ? (
            <Foreseen items={items} from={unreadAt} draw={draw} />
          ) : (
            <div className="p-2 pt-6">
              <SkeletonText lines={8} />
            </div>
          )}
        </div>
      )}
      <OlderMark {...older} />
      {isPlaced && !isAtEnd && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 grid justify-items-center">
          <span className="pointer-events-auto">
            <NewestPill newestKey={newestMessageKey(items)} onPress={toEnd} />
          </span>
        </div>
      )}
      <p role="status" aria-live="polite" className="sr-only">
        {news && <span key={news.key}>{news.text}</span>}
      </p>
    </div>
  );
}

interface ForeseenProps {
  items: readonly TimelineItem[];
  /** The first that is unread; below zero when none is. */
  from: number;
  draw: (item: TimelineItem) => ReactNode;
}

/**
 * What will be seen once the list has measured itself, where it will be: what is unread from the top on
 * when it fills the box, else the end, and all of it from the top when there is not more.
 */
function Foreseen({ items, from, draw }: ForeseenProps) {
  const start = from < 0 ? items.length : from;
  return (
    <div className="mx-auto flex h-full max-w-3xl flex-col justify-end">
      <div className="shrink-0">
        {items.slice(Math.max(0, start - SEEN_AT_MOST), start).map(draw)}
      </div>
      <div className="mb-auto max-h-full shrink-0 overflow-hidden pb-4">
        {items.slice(start, start + SEEN_AT_MOST).map(draw)}
      </div>
    </div>
  );
}

/** Where a message stands, or the next one that this side sees. */
function indexOfSeq(items: readonly TimelineItem[], seq: number | undefined): number {
  return seq === undefined
    ? -1
    : items.findIndex((item) => item.kind === "message" && item.message.seq >= seq);
}
