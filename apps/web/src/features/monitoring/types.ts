import type { Outputs } from "@/platform/trpc";

export type ErrorGroup = Outputs["monitoring"]["errors"]["items"][number];
