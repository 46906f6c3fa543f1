import { rows } from "@tefuda/db/rows";
import { matchings } from "@tefuda/db/schema/matching";
import { sql } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { whereReachable } from "../matching/reach.ts";
import { threadSignals, threadUserIds } from "../signals/matching.ts";

/** Tells the others in a thread that one is writing; nothing is stored. @throws AppError `dataNotFound` */
export async function tellTyping(
  { db, actor, ports }: Ctx<SignedInActor>,
  { matchingId }: { readonly matchingId: string },
): Promise<void> {
  const [thread] = await rows<{ userIds: string[] }>(
    db,
    sql`select ${threadUserIds} as "userIds" from ${matchings}
        where ${matchings.id} = ${matchingId} and ${whereReachable(actor, "message:write")}`,
  );
  if (!thread) throw new AppError("dataNotFound");
  ports.bus.publish({
    to: thread.userIds.filter((id) => id !== actor.userId),
    topic: threadSignals.typing,
    id: matchingId,
  });
}
