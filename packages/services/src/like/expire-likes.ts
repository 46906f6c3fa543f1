import { likes } from "@tefuda/db/schema/like";
import { and, asc, eq, inArray, lte } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { signalLike } from "../signals/like.ts";

const BATCH = 100;

/**
 * Marks likes that nobody answered within their 30 days, some at a time; answers how many. Nobody
 * is told; open lists move them. One that is being answered at this moment is left to its answer.
 */
export async function expireLikes(app: Pick<Ctx, "db" | "clock" | "ports">): Promise<number> {
  const now = app.clock();
  let marked = 0;
  for (;;) {
    const due = app.db
      .select({ id: likes.id })
      .from(likes)
      .where(and(eq(likes.status, "sent"), lte(likes.expiresAt, now)))
      .orderBy(asc(likes.expiresAt))
      .limit(BATCH)
      .for("no key update", { skipLocked: true });
    const expired = await app.db
      .update(likes)
      .set({ status: "expired", updatedAt: now })
      .where(inArray(likes.id, due))
      .returning({
        id: likes.id,
        jokerId: likes.jokerId,
        aceId: likes.aceId,
        aceCompanyId: likes.aceCompanyId,
      });
    for (const like of expired) await signalLike(app, like);
    marked += expired.length;
    if (expired.length === 0) return marked;
  }
}
