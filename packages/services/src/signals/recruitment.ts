import { aces } from "@tefuda/db/schema/ace";
import { and, eq, isNull } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";

/** What the live streams of a company's positions listen for; the id is the position's. */
export const RECRUITMENT_SIGNAL = "recruitments";

/** Tells the company's members that a position was made or changed. Call it after commit. */
export async function signalRecruitment(
  { db, ports }: Pick<Ctx, "db" | "ports">,
  { id, companyId }: { readonly id: string; readonly companyId: string },
) {
  const members = await db
    .select({ id: aces.id })
    .from(aces)
    .where(and(eq(aces.companyId, companyId), isNull(aces.removedAt)));
  ports.bus.publish({ to: members.map((member) => member.id), topic: RECRUITMENT_SIGNAL, id });
}
