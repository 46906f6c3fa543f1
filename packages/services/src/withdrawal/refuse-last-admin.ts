import type { Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { and, eq, isNull } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";

/**
 * A company keeps at least one admin (spec 5 · At least one admin member must exist). The company's
 * row is locked, so that of the last two who leave, or lose their authority, at once one stays. An
 * interview agent administers nothing, whatever the authority.
 * @throws AppError lastAdmin
 */
export async function refuseLastAdmin(
  tx: Tx,
  { userId, companyId }: Pick<AceActor, "userId" | "companyId">,
): Promise<void> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for("no key update");
  const admins = await tx
    .select({ id: aces.id })
    .from(aces)
    .where(
      and(
        eq(aces.companyId, companyId),
        eq(aces.authority, "admin"),
        eq(aces.isAgent, false),
        isNull(aces.removedAt),
      ),
    );
  if (admins.length === 1 && admins[0]?.id === userId) throw new AppError("lastAdmin");
}
