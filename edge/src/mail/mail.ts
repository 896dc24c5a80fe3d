/** The subject and the text of a plain-text email. */
export interface MailContent {
  subject: string;
  text: string;
}

/** A plain-text email to one address. */
export interface Mail extends MailContent {
  to: string;
}

export interface MailSender {
  /** Resolves when the provider has accepted the email. Rejects otherwise. */
  send(mail: Mail): Promise<void>;
}
