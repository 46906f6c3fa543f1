import { createTransport } from "nodemailer";
import type { AttachedFile, MailPort } from "./port.ts";

/** Programs that answer mails by themselves leave these alone. */
const everyMail = { "Auto-Submitted": "auto-generated" };

/** Lets mail readers offer a button that ends mails of this kind (RFC 2369, RFC 8058). */
const unsubscribing = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** What mail readers show with the mail itself, with the way to put it into the calendar. */
const isInvitation = ({ contentType }: AttachedFile) => contentType.startsWith("text/calendar");

/**
 * Delivers over SMTP.
 * @param url `smtp://` or `smtps://` with optional user and password.
 * @param from the sender shown, such as `Tefuda <no-reply@example.jp>`.
 * @param limitMs how long a server may take over a mail before the connection is cut.
 */
export function createSmtpMail(url: string, from: string, limitMs = 5 * 60_000): MailPort {
  // Cut at once: a server that is slow to hang up must not take the mail after all.
  const transport = createTransport({ url, socketCloseTimeout: 0 }, { from });
  return {
    limitMs,
    async deliver({ attachments, unsubscribeUrl, ...message }) {
      await transport.sendMail({
        ...message,
        headers: { ...everyMail, ...(unsubscribeUrl && unsubscribing(unsubscribeUrl)) },
        signal: AbortSignal.timeout(limitMs),
        attachments: attachments.map(({ name, ...file }) => ({ ...file, filename: name })),
        alternatives: attachments.filter(isInvitation),
      });
    },
    close: async () => transport.close(),
  };
}
