import type { Outputs } from "@/platform/trpc";

export type OpenInquiry = Outputs["inquiry"]["open"];
