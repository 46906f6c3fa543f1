import type { SeatPresence } from "@tefuda/domain/video/presence";
import type { SignalKind } from "@tefuda/domain/video/schema";

export interface RelayServer {
  readonly urls: readonly string[];
  readonly username?: string | undefined;
  readonly credential?: string | undefined;
}

export interface JoinedSeat {
  readonly seatId: string;
  readonly iceServers: readonly RelayServer[];
  readonly isPolite: boolean;
  readonly partnerSeatId: string | null;
}

export interface OutgoingSignal {
  readonly seatId: string;
  readonly to: string;
  readonly kind: SignalKind;
  readonly payload: string;
}

/** The server as the room needs it. */
export interface RoomCalls {
  join(takesOver: boolean): Promise<JoinedSeat>;
  leave(seatId: string): Promise<unknown>;
  /** Says that this seat is still taken. */
  heartbeat(seatId: string): Promise<unknown>;
  signal(signal: OutgoingSignal): Promise<unknown>;
}

/** A signal as the live channel brings it. */
export interface IncomingSignal {
  readonly seq: number;
  readonly fromSeatId: string;
  readonly kind: SignalKind;
  readonly payload: string;
}

/** Who sits in the room, as the live channel says. */
export interface Seating {
  readonly mySeatId: string | null;
  readonly myPresence: SeatPresence;
  readonly partnerSeatId: string | null;
  readonly partnerPresence: SeatPresence;
}
