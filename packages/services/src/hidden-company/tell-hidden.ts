import { rows } from "@tefuda/db/rows";
import { sql } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { createNotification } from "../notification/create-notification.ts";
import { signalSightChanged } from "../signals/hidden-company.ts";
import { signalNotification } from "../signals/notification.ts";
import { signalBells, takeOutOfSight } from "./take-out-of-sight.ts";

const BATCH = 200;

/**
 * Tells seekers of companies that their entries have hidden since: one that came later, or is now
 * known by another name or site. What bells said of the two goes. A company that is not public is told once it is. Answers how many.
 */
export async function tellHidden(app: Pick<Ctx, "db" | "clock" | "ports">): Promise<number> {
  const now = app.clock();
  const { told, readers } = await app.db.transaction(async (tx) => {
    const found = await rows<{
      jokerId: string;
      companyId: string;
      companyName: string;
      isNews: boolean;
    }>(
      tx,
      sql`with due as (
          select p.entry_id, p.company_id from hidden_pairs p join companies c on c.id = p.company_id
          where p.told_at is null and c.is_public and c.status = 'active'
          limit ${BATCH} for no key update of p skip locked)
        update hidden_pairs p set told_at = ${now.toISOString()}::timestamptz
        from due join companies c on c.id = due.company_id
        where p.entry_id = due.entry_id and p.company_id = due.company_id
        returning p.joker_id as "jokerId", p.company_id as "companyId", c.name as "companyName",
          not exists (select from hidden_pairs o where o.joker_id = p.joker_id
            and o.company_id = p.company_id and o.told_at is not null) as "isNews"`,
    );
    const news = found.filter(({ isNews }) => isNews);
    for (const { jokerId: userId, companyId, companyName } of news)
      await createNotification(tx, app, {
        userId,
        type: "hiddenCompanyMatched",
        params: { companyName },
        dedupeKey: `hiddenCompanyMatched:${companyId}`,
      });
    return { told: news, readers: await takeOutOfSight(tx, news) };
  });
  signalBells(app, readers, "hidden");
  for (const { jokerId, companyId } of told) {
    signalNotification(app.ports.bus, jokerId, companyId);
    await signalSightChanged({ ...app, actor: { userId: jokerId } }, [companyId]);
  }
  return told.length;
}
