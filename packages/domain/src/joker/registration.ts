import type { JudgementStatus } from "../judgement/states.ts";
import type { RegistrationStatus } from "../options/registration-statuses.ts";

/**
 * The registration status that counts: a passed judgement makes it `registered`, a missing one
 * `loggedIn`, otherwise it is the given one (spec 4 · Joker registrationStatus).
 */
export function resolveRegistrationStatus(
  given: RegistrationStatus | null | undefined,
  judgementStatus: JudgementStatus | null | undefined,
): RegistrationStatus {
  if (judgementStatus === "passed") return "registered";
  return given ?? "loggedIn";
}

/** Whether the profile counts as submitted (spec 4). */
export function isSubmitted(status: RegistrationStatus): boolean {
  return status === "judging" || status === "registered";
}

export interface ProfileSave {
  /** The status before the save. */
  readonly stored: RegistrationStatus | null | undefined;
  readonly judgementStatus: JudgementStatus | null | undefined;
  readonly judgeable: boolean;
  /** False only for the steps before the confirmation, which keep a draft. */
  readonly requestJudgement: boolean;
}

export interface ProfileSaveEffect {
  readonly registrationStatus: RegistrationStatus;
  /** What happens to the judgement record: none yet, back to requested, or untouched. */
  readonly judgement: "create" | "request" | "keep";
}

/**
 * What saving a profile does to the registration and the judgement (spec 4 · Joker
 * registrationStatus). A registered seeker stays registered whatever the save asks for.
 */
export function effectOfSave(save: ProfileSave): ProfileSaveEffect {
  const current = resolveRegistrationStatus(save.stored, save.judgementStatus);
  if (current === "registered") return { registrationStatus: "registered", judgement: "keep" };
  if (!save.judgeable) return { registrationStatus: "provisioning", judgement: "keep" };
  if (!save.requestJudgement)
    return {
      registrationStatus: current === "judging" ? "judging" : "provisioning",
      judgement: "keep",
    };
  return { registrationStatus: "judging", judgement: judgementOnRequest(save.judgementStatus) };
}

function judgementOnRequest(
  status: JudgementStatus | null | undefined,
): ProfileSaveEffect["judgement"] {
  if (!status) return "create";
  return status === "requested" ? "keep" : "request";
}
