import type { Tx } from "@tefuda/db/client";
import type { Ctx } from "../kernel/context.ts";
import { enqueuePush } from "../push/enqueue-push.ts";
import type { CreatedMatching } from "./create-matching.ts";

/** Pushes to both sides that they have been matched, within the transaction that does it. */
export async function pushMatched(
  tx: Tx,
  ctx: Pick<Ctx, "clock">,
  { aceId, jokerId }: { readonly aceId: string; readonly jokerId: string },
  { matchingId, aceName, jokerName }: CreatedMatching,
): Promise<void> {
  const dedupeKey = `matching:${matchingId}`;
  for (const [userId, name] of [
    [aceId, jokerName],
    [jokerId, aceName],
  ] as const)
    await enqueuePush(tx, ctx, {
      kind: "matching",
      userId,
      params: { name, matchingId },
      dedupeKey,
    });
}
