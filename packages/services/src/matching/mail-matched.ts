import type { Tx } from "@tefuda/db/client";
import { atOnce } from "../kernel/at-once.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { NewMatching } from "./create-matching.ts";

/** Mails both sides that they have been matched, within the transaction that does it. */
export async function mailMatched(
  tx: Tx,
  ctx: Pick<Ctx, "clock" | "site">,
  { aceId, jokerId }: { readonly aceId: string; readonly jokerId: string },
  { matchingId, aceName, aceEmail, jokerName, jokerEmail }: NewMatching,
): Promise<void> {
  const sides = [
    { userId: aceId, to: aceEmail, name: jokerName, aboutUserIds: [jokerId] },
    { userId: jokerId, to: jokerEmail, name: aceName, aboutUserIds: [aceId] },
  ];
  await atOnce(
    sides.map(({ userId, to, name, aboutUserIds }) =>
      enqueueMail(tx, ctx, {
        template: "matchingEstablished",
        to,
        userId,
        params: { name, url: `${ctx.site.origin}/matchings/${matchingId}` },
        aboutUserIds,
        dedupeKey: `matching:${matchingId}:${userId}`,
      }),
    ),
  );
}
