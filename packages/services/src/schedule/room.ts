import type { BusPort } from "@tefuda/adapters/bus/port";
import { hintVideoChat } from "../video/hints.ts";
import type { ScheduleChange } from "./hints.ts";

/** Tells both sides that the room of their interview is no more. Call it after commit. */
export function hintRoom(
  bus: BusPort,
  done: { readonly change: ScheduleChange; readonly videoChatId: string | undefined } | undefined,
): void {
  if (done?.videoChatId) hintVideoChat(bus, done.change.message.userIds, done.videoChatId);
}
