import { users } from "@tefuda/db/schema/account";
import { recoveryCodes, secondFactors } from "@tefuda/db/schema/second-factor";
import { and, eq, isNull, sql } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { readCode, type TypedCode } from "@tefuda/domain/second-factor/code";
import {
  CODE_FAILURES_MAX,
  CODE_LOCK_MINUTES,
  CODE_WINDOW,
} from "@tefuda/domain/second-factor/constants";
import { isLockingFailure } from "@tefuda/domain/second-factor/policy";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { countRecoveryCodes, hashRecoveryCode } from "./recovery-codes.ts";
import { authSecretOf, unseal } from "./seal.ts";
import { stepOfCode } from "./totp.ts";

type CodeCtx = Pick<Ctx, "db" | "clock" | "ports" | "site">;
type Factor = typeof secondFactors.$inferSelect;

/**
 * Takes a code of the user's app, or a recovery code, which both work once: each is used up by one
 * statement, so that of two browsers with the same code only one gets in. Every try counts before
 * it is looked at. Answers which of the two it was.
 * @throws wrongSecondFactor, temporarilyLocked after 5 failures within 15 minutes, dataNotFound
 * without a factor
 */
export async function takeCode(
  ctx: CodeCtx,
  userId: string,
  typed: string,
): Promise<TypedCode["kind"]> {
  const factor = await countTry(ctx, userId);
  const read = readCode(typed);
  const isRight =
    read?.kind === "app"
      ? await useAppCode(ctx, factor, read.code)
      : read?.kind === "recovery" && (await useRecoveryCode(ctx, factor, read.code));
  if (!read || !isRight) {
    if (isLockingFailure(factor.failures)) await tellOfFailures(ctx, userId);
    throw new AppError("wrongSecondFactor");
  }
  await ctx.db
    .update(secondFactors)
    .set({ failures: 0, failingSince: null })
    .where(eq(secondFactors.userId, userId));
  return read.kind;
}

/** The factor, with this try counted; a refused try does not lengthen the lock. */
async function countTry({ db, clock }: CodeCtx, userId: string): Promise<Factor> {
  const now = clock().toISOString();
  const { failures, failingSince } = secondFactors;
  const isFailing = sql`(${failingSince} > ${now}::timestamptz - make_interval(mins => ${CODE_LOCK_MINUTES}))`;
  const [factor] = await db
    .update(secondFactors)
    .set({
      failures: sql`case when ${isFailing} then ${failures} + 1 else 1 end`,
      failingSince: sql`case when ${isFailing} then ${failingSince} else ${now}::timestamptz end`,
    })
    .where(
      and(
        eq(secondFactors.userId, userId),
        sql`(not coalesce(${isFailing}, false) or ${failures} < ${CODE_FAILURES_MAX})`,
      ),
    )
    .returning();
  if (factor) return factor;
  const [locked] = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  throw new AppError(locked ? "temporarilyLocked" : "dataNotFound");
}

async function useAppCode({ db, clock, ports }: CodeCtx, factor: Factor, code: string) {
  const { userId } = factor;
  const secret = unseal(await authSecretOf(ports), userId, factor.secretSealed);
  const step = stepOfCode(secret, code, clock());
  if (step === undefined) return false;
  const { usedSteps } = secondFactors;
  // Steps that the window has left behind need not be remembered.
  const kept = sql`array(select used from unnest(${usedSteps}) as used where used >= ${step - 2 * CODE_WINDOW})`;
  const used = await db
    .update(secondFactors)
    .set({ usedSteps: sql`${kept} || ${step}::integer` })
    .where(and(eq(secondFactors.userId, userId), sql`not ${usedSteps} @> array[${step}::integer]`))
    .returning({ userId: secondFactors.userId });
  return used.length === 1;
}

async function useRecoveryCode(ctx: CodeCtx, { userId }: Factor, code: string) {
  const codeHash = hashRecoveryCode(code);
  return ctx.db.transaction(async (tx) => {
    const used = await tx
      .update(recoveryCodes)
      .set({ usedAt: ctx.clock() })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, codeHash),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ id: recoveryCodes.id });
    if (used.length === 0) return false;
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    const count = String(await countRecoveryCodes({ db: tx }, userId));
    if (user)
      await enqueueMail(tx, ctx, {
        template: "recoveryCodeUsed",
        to: user.email,
        userId,
        params: { count },
      });
    return true;
  });
}

async function tellOfFailures(ctx: CodeCtx, userId: string) {
  const [user] = await ctx.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return;
  const to = { to: user.email, userId };
  await enqueueMail(ctx.db, ctx, { template: "secondFactorFailures", params: {}, ...to });
}
