import { createTransport, type NodemailerError } from "nodemailer";
import {
  type AttachedFile,
  MailFailure,
  type MailFailureReason,
  type MailServerPort,
} from "./port.ts";

/** How long a server may be silent at each step: its name, the line, its greeting, every answer. */
const STEP_MS = 30_000;
/** How long a server may take over a mail, however it speaks. */
const LIMIT_MS = 5 * 60_000;

/** Programs that answer mails by themselves leave these alone (RFC 3834, and Exchange by the second). */
const everyMail = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** Lets mail readers offer a button that ends mails of this kind (RFC 2369, RFC 8058). */
const unsubscribing = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** What mail readers show with the mail itself, with the way to put it into the calendar. */
const isInvitation = ({ contentType }: AttachedFile) => contentType.startsWith("text/calendar");

export interface SmtpSettings {
  /** `smtp://` or `smtps://` with optional user and password. */
  readonly url: string;
  /** The sender shown, such as `Tefuda <no-reply@example.jp>`. */
  readonly from: string;
  /** Certificates that are trusted instead of the public ones, in PEM. */
  readonly ca?: string | undefined;
  /** How long a server may be silent, in milliseconds; 30 seconds unless told. */
  readonly stepMs?: number;
}

/** Delivers over SMTP, each mail on a connection of its own. */
export function createSmtpMail({ url, from, ca, stepMs = STEP_MS }: SmtpSettings): MailServerPort {
  const transport = createTransport(
    {
      url,
      dnsTimeout: stepMs,
      connectionTimeout: stepMs,
      greetingTimeout: stepMs,
      socketTimeout: stepMs,
      // Cut at once: a server that is slow to hang up must not take the mail after all.
      socketCloseTimeout: 0,
      ...(ca !== undefined && { tls: { ca } }),
    },
    { from },
  );
  return {
    limitMs: LIMIT_MS,
    async deliver({ attachments, unsubscribeUrl, ...message }, signal) {
      const tooLong = AbortSignal.timeout(LIMIT_MS);
      try {
        await transport.sendMail({
          ...message,
          headers: { ...everyMail, ...(unsubscribeUrl && unsubscribing(unsubscribeUrl)) },
          signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
          attachments: attachments.map(({ name, ...file }) => ({ ...file, filename: name })),
          alternatives: attachments.filter(isInvitation),
        });
      } catch (error) {
        throw failureOf(error, signal);
      }
    },
    async check() {
      try {
        await transport.verify();
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: async () => transport.close(),
  };
}

function failureOf(thrown: unknown, signal?: AbortSignal): MailFailure {
  const error = thrown as NodemailerError;
  return new MailFailure(signal?.aborted ? "aborted" : reasonOf(error), error.message);
}

/** What the system and OpenSSL call a certificate that is not trusted, and a line that does not speak TLS. */
const ofTls = /CERT|^UNABLE_TO_|^ERR_(TLS|SSL)|^EPROTO$/;
/** What the library calls a line that does not come about, or breaks. */
const ofLine = new Set(["ECONNECTION", "EDNS", "EPROTOCOL", "ESOCKET"]);

/** Refused for good, but for the sake of the sender, of the mail server itself or of a rule (RFC 3463). */
const notOfAddress = /^5\d\d[ -]5\.(1\.[78]|[357])\b/;

function reasonOf(error: NodemailerError): MailFailureReason {
  const { code = "", originalCode = "", command, permanent, response = "", responseCode } = error;
  if (code === "EABORT" || code === "ETIMEDOUT") return "silent";
  if (code === "ETLS" || ofTls.test(originalCode)) return "certificate";
  // By 421 a server says that it goes, whatever it was asked.
  if (ofLine.has(code) || responseCode === 421) return "away";
  if (code === "EAUTH") return permanent === false ? "away" : "password";
  if (command === "MAIL FROM" && permanent) return "sender";
  const isOfAddress = command === "RCPT TO" && permanent && !notOfAddress.test(response);
  return isOfAddress ? "address" : "refused";
}
