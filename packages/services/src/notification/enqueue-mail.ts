import type { Db } from "@tefuda/db/client";
import { type MailAttachment, mailOutbox } from "@tefuda/db/schema/mail";
import type { MailParams, MailTemplate } from "@tefuda/domain/notification/mails.ja";
import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { renderMail } from "./render-mail.ts";

export interface NewMail<T extends MailTemplate> {
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
  { clock, site }: Pick<Ctx, "clock" | "site">,
  { template, to, params, userId, dedupeKey, notBefore, attachments = [] }: NewMail<T>,
): Promise<{ id: string }> {
  const now = clock();
  const id = uuidv7();
  const rendered = await renderMail(template, params, site);
  await tx
    .insert(mailOutbox)
    .values({
      id,
      template,
      to,
      userId: userId ?? null,
      ...rendered,
      attachments: [...attachments],
      dedupeKey: dedupeKey ?? null,
      nextAttemptAt: notBefore ?? now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: mailOutbox.dedupeKey });
  return { id };
}

/**
 * Does the work of a mail that nobody gets: whoever waits for the answer cannot tell by the time that
 * it takes whether one leaves.
 */
export async function pretendMail<T extends MailTemplate>(
  tx: Db,
  ctx: Pick<Ctx, "clock" | "site">,
  mail: NewMail<T>,
): Promise<void> {
  const { id } = await enqueueMail(tx, ctx, mail);
  await tx.delete(mailOutbox).where(eq(mailOutbox.id, id));
}
