import {
  leaveSeat,
  presenceOf,
  type SeatPresence,
  type SeatTimes,
  sitOn,
} from "@tefuda/domain/video/presence";
import type { IncomingSignal, OutgoingSignal, RoomCalls } from "./calls";
import type { LocalMedia } from "./local-media";
import { createRoom, type RoomStore } from "./room-store";
import { createStore } from "./store";

export type Side = "ace" | "joker";
type Kept = SeatTimes & { seatId: string; device: string };

/** An error of a call, as the client of the server throws it. */
export const callError = (code?: string) =>
  Object.assign(new Error(code), { name: "TRPCClientError", ...(code && { data: { code } }) });

const track = (kind: string) => ({ kind }) as MediaStreamTrack;

/** What a device sends: a camera and a microphone that work. */
export const openMedia = () =>
  createStore<LocalMedia>({
    status: "ready",
    fault: undefined,
    microphone: track("audio"),
    camera: track("video"),
    screen: undefined,
    isMuted: false,
    isCameraOff: false,
    devices: { camera: [], microphone: [], speaker: [] },
    chosen: {},
  });

/** The server as two members meet on it: seats by the domain's rules, mailboxes, and who hears what. */
export function createMeeting() {
  const seats: Partial<Record<Side, Kept>> = {};
  const listeners: { side: Side; room: RoomStore }[] = [];
  let made = 0;
  let seq = 0;
  const meeting = {
    /** Whether a signal arrives. */
    delivers: (_signal: OutgoingSignal) => true,
    /** Whether the server can be reached. */
    isOnline: true,
    said: [] as OutgoingSignal[],
    left: [] as string[],
    beats: 0,
    presence: (side: Side): SeatPresence => presenceOf(seats[side], new Date()),
    seatOf: (side: Side) => seats[side]?.seatId,
    tell,
    enter,
  };

  const otherOf = (side: Side): Side => (side === "ace" ? "joker" : "ace");

  /** What the live channel says to everybody who is on the page. */
  function tell() {
    for (const { side, room } of listeners)
      room.seated({
        mySeatId: seats[side]?.seatId ?? null,
        myPresence: meeting.presence(side),
        partnerSeatId: seats[otherOf(side)]?.seatId ?? null,
        partnerPresence: meeting.presence(otherOf(side)),
      });
  }

  async function reach() {
    await Promise.resolve();
    if (!meeting.isOnline) throw callError();
  }

  function callsOf(side: Side, device: string): RoomCalls {
    const isMine = (seatId: string) => seats[side]?.seatId === seatId && !seats[side]?.leftAt;
    return {
      async join(takesOver) {
        await reach();
        const before = seats[side];
        const isElsewhere = meeting.presence(side) === "present" && before?.device !== device;
        if (isElsewhere && !takesOver) throw callError("videoSeatTaken");
        made += 1;
        const seatId = `${side}${made}`;
        seats[side] = { ...sitOn(before, new Date()), seatId, device };
        queueMicrotask(tell);
        const partner = meeting.presence(otherOf(side)) === "present" && seats[otherOf(side)];
        return {
          seatId,
          iceServers: [],
          isPolite: side === "joker",
          partnerSeatId: partner ? partner.seatId : null,
        };
      },
      async leave(seatId) {
        await reach();
        meeting.left.push(seatId);
        const mine = seats[side];
        if (mine && isMine(seatId)) seats[side] = { ...mine, ...leaveSeat(mine, new Date()) };
        tell();
      },
      async heartbeat(seatId) {
        await reach();
        meeting.beats += 1;
        const mine = seats[side];
        if (mine && isMine(seatId)) seats[side] = { ...mine, ...sitOn(mine, new Date()) };
        tell();
      },
      async signal(signal) {
        await reach();
        if (!isMine(signal.seatId)) throw callError("videoSeatTaken");
        meeting.said.push(signal);
        if (!meeting.delivers(signal)) return;
        seq += 1;
        const { kind, payload } = signal;
        const heard: IncomingSignal = { seq, fromSeatId: signal.seatId, kind, payload };
        for (const { room } of listeners)
          if (room.get().seatId === signal.to) queueMicrotask(() => room.heard(heard));
      },
    };
  }

  /** Somebody opens the page on a device of theirs; they stand before the door. */
  function enter(side: Side, device: string = side) {
    const media = openMedia();
    const calls = callsOf(side, device);
    const room = createRoom(calls, media);
    listeners.push({ side, room });
    return { room, media, calls };
  }

  return meeting;
}
