import { teamFor } from "../desk/team.ts";
import type { Ctx } from "../kernel/context.ts";
import { hintSession } from "../live/hint-session.ts";

/** What the live streams of a judgement listen for; the id is the seeker's. */
export const judgementHints = { own: "judgement", queue: "judgement-queue" } as const;

/** Tells the seeker and every operator who judges that a judgement moved. Call it after commit. */
export async function hintJudgement(ctx: Pick<Ctx, "db" | "ports">, jokerId: string) {
  // The verdict changes what the seeker may do, so the own stream begins anew with those rights.
  hintSession(ctx.ports.bus, jokerId);
  ctx.ports.bus.publish({ to: [jokerId], topic: judgementHints.own, id: jokerId });
  await hintQueue(ctx, jokerId);
}

/** Tells the operators who judge that a case is in other hands, or moved. Call it after commit. */
export async function hintQueue({ db, ports }: Pick<Ctx, "db" | "ports">, jokerId: string) {
  const to = await teamFor(db, "judgement:judge");
  ports.bus.publish({ to, topic: judgementHints.queue, id: jokerId });
}
