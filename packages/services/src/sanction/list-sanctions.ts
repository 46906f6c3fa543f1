import { alias } from "@tefuda/db/pg-core";
import { operators } from "@tefuda/db/schema/account";
import { sanctions } from "@tefuda/db/schema/sanction";
import { desc, eq } from "@tefuda/db/sql";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { isInForce } from "@tefuda/domain/sanction/policy";
import type { Ctx } from "../kernel/context.ts";

/** More than anyone gets; the newest are what matters. */
const SANCTIONS_MAX = 50;

const lifters = alias(operators, "lifters");

/** What was done about a user's conduct so far, the newest first. */
export async function listSanctions(
  { db, clock }: Ctx<OperatorActor>,
  { userId }: { readonly userId: string },
) {
  const now = clock();
  const rows = await db
    .select({
      id: sanctions.id,
      kind: sanctions.kind,
      reason: sanctions.reason,
      notice: sanctions.notice,
      reportId: sanctions.reportId,
      endsAt: sanctions.endsAt,
      liftedAt: sanctions.liftedAt,
      liftReason: sanctions.liftReason,
      createdAt: sanctions.createdAt,
      operatorName: operators.name,
      liftedByName: lifters.name,
    })
    .from(sanctions)
    .leftJoin(operators, eq(operators.id, sanctions.operatorId))
    .leftJoin(lifters, eq(lifters.id, sanctions.liftedBy))
    .where(eq(sanctions.userId, userId))
    .orderBy(desc(sanctions.createdAt), desc(sanctions.id))
    .limit(SANCTIONS_MAX);
  return rows.map((row) => ({ ...row, isInForce: isInForce(row, now) }));
}
