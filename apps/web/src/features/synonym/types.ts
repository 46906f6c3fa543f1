import type { Outputs } from "@/platform/trpc";

export type SynonymGroup = Outputs["synonym"]["list"]["items"][number];
