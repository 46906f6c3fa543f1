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

/** Hands mails to the outside world. */
export interface MailPort {
  /** How long a delivery may take; nothing of it is under way after that. */
  readonly limitMs: number;
  /** Resolves once the receiving server has taken the mail; throws when it refused, is away or too slow. */
  deliver(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}
