import type { Outputs } from "@/platform/trpc";

export type AnnounceItem = Outputs["announce"]["listAll"]["items"][number];
