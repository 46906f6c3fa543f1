import { hiddenCompanyDomains } from "@tefuda/db/schema/joker";
import { and, eq } from "@tefuda/db/sql";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { companiesOf, signalSightChanged } from "../signals/hidden-company.ts";

/**
 * Takes an entry away: what no other entry hides can be found again, on both sides. One that is
 * gone already, or a stranger's, changes nothing.
 */
export async function unhideCompany(
  ctx: Ctx<JokerActor>,
  { id }: { readonly id: string },
): Promise<void> {
  const concerned = await companiesOf(ctx.db, id);
  const removed = await ctx.db
    .delete(hiddenCompanyDomains)
    .where(and(eq(hiddenCompanyDomains.id, id), eq(hiddenCompanyDomains.jokerId, ctx.actor.userId)))
    .returning({ id: hiddenCompanyDomains.id });
  if (removed.length > 0) await signalSightChanged(ctx, concerned);
}
