import type { Outputs } from "@/platform/trpc";

export type JokerRecord = Outputs["jokerRecord"]["open"];
