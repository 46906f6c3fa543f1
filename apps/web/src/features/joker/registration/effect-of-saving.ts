import type { RegistrationStep } from "@tefuda/domain/joker/steps";
import { doesSaveAskAgain } from "@tefuda/domain/judgement/policy";
import { jokerCopy } from "../copy.ja";
import type { Own } from "./step-form";

const { effect: copy } = jokerCopy;

interface Judged {
  readonly missing: readonly Pick<Own["missing"][number], "step">[];
  readonly judgement: Pick<Own["judgement"], "status" | "requestedAt">;
}

/** What saving a part of one's own profile does to the judging; nothing where it leaves it alone. */
export function effectOfSaving(
  { missing, judgement: { status, requestedAt } }: Judged,
  step: RegistrationStep,
  now: Date,
): string | undefined {
  if (!status || !requestedAt || missing.some((item) => item.step !== step)) return undefined;
  if (!doesSaveAskAgain({ status, requestedAt }, { place: "profile", now })) return undefined;
  const { asks, renews } = step === "profileImage" ? copy.picture : copy;
  return status === "requested" || status === "reviewing" ? renews : asks;
}
