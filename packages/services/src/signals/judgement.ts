import type { Ctx } from "../kernel/context.ts";
import { signalSession } from "./session.ts";
import { teamFor } from "./team.ts";

/** What the live streams of a judgement listen for; the id is the seeker's. */
export const judgementSignals = { own: "judgement", queue: "judgement-queue" } as const;

/** Tells the seeker and every operator who judges that a judgement moved. Call it after commit. */
export async function signalJudgement(ctx: Pick<Ctx, "db" | "ports">, jokerId: string) {
  // The verdict changes what the seeker may do, so the own stream begins anew with those rights.
  signalSession(ctx.ports.bus, jokerId);
  ctx.ports.bus.publish({ to: [jokerId], topic: judgementSignals.own, id: jokerId });
  await signalQueue(ctx, jokerId);
}

/** Tells the operators who judge that a case is in other hands, or moved. Call it after commit. */
export async function signalQueue({ db, ports }: Pick<Ctx, "db" | "ports">, jokerId: string) {
  const to = await teamFor(db, "judgement:judge");
  ports.bus.publish({ to, topic: judgementSignals.queue, id: jokerId });
}
