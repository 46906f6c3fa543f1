import type { Outputs } from "@/platform/trpc";

export type CalendarLinkState = Outputs["calendar"]["get"];
