import { users } from "@tefuda/db/schema/account";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SecondFactorCode } from "@tefuda/domain/second-factor/schema";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import {
  clearStepCookie,
  type PendingStep,
  requireSecondStep,
  useSecondStep,
} from "../second-factor/second-step.ts";
import { takeCode } from "../second-factor/take-code.ts";
import {
  findPerson,
  finishSignIn,
  kindOf,
  notingFailure,
  type Person,
  requireEnabled,
  requireOwnMachine,
  type SignedIn,
} from "./signing-in.ts";

/**
 * Ends a sign-in with a code of the app or a recovery code, in the browser that showed the password
 * (spec 7 · Sign-in). What was refused since then is refused here too.
 * @throws secondStepExpired, wrongSecondFactor, temporarilyLocked, userDisabled, also for the demo's
 * operators from another machine
 */
export async function signInWithCode(ctx: Ctx, given: SecondFactorCode): Promise<SignedIn> {
  const step = await requireSecondStep(ctx, "code");
  return notingFailure(ctx, step.userId, () => endSecondStep(ctx, step, given));
}

async function endSecondStep(ctx: Ctx, step: PendingStep, { code }: SecondFactorCode) {
  const { db } = ctx;
  const person = await findPerson(db, eq(users.id, step.userId));
  // Somebody has taken the factor away meanwhile: the sign-in begins anew.
  if (!person?.factorOf) throw new AppError("secondStepExpired");
  const kind = kindOf(person);
  requireEnabled(person, kind);
  requireOwnMachine(ctx, person);
  const used = await takeCode(ctx, person.id, code);
  await db.transaction(async (tx) => {
    await useSecondStep(tx, ctx.clock(), step);
    if (used === "recovery") await auditAs(person, ctx, "useRecoveryCode", tx);
  });
  await clearStepCookie(ctx);
  return finishSignIn(ctx, person, kind);
}

/** Writes an audit row of someone whose session is not open yet. */
export async function auditAs(
  person: Person,
  ctx: Ctx,
  action: string,
  tx: Parameters<typeof writeAudit>[0],
): Promise<void> {
  const { id } = person;
  await writeAudit(tx, ctx, {
    action,
    target: { type: "user", id },
    companyId: person.companyId ?? undefined,
    by: { type: kindOf(person), id },
  });
}
