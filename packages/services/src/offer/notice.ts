import type { Tx } from "@tefuda/db/client";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { notifications } from "@tefuda/db/schema/notification";
import { and, eq } from "drizzle-orm";

/** The key under which the notification and the mail of a new offer are one each. */
export const offerNoticeKey = (offerId: string) => `offer:${offerId}`;

/** The key of an offer's first, second … reminder. */
export const offerReminderKey = (offerId: string, reminder: number) =>
  `offer:${offerId}:reminder:${reminder}`;

/** Removes what announces an offer that was taken back: the notification, and a waiting mail. */
export async function takeBackNotice(
  tx: Tx,
  { id, jokerId }: { readonly id: string; readonly jokerId: string },
): Promise<void> {
  const key = offerNoticeKey(id);
  await tx
    .delete(notifications)
    .where(and(eq(notifications.userId, jokerId), eq(notifications.dedupeKey, key)));
  await takeBackMail(tx, id);
}

/** Removes the mail of an offer that has not left yet: taken back, or answered before it. */
export async function takeBackMail(tx: Tx, offerId: string): Promise<void> {
  await tx
    .delete(mailOutbox)
    .where(
      and(eq(mailOutbox.dedupeKey, offerNoticeKey(offerId)), eq(mailOutbox.status, "waiting")),
    );
}
