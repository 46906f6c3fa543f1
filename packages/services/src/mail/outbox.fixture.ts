import type { Db } from "@tefuda/db/client";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { asc, type SQL } from "@tefuda/db/sql";
import { renderMail } from "./render-mail.ts";

const site = { brand: "Tefuda", origin: "https://tefuda.test" };

/** The mails of the outbox with the words they leave with, in the order of writing. */
export async function mailsIn(db: Db, where?: SQL) {
  const kept = await db.select().from(mailOutbox).where(where).orderBy(asc(mailOutbox.id));
  return Promise.all(
    kept.map(async (mail) => ({
      ...mail,
      ...(await renderMail(mail.template, mail.params, site)),
    })),
  );
}
