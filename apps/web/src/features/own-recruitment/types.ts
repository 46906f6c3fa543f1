import type { Outputs } from "@/platform/trpc";

export type OwnRecruitment = Outputs["recruitment"]["getOwn"];
export type OwnRecruitmentRow = Outputs["recruitment"]["listOwn"]["items"][number];
/** What the form needs of the company. */
export type RecruitmentFrame = Outputs["recruitment"]["frame"];
