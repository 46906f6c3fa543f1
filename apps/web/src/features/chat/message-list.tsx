"use client";

import type { ChatMessage } from "@tefuda/domain/chat/message";
import { messageText, type ThreadContext } from "@tefuda/domain/chat/text";
import { ArrowDown } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/ui/button";
import { Bubble } from "@/ui/chat/bubble";
import { ChatRow } from "@/ui/chat/chat-row";
import { DaySeparator } from "@/ui/chat/day-separator";
import { Spinner } from "@/ui/spinner";
import { chatCopy as copy } from "./copy.ja";
import { LinkedText } from "./linked-text";
import { MessageMeta } from "./message-meta";
import { MessageView } from "./message-view";
import type { TimelineItem, Viewer } from "./timeline";
import { useScroll } from "./use-scroll";

export interface MessageListProps {
  items: readonly TimelineItem[];
  viewer: Viewer;
  context: ThreadContext;
  partner: { readonly name: string; readonly imageURL: string | null };
  article: { readonly title: string; readonly slug: string } | null;
  older: { state: "idle" | "loading" | "failed"; hasMore: boolean; load: () => void };
  scheduleActions: (message: ChatMessage) => ReactNode;
  onChooseInterest: (() => void) | undefined;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  /** Whether the newest message is in view. */
  onView: (isNewestInView: boolean) => void;
}

const scrolledByKeyboard = { tabIndex: 0 };

/** The messages of a thread, scrolling; the newest at the end. */
export function MessageList(props: MessageListProps) {
  const { items, viewer, context, partner, older, onView } = props;
  const box = useRef<HTMLDivElement>(null);
  const last = items.at(-1);
  const { isAtEnd, toEnd, onScroll } = useScroll(box, {
    firstKey: items.find(({ kind }) => kind === "message")?.key ?? "",
    lastKey: last?.key ?? "",
    onNearTop: () => {
      if (older.hasMore && older.state === "idle") older.load();
    },
  });
  useEffect(() => onView(isAtEnd), [isAtEnd, onView]);

  // What one has just written is always in view.
  const written = last?.kind === "outgoing" ? last.key : "";
  useEffect(() => {
    if (written) toEnd();
  }, [written, toEnd]);

  const incoming = items.findLast(
    (item) => item.kind === "message" && item.message.userId !== viewer.userId,
  );
  const announced = incoming?.kind === "message" && messageText(incoming.message, viewer, context);

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        onScroll={onScroll}
        role="log"
        aria-label={copy.log(partner.name)}
        aria-live="off"
        {...scrolledByKeyboard}
        className="absolute inset-0 overflow-y-auto overscroll-contain px-4 pb-4 [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div className="mx-auto max-w-3xl">
          <OlderMark {...older} />
          {items.map((item) =>
            item.kind === "day" ? (
              <DaySeparator key={item.key} label={item.label} />
            ) : item.kind === "outgoing" ? (
              <ChatRow
                key={item.key}
                side="my"
                follows={item.follows}
                meta={
                  <MessageMeta
                    sentAt={item.outgoing.sentAt}
                    status={item.outgoing.status}
                    onRetry={() => props.onRetry(item.key)}
                    onDiscard={() => props.onDiscard(item.key)}
                  />
                }
              >
                <Bubble side="my" pending>
                  <LinkedText text={item.outgoing.text} />
                </Bubble>
              </ChatRow>
            ) : (
              <MessageView
                key={item.key}
                item={item}
                viewer={viewer}
                context={context}
                partner={partner}
                article={props.article}
                scheduleActions={props.scheduleActions(item.message)}
                onChooseInterest={props.onChooseInterest}
              />
            ),
          )}
        </div>
      </div>
      {!isAtEnd && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 grid justify-items-center">
          <span className="pointer-events-auto">
            <NewestPill newestKey={last?.key ?? ""} onPress={toEnd} />
          </span>
        </div>
      )}
      <p role="status" aria-live="polite" className="sr-only">
        {announced && copy.said(partner.name, announced)}
      </p>
    </div>
  );
}

/** Leads to the end; says 新しいメッセージ once something came after the reader had left it. */
function NewestPill({ newestKey, onPress }: { newestKey: string; onPress: () => void }) {
  const [keyAtLeaving] = useState(newestKey);
  const hasNews = keyAtLeaving !== newestKey;
  return (
    <Button
      size="sm"
      variant={hasNews ? "primary" : "secondary"}
      onClick={onPress}
      icon={<ArrowDown className="size-4" aria-hidden="true" />}
    >
      {hasNews ? copy.newMessages : copy.toNewest}
    </Button>
  );
}

function OlderMark({ state, load }: MessageListProps["older"]) {
  if (state === "loading")
    return (
      <div role="status" className="grid justify-items-center py-4 text-ink-3">
        <Spinner />
        <span className="sr-only">{copy.older}</span>
      </div>
    );
  if (state === "failed")
    return (
      <div className="grid justify-items-center gap-2 py-4 text-ink-2 text-sm">
        {copy.olderFailed}
        <Button size="sm" variant="secondary" onClick={load}>
          {copy.olderRetry}
        </Button>
      </div>
    );
  return null;
}
