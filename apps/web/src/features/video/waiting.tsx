"use client";

import { formatTime } from "@tefuda/domain/time/format.ja";
import { videoLabels } from "@tefuda/domain/video/labels.ja";
import { useState } from "react";
import { useZoned } from "@/platform/local-time";
import { Avatar } from "@/ui/avatar";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { videoCopy } from "./copy.ja";
import type { RoomView } from "./use-room-view";

const copy = videoCopy.waiting;

export interface WaitingProps {
  view: RoomView;
  now: Date;
  hasPartnerLeft: boolean;
  onNoShow: () => void;
  busy: boolean;
}

/** Alone in the room: who is awaited, and what to do when nobody comes. */
export function Waiting({ view, now, hasPartnerLeft, onNoShow, busy }: WaitingProps) {
  const zoned = useZoned();
  const [isAsking, setAsking] = useState(false);
  const { partner, other } = view;
  const wasHere = hasPartnerLeft || other.joinedAt !== null;
  // The server says it of the moment it was asked; whoever never came stays absent as time goes on.
  const offersNoShow =
    view.noShowFrom <= now && (view.canReportNoShow || other.presence === "absent");
  return (
    <div className="absolute inset-0 grid place-items-center overflow-y-auto bg-sunken p-6 sm:rounded-lg">
      <div className="grid max-w-md justify-items-center gap-4 text-balance pb-24 text-center [word-break:auto-phrase] landscape:max-lg:gap-2 landscape:max-lg:pb-0">
        <span className="relative grid place-items-center">
          <span className="absolute -inset-3 animate-breathe rounded-full border-2 border-accent motion-reduce:animate-none" />
          <Avatar name={partner.name} src={partner.imageURL} size="xl" />
        </span>
        {/* The room's heading says it to those who do not see it. */}
        <p aria-hidden="true" className="pt-3 font-semibold text-xl">
          {videoLabels.waiting}
        </p>
        <p className="text-ink-2 text-sm">
          {!wasHere ? copy.hint : other.presence === "away" ? copy.partnerLost : copy.partnerLeft}
        </p>
        <p className="text-ink-2 text-xs max-sm:hidden landscape:max-lg:hidden">{copy.tabHint}</p>
        {offersNoShow ? (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {videoLabels.noShow}
          </Button>
        ) : (
          !wasHere && (
            <p className="text-ink-2 text-xs">
              {copy.noShowFrom(zoned(formatTime(view.noShowFrom), view.noShowFrom))}
            </p>
          )
        )}
      </div>
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onNoShow}
        busy={busy}
        title={copy.noShowConfirm.title}
        body={copy.noShowConfirm.body}
        confirmLabel={copy.noShowConfirm.confirm}
      />
    </div>
  );
}
