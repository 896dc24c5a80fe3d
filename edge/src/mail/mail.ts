/** A plain-text e-mail to one address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface MailSender {
  /** Resolves when the provider has accepted the e-mail. Rejects otherwise. */
  send(mail: Mail): Promise<void>;
}
