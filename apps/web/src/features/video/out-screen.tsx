"use client";

import { videoLabels } from "@tefuda/domain/video/labels.ja";
import type { ReactNode } from "react";
import { useZoned } from "@/platform/local-time";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Drawing, type DrawingName } from "@/ui/drawings";
import { videoCopy } from "./copy.ja";
import { returnText } from "./leave-window";
import type { Stage } from "./room-store";
import type { RoomView } from "./use-room-view";

const copy = videoCopy.ended;

export interface OutScreenProps {
  view: RoomView;
  stage: Stage;
  now: Date;
  threadHref: string;
  onRejoin: () => void;
  onTakeBack: () => void;
}

interface Words {
  readonly title: string;
  readonly body: string;
}

/** Out of the room: for a moment, for good, or on another device. */
export function OutScreen({ view, stage, now, threadHref, onRejoin, onTakeBack }: OutScreenProps) {
  const zoned = useZoned();
  const thread = (
    <ButtonLink href={threadHref} variant="secondary">
      {videoCopy.toThread}
    </ButtonLink>
  );
  const over = endOf(view, now);
  if (over)
    return (
      <Message words={over} drawing={view.status === "done" ? "cards" : "calendar"}>
        {view.status === "done" && <p className="text-ink-2 text-sm">{copy.next}</p>}
        <ButtonLink href={threadHref}>{videoCopy.toThread}</ButtonLink>
      </Message>
    );
  if (stage === "takenOver")
    return (
      <Message words={videoCopy.takenOver} drawing="message">
        {thread}
        <Button variant="quiet" onClick={onTakeBack}>
          {videoCopy.takenOver.back}
        </Button>
      </Message>
    );
  const isLost = stage === "lost";
  const words = isLost ? { title: videoLabels.disconnected, body: videoCopy.lost.body } : copy.left;
  return (
    <Message words={words} drawing={isLost ? "broken" : "cards"} isUrgent={isLost}>
      <Button onClick={onRejoin}>{videoLabels.rejoin}</Button>
      {thread}
      {!isLost && <p className="text-ink-2 text-xs">{returnText(view, zoned)}</p>}
    </Message>
  );
}

/** Why a room cannot be entered any more; nothing while it can. */
export function endOf(view: RoomView, now: Date): Words | undefined {
  const { status } = view;
  if (status === "done" || status === "noShow" || status === "cancelled") return copy[status];
  return now > view.closesAt || view.partner.hasLeft ? copy.closed : undefined;
}

function Message(props: {
  words: Words;
  drawing: DrawingName;
  isUrgent?: boolean;
  children: ReactNode;
}) {
  const { words, drawing, isUrgent, children } = props;
  return (
    <div className="m-auto grid justify-items-center gap-4 px-6 py-12 text-center">
      <Drawing name={drawing} />
      <div role={isUrgent ? "alert" : "status"} className="grid gap-2">
        <h1 className="text-xl sm:text-2xl">{words.title}</h1>
        <p className="text-ink-2 text-sm">{words.body}</p>
      </div>
      {children}
    </div>
  );
}
