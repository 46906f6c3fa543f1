import { createHash, randomBytes } from "node:crypto";
import type { Db } from "@tefuda/db/client";
import { operators } from "@tefuda/db/schema/account";
import { secondSteps } from "@tefuda/db/schema/second-factor";
import { and, eq, gt, lte } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { type SecondStep, secondStepExpiresAt } from "@tefuda/domain/second-factor/policy";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { authSecretOf, seal } from "./seal.ts";
import { makeSecret } from "./totp.ts";

const TOKEN_BYTES = 32;
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

type StepCtx = Pick<Ctx, "db" | "clock" | "ports" | "request">;
type Caller = StepCtx & Pick<Ctx, "actor">;
export type PendingStep = typeof secondSteps.$inferSelect;

/**
 * Notes that this browser has to take a second step for a user, with a secret of its own when that
 * is a set-up, and gives it the cookie that says so. A step it had before is over.
 */
export async function beginSecondStep(
  ctx: StepCtx,
  userId: string,
  step: SecondStep,
): Promise<PendingStep> {
  const { db, ports, request } = ctx;
  const now = ctx.clock();
  const before = await readToken(ctx);
  if (before) await db.delete(secondSteps).where(eq(secondSteps.tokenHash, hashOf(before)));
  // Nobody comes back for these; so few are ever made that no job of its own is needed.
  await db.delete(secondSteps).where(lte(secondSteps.expiresAt, now));

  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const expiresAt = secondStepExpiresAt(step, now);
  const secretSealed =
    step === "setUp" ? seal(await authSecretOf(ports), userId, makeSecret()) : null;
  const pending: PendingStep = {
    id: uuidv7(),
    userId,
    tokenHash: hashOf(token),
    secretSealed,
    expiresAt,
    createdAt: now,
  };
  await db.insert(secondSteps).values(pending);
  const { headers } = await ports.auth.api.setStepCookie({
    body: { token, maxAge: Math.floor((expiresAt.getTime() - now.getTime()) / 1000) },
    returnHeaders: true,
  });
  for (const cookie of headers.getSetCookie()) request.setCookie(cookie);
  return pending;
}

const readToken = ({ ports, request }: Pick<StepCtx, "ports" | "request">) =>
  ports.auth.api.readStepCookie({ headers: request.headers });

/** The step that this browser has to take, undefined when there is none, or no longer. */
export async function findSecondStep(ctx: Caller): Promise<PendingStep | undefined> {
  const token = await readToken(ctx);
  if (!token) return undefined;
  const [found] = await ctx.db
    .select({ step: secondSteps, operatorId: operators.id })
    .from(secondSteps)
    .leftJoin(operators, eq(operators.id, secondSteps.userId))
    .where(and(eq(secondSteps.tokenHash, hashOf(token)), gt(secondSteps.expiresAt, ctx.clock())));
  if (!found) return undefined;
  // Company staff set up within a session; after signing out, going on would be a way in without a
  // password.
  const needsSession = found.step.secretSealed !== null && found.operatorId === null;
  return needsSession && ctx.actor.kind === "visitor" ? undefined : found.step;
}

/** The step that this browser has to take. @throws secondStepExpired */
export async function requireSecondStep(ctx: Caller, kind: SecondStep): Promise<PendingStep> {
  const step = await findSecondStep(ctx);
  const isOfKind = step && (step.secretSealed !== null) === (kind === "setUp");
  if (!isOfKind) throw new AppError("secondStepExpired");
  return step;
}

/** Uses a step up: of two tabs that end it at once only one does. @throws secondStepExpired */
export async function useSecondStep(db: Db, now: Date, { id }: PendingStep): Promise<void> {
  const [used] = await db
    .delete(secondSteps)
    .where(and(eq(secondSteps.id, id), gt(secondSteps.expiresAt, now)))
    .returning({ id: secondSteps.id });
  if (!used) throw new AppError("secondStepExpired");
}

/** Takes the cookie of a step back that is over. */
export async function clearStepCookie({ ports, request }: Pick<StepCtx, "ports" | "request">) {
  const { headers } = await ports.auth.api.clearStepCookie({ returnHeaders: true });
  for (const cookie of headers.getSetCookie()) request.setCookie(cookie);
}
