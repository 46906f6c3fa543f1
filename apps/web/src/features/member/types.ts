import type { Outputs } from "@/platform/trpc";

export type MemberDoc = Outputs["member"]["list"]["items"][number];
export type InvitationDoc = Outputs["member"]["invitations"][number];
export type MemberGroup = "active" | "left";
/** Read in the own company, or by an operator in the company that is named. */
export interface Whose {
  readonly companyId?: string;
}
