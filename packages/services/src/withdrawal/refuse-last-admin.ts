import type { Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { and, asc, eq, isNull } from "drizzle-orm";

/**
 * A company keeps at least one admin (spec 5 · At least one admin member must exist). The admins'
 * rows are locked, so that of the last two who leave at once one stays.
 * @throws AppError lastAdmin
 */
export async function refuseLastAdmin(tx: Tx, { userId, companyId }: AceActor): Promise<void> {
  const admins = await tx
    .select({ id: aces.id })
    .from(aces)
    .where(and(eq(aces.companyId, companyId), eq(aces.authority, "admin"), isNull(aces.removedAt)))
    .orderBy(asc(aces.id))
    .for("no key update");
  if (admins.length === 1 && admins[0]?.id === userId) throw new AppError("lastAdmin");
}
