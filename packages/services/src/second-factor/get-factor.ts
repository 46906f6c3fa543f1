import { secondFactors } from "@tefuda/db/schema/second-factor";
import { eq } from "@tefuda/db/sql";
import type { AceActor, OperatorActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";

export interface FactorState {
  readonly isOn: boolean;
  readonly since: Date | null;
  readonly recoveryCodesLeft: number;
}

/** Whether the caller's second factor is on, and how many recovery codes are left. */
export async function getFactor({
  db,
  actor: { userId },
}: Ctx<AceActor | OperatorActor>): Promise<FactorState> {
  const [factor] = await db
    .select({ since: secondFactors.createdAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  if (!factor) return { isOn: false, since: null, recoveryCodesLeft: 0 };
  const recoveryCodesLeft = await countRecoveryCodes({ db }, userId);
  return { isOn: true, since: factor.since, recoveryCodesLeft };
}
