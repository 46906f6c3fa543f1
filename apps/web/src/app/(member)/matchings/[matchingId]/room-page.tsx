"use client";

import { Room } from "@/features/chat/room";

export interface RoomPageProps {
  matchingId: string;
  isEstablished: boolean;
}

/** The room with what other features put into it. */
export function RoomPage(props: RoomPageProps) {
  return <Room {...props} />;
}
