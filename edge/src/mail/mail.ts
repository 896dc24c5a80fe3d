/** The subject and the text of a plain-text e-mail. */
export interface MailContent {
  subject: string;
  text: string;
}

/** A plain-text e-mail to one address. */
export interface Mail extends MailContent {
  to: string;
}

export interface MailSender {
  /** Resolves when the provider has accepted the e-mail. Rejects otherwise. */
  send(mail: Mail): Promise<void>;
}
