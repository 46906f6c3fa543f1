import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, eq, inArray, lt } from "@tefuda/db/sql";
import { jstDate } from "@tefuda/domain/time/jst";
import type { Ctx } from "../kernel/context.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { signalRecruitment } from "../signals/recruitment.ts";

const BATCH = 100;

/** Ends the published positions whose last day, in Japan, is over; answers how many. */
export async function closeEnded(app: Pick<Ctx, "db" | "clock" | "ports">): Promise<number> {
  const now = app.clock();
  let closed = 0;
  for (;;) {
    const due = app.db
      .select({ id: recruitments.id })
      .from(recruitments)
      .where(and(eq(recruitments.status, "published"), lt(recruitments.closesAt, jstDate(now))))
      .orderBy(asc(recruitments.closesAt))
      .limit(BATCH)
      .for("no key update", { skipLocked: true });
    const ended = await app.db
      .update(recruitments)
      .set({ status: "closed", closedAt: now, updatedAt: now })
      .where(inArray(recruitments.id, due))
      .returning({ id: recruitments.id, companyId: recruitments.companyId });
    for (const position of ended) await signalRecruitment(app, position);
    if (ended.length > 0) signalPublicPages(app);
    closed += ended.length;
    if (ended.length < BATCH) return closed;
  }
}
