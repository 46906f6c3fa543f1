import type { Machine } from "../states/machine.ts";

export const videoChatStatuses = [
  "scheduled",
  "open",
  "inProgress",
  "done",
  "noShow",
  "cancelled",
] as const;
export type VideoChatStatus = (typeof videoChatStatuses)[number];

export type VideoChatAction = "schedule" | "open" | "meet" | "finish" | "reportNoShow" | "cancel";
export type VideoChatParty = "ace" | "joker" | "system";

/** How an interview room moves; the window and the waiting times stand beside it. */
export const videoChatMachine: Machine<VideoChatStatus, VideoChatAction, VideoChatParty> = [
  { from: "none", action: "schedule", by: ["system"], to: "scheduled" },
  { from: "scheduled", action: "open", by: ["system", "ace", "joker"], to: "open" },
  { from: "scheduled", action: "cancel", by: ["system"], to: "cancelled" },
  { from: "scheduled", action: "reportNoShow", by: ["ace", "joker", "system"], to: "noShow" },
  { from: "open", action: "meet", by: ["system"], to: "inProgress" },
  { from: "open", action: "finish", by: ["ace"], to: "done" },
  { from: "open", action: "reportNoShow", by: ["ace", "joker", "system"], to: "noShow" },
  { from: "open", action: "cancel", by: ["system"], to: "cancelled" },
  { from: "inProgress", action: "finish", by: ["ace", "system"], to: "done" },
  // Both looked in before the start, and one of them has not been seen since.
  { from: "inProgress", action: "reportNoShow", by: ["ace", "joker"], to: "noShow" },
  { from: "inProgress", action: "cancel", by: ["system"], to: "cancelled" },
];

/** A room that can still be entered, or will be. */
export const liveVideoChatStatuses = [
  "scheduled",
  "open",
  "inProgress",
] as const satisfies readonly VideoChatStatus[];
