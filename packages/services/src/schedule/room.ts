import type { BusPort } from "@tefuda/adapters/bus/port";
import { signalVideoChat } from "../signals/video.ts";
import type { ScheduleChange } from "./signals.ts";

/** Tells both sides that the room of their interview is no more. Call it after commit. */
export function signalRoom(
  bus: BusPort,
  done: { readonly change: ScheduleChange; readonly videoChatId: string | undefined } | undefined,
): void {
  if (done?.videoChatId) signalVideoChat(bus, done.change.message.userIds, done.videoChatId);
}
