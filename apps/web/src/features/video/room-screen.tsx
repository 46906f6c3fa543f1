"use client";

import { videoLabels } from "@tefuda/domain/video/labels.ja";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSession } from "@/platform/session/session-provider";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { ControlBar, type Panel, panelButtonId } from "./control-bar";
import { videoCopy } from "./copy.ja";
import { DevicesWindow } from "./devices-window";
import { FaultBanner } from "./fault-banner";
import { LeaveWindow } from "./leave-window";
import { ProfilePanel } from "./profile-panel";
import { RemoteSound } from "./remote-sound";
import { RemoteStage } from "./remote-stage";
import { SelfView } from "./self-view";
import { SidePanel } from "./side-panel";
import { TopBar } from "./top-bar";
import { useFinish } from "./use-finish";
import { useNews } from "./use-news";
import type { RoomHandle } from "./use-room";
import type { RoomView } from "./use-room-view";
import { useServerNow } from "./use-server-now";
import { useTitle } from "./use-title";
import { useWakeLock } from "./use-wake-lock";
import { Waiting } from "./waiting";

export interface RoomScreenProps extends RoomHandle {
  view: RoomView;
  take: (view: RoomView) => void;
  /** The thread itself, shown beside the picture. */
  chat: ReactNode;
  /** Something in the thread has not been read. */
  hasUnread: boolean;
}

type Window = "leave" | "finish" | "devices";

/** In the room: waiting for the other side, then talking with them. */
export function RoomScreen(props: RoomScreenProps) {
  const { view, take, room, media, state, local, chat, hasUnread } = props;
  const { partner, matchingId } = view;
  const me = useSession();
  const now = useServerNow(view.serverNow);
  const [panel, setPanel] = useState<Panel>();
  const [opened, setOpened] = useState<Window>();
  const close = () => setOpened(undefined);
  const closePanel = () => {
    setPanel(undefined);
    if (panel) document.getElementById(panelButtonId(panel))?.focus();
  };
  const isAlone = state.line === "none";
  const since = useSince(!isAlone && state.line !== "connecting", now);
  const isPaused = !isAlone && (state.audioOnly !== undefined || state.signs.wantsAudioOnly);
  const finish = useFinish(view, take);
  const news = useNews(state, partner.name);
  useTitle(state, partner.name);
  useWakeLock(true);

  const mayFinish = me.kind === "ace" && (since !== undefined || view.status === "inProgress");
  const onFinish = mayFinish ? () => setOpened("finish") : undefined;

  return (
    <div className="flex h-dvh flex-col">
      <TopBar
        view={view}
        now={now}
        since={since}
        quality={state.line === "connected" ? state.quality : undefined}
      />
      <LineBanner {...props} />
      <FaultBanner local={local} media={media} />
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row landscape:flex-row">
        <div className="relative min-h-0 min-w-0 flex-1 sm:mx-4">
          {/* One for both, so that whoever is at it does not lose their place when the other comes. */}
          <h1 className="sr-only">
            {isAlone ? videoLabels.waiting : videoCopy.with(partner.name)}
          </h1>
          {isAlone ? (
            <Waiting
              view={view}
              now={now}
              hasPartnerLeft={state.hasPartnerLeft}
              onNoShow={() => finish.mutate("noShow")}
              busy={finish.isPending}
            />
          ) : (
            <RemoteStage partner={partner} state={state} />
          )}
          <RemoteSound track={state.audio} speaker={local.chosen.speaker} />
          <SelfView local={local} isPaused={isPaused} />
        </div>
        {panel === "chat" && (
          <SidePanel title={videoCopy.panel.chatOf(partner.name)} isFramed onClose={closePanel}>
            {chat}
          </SidePanel>
        )}
        {panel === "profile" && (
          <SidePanel
            modal="video-chat-profile-detail"
            title={videoCopy.profile.title(partner.name)}
            onClose={closePanel}
          >
            <ProfilePanel matchingId={matchingId} />
          </SidePanel>
        )}
      </div>
      <ControlBar
        local={local}
        media={media}
        room={room}
        state={state}
        panel={panel}
        hasUnread={hasUnread}
        onFinish={onFinish}
        onPanel={setPanel}
        onDevices={() => setOpened("devices")}
        onLeave={() => setOpened("leave")}
      />
      <p role="status" className="sr-only">
        {news}
      </p>
      <DevicesWindow open={opened === "devices"} onClose={close} local={local} media={media} />
      <LeaveWindow
        open={opened === "leave"}
        view={view}
        onClose={close}
        onLeave={room.leave}
        onFinish={onFinish}
      />
      <ConfirmModal
        open={opened === "finish"}
        onClose={close}
        onConfirm={() => finish.mutate("done")}
        busy={finish.isPending}
        title={videoCopy.finish.title}
        body={videoCopy.finish.body}
        confirmLabel={videoLabels.finish}
      />
    </div>
  );
}

/** Why there is no picture, and the way back to it. */
function LineBanner({ state, room }: RoomScreenProps) {
  const { audioOnly: copy } = videoCopy;
  if (state.line !== "connected") return null;
  if (state.audioOnly)
    return (
      <Banner
        tone={state.audioOnly === "automatic" ? "warning" : "info"}
        action={
          <Button variant="secondary" size="sm" onClick={() => room.setAudioOnly(undefined)}>
            {copy.resume}
          </Button>
        }
      >
        {state.audioOnly === "automatic" ? copy.automatic : copy.chosen}
      </Banner>
    );
  return state.signs.wantsAudioOnly ? <Banner tone="info">{copy.asked}</Banner> : null;
}

/** Since when the two talk; a line that is found again goes on counting. */
function useSince(isTalking: boolean, now: Date): Date | undefined {
  const since = useRef<Date>(undefined);
  const [, setBegun] = useState(false);
  useEffect(() => {
    if (!isTalking || since.current) return;
    since.current = now;
    setBegun(true);
  }, [isTalking, now]);
  return since.current;
}
