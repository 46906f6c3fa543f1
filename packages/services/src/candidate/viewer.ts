import type { AceActor, OperatorActor } from "@tefuda/domain/policy/actor";

/** Who looks at candidates: a company's staff, or an operator, whose looks are logged. */
export type Viewer = AceActor | OperatorActor;

/** The id of no company: nobody hides from it and it has no relation to anyone. */
const NO_COMPANY = "00000000-0000-0000-0000-000000000000";

/** The company whose relations to a candidate count; an operator stands for none. */
export function companyOf(viewer: Viewer): string {
  return viewer.kind === "ace" ? viewer.companyId : NO_COMPANY;
}
