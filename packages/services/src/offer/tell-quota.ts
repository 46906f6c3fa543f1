import type { Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { and, eq, isNull } from "@tefuda/db/sql";
import { quotaMark } from "@tefuda/domain/offer/policy";
import type { Ctx } from "../kernel/context.ts";
import { createNotification } from "../notification/create-notification.ts";

interface Quota {
  readonly month: string;
  readonly granted: number;
  readonly remaining: number;
}

/**
 * Tells a company's admins that few offers of the month are left, or none, once a month each;
 * answers whom to signal after commit.
 */
export async function tellQuota(
  tx: Tx,
  ctx: Pick<Ctx, "clock">,
  companyId: string,
  quota: Quota,
): Promise<string[]> {
  const mark = quotaMark(quota);
  if (mark === undefined) return [];
  const admins = await tx
    .select({ id: aces.id })
    .from(aces)
    .where(and(eq(aces.companyId, companyId), eq(aces.authority, "admin"), isNull(aces.removedAt)));
  for (const { id } of admins)
    await createNotification(tx, ctx, {
      userId: id,
      type: "offerQuotaLow",
      params: { count: quota.remaining },
      dedupeKey: `offerQuota:${quota.month}:${mark}`,
    });
  return admins.map(({ id }) => id);
}
