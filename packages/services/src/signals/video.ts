import type { BusPort } from "@tefuda/adapters/bus/port";

export const roomSignals = {
  /** A room changed: who is there, how it stands. The id is the room's. */
  room: "video",
  /** A seat has new signals. The id is the seat's. */
  signals: "video-signals",
} as const;

/** Tells both members that their room changed. Call it after commit. */
export function signalVideoChat(bus: BusPort, to: readonly string[], videoChatId: string) {
  bus.publish({ to, topic: roomSignals.room, id: videoChatId });
}

/** Tells a seat that it has new signals. Call it after commit. */
export function signalSeat(bus: BusPort, userId: string, seatId: string) {
  bus.publish({ to: [userId], topic: roomSignals.signals, id: seatId });
}
