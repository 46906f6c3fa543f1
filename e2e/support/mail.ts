import { expect } from "@playwright/test";
import type { ProductServer } from "./server.ts";

/** Waits for a mail and answers the link in it. */
export async function mailedLink(
  server: ProductServer,
  { to, subject }: { to: string; subject: string },
): Promise<string> {
  let link = "";
  await expect
    .poll(
      async () => {
        const mails = await server.readOutbox();
        const mail = mails.find((one) => one.to === to && one.subject.includes(subject));
        link = mail?.text.match(/https?:\/\/\S+/)?.[0] ?? "";
        return link;
      },
      { message: `a mail to ${to} about ${subject}` },
    )
    .not.toBe("");
  return link;
}
