import type { Db } from "@tefuda/db/client";
import { type JudgementStep, jokerJudgements } from "@tefuda/db/schema/judgement";
import { eq } from "@tefuda/db/sql";
import type { JudgementStatus } from "@tefuda/domain/judgement/states";

export type JudgementRow = typeof jokerJudgements.$inferSelect;

/** The judgement of a seeker, `undefined` before the first request. */
export async function findJudgement(db: Db, jokerId: string): Promise<JudgementRow | undefined> {
  const [row] = await db.select().from(jokerJudgements).where(eq(jokerJudgements.jokerId, jokerId));
  return row;
}

/** The history with one more step. Its length counts the steps, so it also tells versions apart. */
export function withStep(
  history: readonly JudgementStep[],
  status: JudgementStatus,
  now: Date,
  byOperatorId: string | null = null,
): JudgementStep[] {
  return [...history, { status, at: now.toISOString(), byOperatorId }];
}
