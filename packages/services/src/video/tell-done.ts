import type { Tx } from "@tefuda/db/client";
import { matchings } from "@tefuda/db/schema/matching";
import { videoChats } from "@tefuda/db/schema/video";
import { eq } from "@tefuda/db/sql";
import { interviewWith, whenOf } from "@tefuda/domain/interview/phrase.ja";
import { videoLabels } from "@tefuda/domain/video/labels.ja";
import { adminsToMail } from "../company/admins.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { selectCards, toCard } from "../matching/card.ts";
import { createNotification } from "../notification/create-notification.ts";

/**
 * Tells that an interview is done, within the transaction that makes it so: both sides are asked
 * how it was, and the admins of the company get a mail (spec 6 · Admin authority).
 */
export async function tellDone(
  tx: Tx,
  app: Pick<Ctx, "clock" | "site">,
  { videoChatId, matchingId }: { readonly videoChatId: string; readonly matchingId: string },
): Promise<void> {
  const dedupeKey = `video-done:${videoChatId}`;
  const [row] = await selectCards(tx, eq(matchings.id, matchingId));
  const [room] = await tx
    .select({ startAt: videoChats.startAt })
    .from(videoChats)
    .where(eq(videoChats.id, videoChatId));
  if (!row?.aceCompanyId || !room) return;
  const card = toCard(row, "ace", app.clock());
  const { jokerId, jokerName, aceId, aceName } = card;
  for (const [userId, name, aboutUserId] of [
    [jokerId, aceName, aceId],
    [aceId, jokerName, jokerId],
  ] as const)
    if (userId)
      await createNotification(tx, app, {
        userId,
        type: "videoChatDone",
        params: { interview: interviewWith(name, room.startAt), id: matchingId },
        aboutUserId,
        dedupeKey,
      });
  for (const { id, email } of await adminsToMail(tx, row.aceCompanyId))
    await enqueueMail(tx, app, {
      template: "videoChatCompleted",
      to: email,
      userId: id,
      params: {
        jokerName,
        aceName,
        ...whenOf(room.startAt),
        recruitmentTitle: card.recruitmentTitle ?? videoLabels.noRecruitment,
        // Only the ace of the thread has it among their own.
        url: `${app.site.origin}${id === row.aceId ? "" : "/admin"}/matchings/${matchingId}`,
      },
      aboutUserIds: [jokerId, ...(aceId ? [aceId] : [])],
      dedupeKey: `${dedupeKey}:${id}`,
    });
}
