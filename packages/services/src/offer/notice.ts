import type { Tx } from "@tefuda/db/client";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { notifications } from "@tefuda/db/schema/notification";
import { and, eq, sql } from "@tefuda/db/sql";
import { type Given, listOf, statement } from "@tefuda/db/statement";
import { OFFER_REMINDER_DAYS } from "@tefuda/domain/constants/limits";
import { markKeysRead } from "../notification/mark-opened.ts";

/** The key under which the notification and the mail of a new offer are one each. */
export const offerNoticeKey = (offerId: string) => `offer:${offerId}`;

/** The key of an offer's first, second … reminder. */
export const offerReminderKey = (offerId: string, reminder: number) =>
  `offer:${offerId}:reminder:${reminder}`;

/** All keys under which a seeker is told of an offer. */
const keysOf = (offerId: string) => [
  offerNoticeKey(offerId),
  ...OFFER_REMINDER_DAYS.map((_, index) => offerReminderKey(offerId, index + 1)),
];

/** Notes that a seeker has opened an offer: what tells of it need not be opened as well. */
export const readOfferNotices = (
  tx: Tx,
  { id, jokerId }: { readonly id: string; readonly jokerId: string },
): Promise<string[]> => markKeysRead(tx, jokerId, keysOf(id));

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

/** Removes the mails of an offer that have not left yet: taken back, or answered before them. */
export async function takeBackMail(tx: Tx, offerId: string): Promise<void> {
  await deleteWaiting(tx, { keys: keysOf(offerId) });
}

const deleteWaiting = statement((db, given: Given<{ keys: readonly string[] }>) =>
  db
    .delete(mailOutbox)
    .where(
      and(
        sql`${mailOutbox.dedupeKey} = any(${listOf(given.keys, "text")})`,
        eq(mailOutbox.status, "waiting"),
      ),
    ),
);
