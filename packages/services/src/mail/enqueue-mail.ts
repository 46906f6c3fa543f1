import type { Db } from "@tefuda/db/client";
import { type MailAttachment, mailOutbox } from "@tefuda/db/schema/mail";
import { type Given, statement } from "@tefuda/db/statement";
import type { NamesSomebody } from "@tefuda/domain/notification/about";
import type { MailParams, MailTemplate } from "@tefuda/domain/notification/mails.ja";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";

/**
 * The address of a mail that is written for nobody and dropped when it would leave: whoever waits for the
 * answer cannot tell by the time that it takes whether one goes out.
 */
export const NOBODY = "";

/** The mail that names people in its list. */
type ListsPeople = "keySelectionReminder";

export type NewMail<T extends MailTemplate> = WrittenMail<T> & (Naming | Nameless<T>);

type Nameless<T extends MailTemplate> =
  NamesSomebody<MailParams[T]> extends true
    ? never
    : T extends ListsPeople
      ? never
      : { readonly attachments?: undefined };

export interface Naming {
  /** Whose names stand in it, or in what goes with it: it goes when one of them is erased. */
  readonly aboutUserIds: readonly string[];
}

export interface WrittenMail<T extends MailTemplate> extends Partial<Naming> {
  readonly template: T;
  readonly to: string;
  readonly params: MailParams[T];
  /** Whom the mail is for; absent for visitors. */
  readonly userId?: string | undefined;
  /** Two mails of one key are one mail. */
  readonly dedupeKey?: string | undefined;
  /** Waits until then, in case what it tells is taken back; goes out at once when absent. */
  readonly notBefore?: Date | undefined;
  readonly attachments?: readonly MailAttachment[] | undefined;
}

/**
 * Puts a mail into the outbox within the caller's transaction, so that it goes out exactly when
 * the change that causes it is kept. It is sent afterwards by `deliverNextMail`.
 */
export async function enqueueMail<T extends MailTemplate>(
  tx: Db,
  { clock }: Pick<Ctx, "clock">,
  {
    template,
    to,
    params,
    userId,
    aboutUserIds = [],
    dedupeKey,
    notBefore,
    attachments = [],
  }: NewMail<T>,
): Promise<{ id: string }> {
  const now = clock();
  const id = uuidv7();
  await insertMail(tx, {
    id,
    template,
    to,
    userId: userId ?? null,
    params,
    attachments,
    aboutUserIds,
    dedupeKey: dedupeKey ?? null,
    nextAttemptAt: notBefore ?? now,
    createdAt: now,
  });
  return { id };
}

interface MailRow {
  readonly id: string;
  readonly template: MailTemplate;
  readonly to: string;
  readonly userId: string | null;
  readonly params: MailParams[MailTemplate];
  readonly attachments: readonly MailAttachment[];
  readonly aboutUserIds: readonly string[];
  readonly dedupeKey: string | null;
  readonly nextAttemptAt: Date;
  readonly createdAt: Date;
}

const insertMail = statement((db, given: Given<MailRow>) =>
  db
    .insert(mailOutbox)
    .values({
      id: given.id,
      template: given.template,
      to: given.to,
      userId: given.userId,
      params: given.params,
      attachments: given.attachments,
      aboutUserIds: given.aboutUserIds,
      dedupeKey: given.dedupeKey,
      nextAttemptAt: given.nextAttemptAt,
      createdAt: given.createdAt,
    })
    .onConflictDoNothing({ target: mailOutbox.dedupeKey }),
);
