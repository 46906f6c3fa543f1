import type { Outputs } from "@/platform/trpc";

/** The head of the thread that the dates belong to. */
export type RoomMatching = Outputs["matching"]["get"];
