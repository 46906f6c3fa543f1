import { createTransport } from "nodemailer";
import type { MailPort } from "./port.ts";

/**
 * Delivers over SMTP.
 * @param url `smtp://` or `smtps://` with optional user and password.
 * @param from the sender shown, such as `Tefuda <no-reply@example.jp>`.
 */
export function createSmtpMail(url: string, from: string): MailPort {
  const transport = createTransport(url, { from });
  return {
    async deliver({ to, subject, text, html, messageId }) {
      await transport.sendMail({ to, subject, text, html, messageId });
    },
    close: async () => transport.close(),
  };
}
