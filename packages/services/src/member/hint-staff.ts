import { aces } from "@tefuda/db/schema/ace";
import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { hintSession } from "../live/hint-session.ts";

/** Tells a company's staff that what they may do has changed. Call it after commit. */
export async function hintStaff(
  { db, ports }: Pick<Ctx, "db" | "ports">,
  companyId: string,
): Promise<void> {
  const staff = await db
    .select({ id: aces.id })
    .from(aces)
    .where(and(eq(aces.companyId, companyId), isNull(aces.removedAt)));
  for (const { id } of staff) hintSession(ports.bus, id);
}
