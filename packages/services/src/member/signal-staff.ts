import { aces } from "@tefuda/db/schema/ace";
import { and, eq, isNull } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { signalSession } from "../signals/session.ts";

/** Tells a company's staff that what they may do has changed. Call it after commit. */
export async function signalStaff(
  { db, ports }: Pick<Ctx, "db" | "ports">,
  companyId: string,
): Promise<void> {
  const staff = await db
    .select({ id: aces.id })
    .from(aces)
    .where(and(eq(aces.companyId, companyId), isNull(aces.removedAt)));
  for (const { id } of staff) signalSession(ports.bus, id);
}
