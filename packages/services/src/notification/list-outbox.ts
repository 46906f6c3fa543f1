import { mailOutbox } from "@tefuda/db/schema/mail";
import { desc, eq } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";

const SHOWN = 100;

/** The newest mails of the outbox, for the development page and for tests. */
export async function listOutbox(
  { db }: Pick<Ctx, "db">,
  { to }: { readonly to?: string | undefined },
) {
  return db
    .select({
      id: mailOutbox.id,
      template: mailOutbox.template,
      to: mailOutbox.to,
      subject: mailOutbox.subject,
      text: mailOutbox.text,
      html: mailOutbox.html,
      attachments: mailOutbox.attachments,
      status: mailOutbox.status,
      createdAt: mailOutbox.createdAt,
    })
    .from(mailOutbox)
    .where(to === undefined ? undefined : eq(mailOutbox.to, to.toLowerCase()))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(SHOWN);
}

export type OutboxMail = Awaited<ReturnType<typeof listOutbox>>[number];
