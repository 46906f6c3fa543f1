import type { mailOutbox } from "@tefuda/db/schema/mail";
import type { Ctx } from "../kernel/context.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";
import { unsubscribeUrlOf } from "./unsubscribe-link.ts";

type KeptMail = Pick<
  typeof mailOutbox.$inferSelect,
  "template" | "params" | "userId" | "createdAt"
>;

/** A mail of the outbox as it leaves. */
export async function renderKept(
  app: Pick<Ctx, "ports" | "site">,
  mail: KeptMail,
): Promise<RenderedMail & { readonly unsubscribeUrl: string | undefined }> {
  const unsubscribeUrl = await unsubscribeUrlOf(app, mail);
  const rendered = await renderMail(mail.template, mail.params, app.site, unsubscribeUrl);
  return { ...rendered, unsubscribeUrl };
}
