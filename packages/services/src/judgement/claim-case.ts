import type { Tx } from "@tefuda/db/client";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { judgementMachine } from "@tefuda/domain/judgement/states";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { transition } from "@tefuda/domain/states/machine";
import { findProfile } from "../joker/profile.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalQueue } from "../signals/judgement.ts";
import { findJudgement, type JudgementRow, withStep } from "./judgement-row.ts";

/**
 * Takes a case over from a colleague, knowingly: the colleague's open page says so at once, and a
 * verdict of theirs is refused from here on.
 * @throws dataNotFound, lock when the case no longer waits
 */
export async function claimCase(
  ctx: Ctx<OperatorActor>,
  { jokerId }: { readonly jokerId: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const profile = await findProfile(tx, jokerId, { lock: true });
    const judgement = await findJudgement(tx, jokerId);
    if (!profile || !judgement) throw new AppError("dataNotFound");
    if (judgement.status !== "requested" && judgement.status !== "reviewing")
      throw new AppError("lock");
    await takeCase(tx, ctx, judgement);
    await writeAudit(tx, ctx, { action: "claimJudgement", target: { type: "joker", id: jokerId } });
  });
  await signalQueue(ctx, jokerId);
}

/** Puts an open case into the caller's hands; a waiting one becomes `reviewing`. */
export async function takeCase(
  tx: Tx,
  { actor, clock }: Ctx<OperatorActor>,
  judgement: JudgementRow,
): Promise<JudgementRow> {
  const now = clock();
  const { status, history } = judgement;
  const to = transition(judgementMachine, { from: status, action: "open", by: "operator" });
  const change = {
    reviewerId: actor.userId,
    claimedAt: now,
    updatedAt: now,
    ...(to && { status: to, history: withStep(history, to, now, actor.userId) }),
  };
  await tx.update(jokerJudgements).set(change).where(eq(jokerJudgements.id, judgement.id));
  return { ...judgement, ...change };
}
