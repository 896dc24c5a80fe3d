import type { AppEnv } from '../http/context.ts';
import { log } from '../http/log.ts';
import { httpSender } from './http-sender.ts';
import type { Mail, MailSender } from './mail.ts';

/** Sends e-mails with links to this site, after the response. */
export interface Mailer {
  /** Base URL of the site, without a slash at the end. */
  site: string;
  /** Never rejects: a failure is logged, without the address. */
  send(mail: Mail): Promise<void>;
}

/** Returns the sender for an address: a provider's HTTP API, or an SMTP server. */
const senderOf = (account: { url: string; key: string; from: string }): MailSender =>
  /^smtps?:/.test(account.url)
    ? {
        // The SMTP client is a large module: it starts only where it is used.
        send: async (mail) => (await import('./smtp-sender.ts')).smtpSender(account).send(mail),
      }
    : httpSender(account);

/**
 * Returns the mailer of the deployment; null if it cannot send e-mails. Links use the configured URL of the site, because
 * the host of a request can be forged.
 */
export const mailerOf = (env: AppEnv['Bindings']): Mailer | null => {
  const { MAIL_URL: url, MAIL_KEY: key, MAIL_FROM: from, SITE_URL: site } = env;
  if (!url || !key || !from || !site) return null;
  const sender = senderOf({ url, key, from });
  return {
    site: site.replace(/\/$/, ''),
    send: async (mail) => {
      try {
        await sender.send(mail);
        log('info', 'mailSent', { subject: mail.subject });
      } catch (error) {
        log('error', 'mailFailed', { subject: mail.subject, reason: String(error) });
      }
    },
  };
};

/** Sends a notice to the account's address after the response, if it is verified and the deployment can send e-mails. */
export const notifyByMail = (
  c: { env: AppEnv['Bindings']; var: Pick<AppEnv['Variables'], 'waitUntil'> },
  { email, emailVerifiedAt }: { email: string; emailVerifiedAt: Date | null },
  content: Omit<Mail, 'to'>,
): void => {
  const mailer = mailerOf(c.env);
  if (mailer !== null && emailVerifiedAt !== null) c.var.waitUntil(mailer.send({ to: email, ...content }));
};
