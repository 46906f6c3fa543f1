/** A file that goes with a mail, as text. */
export interface AttachedFile {
  readonly name: string;
  /** An invitation is `text/calendar` with its `method`; readers show it with the mail. */
  readonly contentType: string;
  readonly content: string;
}

/** One mail, ready to send. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly AttachedFile[];
  /** Stays the same over retries, so that a mail server or reader can drop a double. */
  readonly messageId: string;
  /** Where mails of this kind are ended by one POST (RFC 8058); absent where no setting switches them. */
  readonly unsubscribeUrl?: string | undefined;
}

/** What is wrong with the line to the mail server, or with what it knows of us: the next mail would meet the same. */
const ofServer = {
  away: "The mail server of SMTP_URL cannot be reached, or hung up.",
  silent: "The mail server of SMTP_URL does not answer.",
  password: "The mail server refuses the user or the password of SMTP_URL.",
  certificate: "The mail server's certificate is not trusted, or TLS failed: see SMTP_CA_FILE.",
  sender: "The mail server takes no mails from MAIL_FROM.",
} as const;

const ofMail = {
  address: "The mail server takes no mails for this address.",
  refused: "The mail server did not take the mail.",
  aborted: "The mail was broken off.",
} as const;

const words = { ...ofServer, ...ofMail };
export type MailFailureReason = keyof typeof words;

/** Thrown by a {@link MailPort}, and nothing else is. Its message says the reason, and in brackets what the server said. */
export class MailFailure extends Error {
  override readonly name = "MailFailure";
  readonly reason: MailFailureReason;
  constructor(reason: MailFailureReason, said: string) {
    super(`${words[reason]} (${said})`);
    this.reason = reason;
  }
  /** Whether another mail would fare the same, so that somebody has to see to the server or the settings. */
  get isOfServer(): boolean {
    return this.reason in ofServer;
  }
}

/** Hands mails to the outside world. */
export interface MailPort {
  /** How long a delivery may take; nothing of it is under way after that. */
  readonly limitMs: number;
  /**
   * Resolves once the receiving server has taken the mail.
   * @param signal ends the delivery: then nobody knows whether the server takes the mail
   * @throws MailFailure when it refused, is away or too slow
   */
  deliver(message: MailMessage, signal?: AbortSignal): Promise<void>;
}

export interface MailServerPort extends MailPort {
  /**
   * Calls the server and signs in there, without a mail.
   * @throws MailFailure
   */
  check(): Promise<void>;
  close(): Promise<void>;
}
