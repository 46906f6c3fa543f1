import { aces } from "@tefuda/db/schema/ace";
import { offers } from "@tefuda/db/schema/offer";
import { and, asc, eq, exists, sql } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { scopeOf } from "@tefuda/domain/policy/can";
import type { Ctx } from "../kernel/context.ts";

/** The members of the company who have sent offers, as far as the caller sees these. */
export async function listSenders({
  db,
  actor,
}: Ctx<AceActor>): Promise<{ id: string; name: string }[]> {
  if (scopeOf(actor, "offer:list") !== "company") return [];
  return db
    .select({ id: aces.id, name: aces.name })
    .from(aces)
    .where(
      and(
        eq(aces.companyId, actor.companyId),
        exists(db.select({ one: sql`1` }).from(offers).where(eq(offers.aceId, aces.id))),
      ),
    )
    .orderBy(asc(aces.name), asc(aces.id));
}
