import { announces } from "@tefuda/db/schema/notification";
import { and, isNull, lte } from "drizzle-orm";
import { hintDesk } from "../desk/hints.ts";
import type { Ctx } from "../kernel/context.ts";
import { hintAnnounce } from "./hints.ts";

/**
 * Tells the open pages of announcements whose time has come, each once; answers how many. Who
 * opens a page sees them from their time on without it.
 */
export async function tellAnnounces(ctx: Pick<Ctx, "db" | "clock" | "ports">): Promise<number> {
  const now = ctx.clock();
  const told = await ctx.db
    .update(announces)
    .set({ toldAt: now })
    .where(
      and(isNull(announces.toldAt), isNull(announces.withdrawnAt), lte(announces.publishAt, now)),
    )
    .returning({ id: announces.id });
  for (const { id } of told) hintAnnounce(ctx, id);
  if (told.length > 0) await hintDesk(ctx, "announces");
  return told.length;
}
