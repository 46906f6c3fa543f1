import { users } from "@tefuda/db/schema/account";
import { matchings } from "@tefuda/db/schema/matching";
import { and, eq, isNotNull, lte, or } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { signalMatching } from "../signals/matching.ts";
import { eachDue } from "./each-due.ts";

type App = Pick<Ctx, "db" | "clock" | "ports">;

/**
 * Deletes the threads with someone who left six months ago, and the empty row that stood for the
 * person. One that fails holds up none of the others.
 * @throws AggregateError in the end, when some could not be deleted.
 */
export async function deleteLeftThreads(app: App): Promise<number> {
  return eachDue(app, isNotNull(users.erasedAt), (id) => deleteLeft(app, id));
}

async function deleteLeft({ db, clock, ports }: App, id: string): Promise<void> {
  const threads = await db
    .select({ id: matchings.id, jokerId: matchings.jokerId, aceId: matchings.aceId })
    .from(matchings)
    .where(or(eq(matchings.jokerId, id), eq(matchings.aceId, id)));
  await db
    .delete(users)
    .where(and(eq(users.id, id), isNotNull(users.erasedAt), lte(users.deleteAt, clock())));
  for (const { id: matchingId, jokerId, aceId } of threads) {
    const partnerId = jokerId === id ? aceId : jokerId;
    if (partnerId) signalMatching(ports.bus, [partnerId], matchingId);
  }
}
