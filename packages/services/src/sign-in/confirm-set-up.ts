import { users } from "@tefuda/db/schema/account";
import { secondFactors } from "@tefuda/db/schema/second-factor";
import { eq } from "@tefuda/db/sql";
import { uniqueViolation } from "@tefuda/db/violations";
import { AppError } from "@tefuda/domain/errors/app-error";
import { readCode } from "@tefuda/domain/second-factor/code";
import type { SecondFactorCode } from "@tefuda/domain/second-factor/schema";
import { endSessions } from "../account/sessions.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { makeRecoveryCodes, storeRecoveryCodes } from "../second-factor/recovery-codes.ts";
import { authSecretOf, unseal } from "../second-factor/seal.ts";
import { clearStepCookie, requireSecondStep, useSecondStep } from "../second-factor/second-step.ts";
import { stepOfCode } from "../second-factor/totp.ts";
import { auditAs } from "./sign-in-with-code.ts";
import { findPerson, finishSignIn, kindOf, requireEnabled, type SignedIn } from "./signing-in.ts";

export interface ConfirmedSetUp {
  /** Shown this once. */
  readonly recoveryCodes: readonly string[];
  /** Absent when the set-up was begun in a session. */
  readonly signedIn: SignedIn | undefined;
}

/**
 * Switches the factor on with the first code of the app, answers the recovery codes, and signs the
 * browser in where that waited for it.
 * @throws secondStepExpired, wrongSecondFactor, lock when there is a factor already, userDisabled
 */
export async function confirmSetUp(ctx: Ctx, { code }: SecondFactorCode): Promise<ConfirmedSetUp> {
  const { db, actor, ports } = ctx;
  const step = await requireSecondStep(ctx, "setUp");
  const { userId, secretSealed } = step;
  // Another user has signed in with this browser since.
  if (actor.kind !== "visitor" && actor.userId !== userId) throw new AppError("secondStepExpired");
  const person = await findPerson(db, eq(users.id, userId));
  if (!person || secretSealed === null) throw new AppError("secondStepExpired");
  const kind = kindOf(person);
  requireEnabled(person, kind);

  const now = ctx.clock();
  const typed = readCode(code);
  const secret = unseal(await authSecretOf(ports), userId, secretSealed);
  const timeStep = typed?.kind === "app" ? stepOfCode(secret, typed.code, now) : undefined;
  if (timeStep === undefined) throw new AppError("wrongSecondFactor");

  const recoveryCodes = makeRecoveryCodes();
  await db.transaction(async (tx) => {
    await useSecondStep(tx, now, step);
    const written = { createdAt: now, updatedAt: now };
    try {
      await tx.insert(secondFactors).values({
        userId,
        secretSealed,
        usedSteps: [timeStep],
        ...written,
      });
    } catch (error) {
      if (uniqueViolation(error) !== "second_factors_pkey") throw error;
      throw new AppError("lock", { cause: error });
    }
    await storeRecoveryCodes(tx, now, userId, recoveryCodes);
    // Whoever had only the password before is not to stay.
    if (actor.kind === "visitor") await endSessions(tx, userId);
    await auditAs(person, ctx, "enableSecondFactor", tx);
    await enqueueMail(tx, ctx, {
      template: "secondFactorOn",
      to: person.email,
      userId,
      params: {},
    });
  });
  await clearStepCookie(ctx);
  const signedIn = actor.kind === "visitor" ? await finishSignIn(ctx, person, kind) : undefined;
  return { recoveryCodes, signedIn };
}
