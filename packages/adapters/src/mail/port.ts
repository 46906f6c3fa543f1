/** One mail, ready to send. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Stays the same over retries, so that a mail server or reader can drop a double. */
  readonly messageId: string;
}

/** Hands mails to the outside world. */
export interface MailPort {
  /** Resolves once the receiving server has taken the mail; throws when it refused or is away. */
  deliver(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}
