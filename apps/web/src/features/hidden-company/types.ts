import type { Outputs } from "@/platform/trpc";

export type HiddenCompanies = Outputs["hiddenCompany"]["list"];
export type HiddenCompany = HiddenCompanies["items"][number];
export type Suggestion = NonNullable<HiddenCompanies["suggestion"]>;
export type Preview = Outputs["hiddenCompany"]["preview"];
