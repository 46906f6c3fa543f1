import { mailOutbox } from "@tefuda/db/schema/mail";
import { desc, eq } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { withUnsubscribeLink } from "./unsubscribe-link.ts";

const SHOWN = 100;

/** The newest mails of the outbox as they leave, for the development page and for tests. */
export async function listOutbox(
  app: Pick<Ctx, "db" | "ports" | "site">,
  { to }: { readonly to?: string | undefined },
) {
  const found = await app.db
    .select({
      id: mailOutbox.id,
      template: mailOutbox.template,
      userId: mailOutbox.userId,
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
  return Promise.all(found.map((mail) => withUnsubscribeLink(app, mail)));
}

export type OutboxMail = Awaited<ReturnType<typeof listOutbox>>[number];
