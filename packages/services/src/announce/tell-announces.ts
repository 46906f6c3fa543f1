import { announces } from "@tefuda/db/schema/notification";
import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { hintDesk } from "../desk/hints.ts";
import type { Ctx } from "../kernel/context.ts";
import { pushAnnounce } from "../push/push-announce.ts";
import { hintAnnounce } from "./hints.ts";

/**
 * Tells the open pages of announcements whose time has come, each once, and the browsers that pushes
 * come to; answers how many. Who opens a page sees them from their time on without it. One is told only
 * once its pushes are written down, so a crash before that begins anew and writes none twice.
 */
export async function tellAnnounces(ctx: Pick<Ctx, "db" | "clock" | "ports">): Promise<number> {
  const now = ctx.clock();
  const isDue = and(
    isNull(announces.toldAt),
    isNull(announces.withdrawnAt),
    lte(announces.publishAt, now),
  );
  const due = await ctx.db
    .select({ id: announces.id, target: announces.target })
    .from(announces)
    .where(isDue)
    .orderBy(asc(announces.publishAt), asc(announces.id));
  const told: { id: string }[] = [];
  for (const announce of due) {
    await pushAnnounce(ctx.db, announce, now);
    const marked = await ctx.db
      .update(announces)
      .set({ toldAt: now })
      .where(and(eq(announces.id, announce.id), isDue))
      .returning({ id: announces.id });
    told.push(...marked);
  }
  for (const { id } of told) hintAnnounce(ctx, id);
  if (told.length > 0) await hintDesk(ctx, "announces");
  return told.length;
}
