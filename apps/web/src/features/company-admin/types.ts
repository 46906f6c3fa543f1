import type { Outputs } from "@/platform/trpc";

export type EditedPage = Outputs["companyAdmin"]["page"];
