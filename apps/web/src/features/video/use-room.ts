"use client";

import { useEffect, useState } from "react";
import { failureOf } from "@/platform/errors";
import { useLive, useLiveState } from "@/platform/live/provider";
import { useTRPCClient } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import type { Seating } from "./calls";
import { deviceId } from "./device-id";
import { sayGoodbye } from "./goodbye";
import { createLocalMedia } from "./local-media";
import { createRoom } from "./room-store";
import { useStore } from "./store";
import type { RoomView } from "./use-room-view";

/** A call that hangs must not keep the ones behind it: it is cut short, and tried again. */
const CALL_MS = 8000;
/** The door may take longer: the server asks for a relay meanwhile. */
const JOIN_MS = 20_000;
const inTime = (ms = CALL_MS) => ({ signal: AbortSignal.timeout(ms) });

const seatingOf = ({ me, other }: RoomView): Seating => ({
  mySeatId: me.seatId,
  myPresence: me.presence,
  partnerSeatId: other.seatId,
  partnerPresence: other.presence,
});

/** The room and this device's camera and microphone, for as long as the page is open. */
export function useRoom(view: RoomView, take: (view: RoomView) => void, isOver: boolean) {
  const client = useTRPCClient();
  const toast = useToast();
  const videoChatId = view.id;
  const [media] = useState(createLocalMedia);
  const [room] = useState(() =>
    createRoom(
      {
        join: (takesOver) =>
          deviceId().then((device) =>
            client.video.join.mutate({ videoChatId, deviceId: device, takesOver }, inTime(JOIN_MS)),
          ),
        leave: (seatId) => client.video.leave.mutate({ videoChatId, seatId }),
        signal: (signal) => client.video.signal.mutate({ videoChatId, ...signal }, inTime()),
        async heartbeat(seatId) {
          take(await client.video.heartbeat.mutate({ videoChatId, seatId }, inTime()));
        },
      },
      media,
    ),
  );
  const state = useStore(room);
  const local = useStore(media);

  useEffect(() => {
    if (isOver) room.close();
    else room.seated(seatingOf(view));
  }, [room, view, isOver]);

  useLive(state.seatId ? `video-signals:${state.seatId}` : undefined, {
    added: (_id, signal) => room.heard(signal),
  });

  useEffect(() => {
    // A headset may come and go while people talk; whoever closed the app that used it comes back here.
    const { mediaDevices } = navigator;
    mediaDevices?.addEventListener("devicechange", media.mend);
    addEventListener("focus", media.mend);
    return () => {
      mediaDevices?.removeEventListener("devicechange", media.mend);
      removeEventListener("focus", media.mend);
    };
  }, [media]);

  // What could not be said while the network was gone is said as soon as it is back.
  const live = useLiveState();
  useEffect(() => {
    if (live === "open") room.hurry();
    addEventListener("online", room.hurry);
    // A tab that was hidden may have been slowed down, and is taken for away.
    document.addEventListener("visibilitychange", room.beat);
    return () => {
      removeEventListener("online", room.hurry);
      document.removeEventListener("visibilitychange", room.beat);
    };
  }, [room, live]);

  useEffect(() => {
    const goodbye = () => sayGoodbye(videoChatId, room.get().seatId);
    addEventListener("pagehide", goodbye);
    return () => {
      removeEventListener("pagehide", goodbye);
      room.leave();
      media.stop();
    };
  }, [room, media, videoChatId]);

  const { stage } = state;
  useEffect(() => {
    if (isOver || stage === "takenOver" || stage === "lost" || stage === "left") media.stop();
  }, [media, stage, isOver]);

  const join = async (takesOver: boolean) => {
    try {
      await room.join(takesOver);
    } catch (error) {
      const { code, message } = failureOf(error);
      if (code === "videoSeatTaken") return room.ask();
      toast.error(message);
      const now = await client.video.get.query({ videoChatId }).catch(() => undefined);
      if (now) take(now);
    }
  };

  /** Comes back by the door: the devices were let go and are tried anew. */
  const rejoin = () => room.back();

  return { room, media, state, local, join, rejoin };
}

export type RoomHandle = ReturnType<typeof useRoom>;
