import type { Outputs } from "@/platform/trpc";

export type Usage = Outputs["usage"]["get"];
