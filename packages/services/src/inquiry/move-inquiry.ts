import type { Tx } from "@tefuda/db/client";
import { operators } from "@tefuda/db/schema/account";
import { inquiries } from "@tefuda/db/schema/inquiry";
import { and, eq, inArray } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { type AssignInquiry, type MoveInquiry, mayMoveInquiry } from "@tefuda/domain/inquiry/desk";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { rolesFor } from "@tefuda/domain/policy/can";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { type AuditEntry, writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalDesk } from "../signals/desk.ts";

type InquiryRow = typeof inquiries.$inferSelect;
/** Who answers inquiries, and so may be given one. */
export const whereAnswers = () => inArray(operators.role, rolesFor("inquiry:handle"));

type Change = Partial<typeof inquiries.$inferInsert>;

/** An inquiry under the row's lock. @throws AppError dataNotFound */
export async function lockInquiry(tx: Tx, inquiryId: string): Promise<InquiryRow> {
  const [row] = await tx
    .select()
    .from(inquiries)
    .where(eq(inquiries.id, inquiryId))
    .for("no key update");
  if (!row) throw new AppError("dataNotFound");
  return row;
}

/** Writes a change of a locked inquiry and puts it on record. */
export async function changeInquiry(
  tx: Tx,
  ctx: Ctx<OperatorActor>,
  row: InquiryRow,
  change: Change,
  entry: Pick<AuditEntry, "action" | "reason">,
): Promise<void> {
  await tx
    .update(inquiries)
    .set({ ...change, lockVersion: row.lockVersion + 1 })
    .where(eq(inquiries.id, row.id));
  await writeAudit(tx, ctx, { ...entry, target: { type: "inquiry", id: row.id } });
}

/**
 * Gives an inquiry to an operator, or to nobody. @throws AppError `lock` when it moved since it was
 * opened, `invalidParameter` for an operator that there is not, or who answers none, `dataNotFound`.
 */
export async function assignInquiry(
  ctx: Ctx<OperatorActor>,
  { inquiryId, lockVersion, operatorId }: AssignInquiry,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockInquiry(tx, inquiryId);
    if (row.assigneeId === operatorId) return;
    if (row.lockVersion !== lockVersion) throw new AppError("lock");
    const isThere = operatorId && and(eq(operators.id, operatorId), whereAnswers());
    if (isThere && (await tx.$count(operators, isThere)) === 0)
      throw new AppError("invalidParameter", { fields: { operatorId: messages.invalid } });
    const entry = { action: "assignInquiry", reason: operatorId ?? undefined };
    await changeInquiry(tx, ctx, row, { assigneeId: operatorId }, entry);
  });
  await signalDesk(ctx, "inquiries");
}

/**
 * Closes an inquiry that needs no answer any more, or opens it again. Asking again changes
 * nothing. @throws AppError `lock` when it moved since it was opened, `dataNotFound`.
 */
export async function moveInquiry(
  ctx: Ctx<OperatorActor>,
  { inquiryId, lockVersion, status }: MoveInquiry,
): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    const row = await lockInquiry(tx, inquiryId);
    if (row.status === status) return;
    if (row.lockVersion !== lockVersion || !mayMoveInquiry(row.status, status))
      throw new AppError("lock");
    const change = { status, handledBy: ctx.actor.userId, handledAt: now };
    const action = status === "closed" ? "closeInquiry" : "reopenInquiry";
    await changeInquiry(tx, ctx, row, change, { action });
  });
  await signalDesk(ctx, "inquiries");
}
