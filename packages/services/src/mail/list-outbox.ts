import { mailOutbox } from "@tefuda/db/schema/mail";
import { desc, eq, ne } from "@tefuda/db/sql";
import { readMailAddress } from "@tefuda/domain/validation/mail-address";
import type { Ctx } from "../kernel/context.ts";
import { NOBODY } from "./enqueue-mail.ts";
import { renderKept } from "./render-kept.ts";

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
      params: mailOutbox.params,
      attachments: mailOutbox.attachments,
      status: mailOutbox.status,
      createdAt: mailOutbox.createdAt,
    })
    .from(mailOutbox)
    .where(
      to === undefined ? ne(mailOutbox.to, NOBODY) : eq(mailOutbox.to, readMailAddress(to).address),
    )
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(SHOWN);
  return Promise.all(
    found.map(async ({ params, ...mail }) => ({
      ...mail,
      ...(await renderKept(app, { ...mail, params })),
    })),
  );
}

export type OutboxMail = Awaited<ReturnType<typeof listOutbox>>[number];
