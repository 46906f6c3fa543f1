import { announces } from "@tefuda/db/schema/notification";
import { and, asc, eq, isNull, lte } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { pushAnnounce } from "../push/push-announce.ts";
import { signalAnnounce } from "../signals/announce.ts";
import { signalDesk } from "../signals/desk.ts";

/**
 * Tells the open pages of announcements whose time has come, each once, and the browsers that pushes
 * come to; answers how many. Who opens a page sees them from their time on without it. One is told only
 * once its pushes are written down, so a crash before that begins anew and writes none twice; so does one
 * that somebody wrote anew at the very moment of its time, as it would have been told of as it was.
 */
export async function tellAnnounces(ctx: Pick<Ctx, "db" | "clock" | "ports">): Promise<number> {
  const now = ctx.clock();
  const isDue = and(
    isNull(announces.toldAt),
    isNull(announces.withdrawnAt),
    lte(announces.publishAt, now),
  );
  const due = await ctx.db
    .select({
      id: announces.id,
      target: announces.target,
      lockVersion: announces.lockVersion,
    })
    .from(announces)
    .where(isDue)
    .orderBy(asc(announces.publishAt), asc(announces.id));
  const told: { id: string }[] = [];
  for (const announce of due) {
    await pushAnnounce(ctx.db, announce, now);
    const marked = await ctx.db
      .update(announces)
      .set({ toldAt: now })
      .where(
        and(eq(announces.id, announce.id), eq(announces.lockVersion, announce.lockVersion), isDue),
      )
      .returning({ id: announces.id });
    told.push(...marked);
  }
  for (const { id } of told) signalAnnounce(ctx, id);
  if (told.length > 0) await signalDesk(ctx, "announces");
  return told.length;
}
