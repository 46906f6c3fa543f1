import type { Tx } from "@tefuda/db/client";
import { atOnce } from "../kernel/at-once.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueuePush } from "../push/enqueue-push.ts";
import type { NewMatching } from "./create-matching.ts";

/** Pushes to both sides that they have been matched, within the transaction that does it. */
export async function pushMatched(
  tx: Tx,
  ctx: Pick<Ctx, "clock">,
  { aceId, jokerId }: { readonly aceId: string; readonly jokerId: string },
  { matchingId, aceName, jokerName }: NewMatching,
): Promise<void> {
  const dedupeKey = `matching:${matchingId}`;
  const sides = [
    { userId: aceId, name: jokerName, aboutUserId: jokerId },
    { userId: jokerId, name: aceName, aboutUserId: aceId },
  ];
  await atOnce(
    sides.map(({ userId, name, aboutUserId }) =>
      enqueuePush(tx, ctx, {
        kind: "matching",
        userId,
        params: { name, matchingId },
        aboutUserId,
        dedupeKey,
      }),
    ),
  );
}
