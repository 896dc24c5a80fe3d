import { openDatabase } from '@tallyho/drizzle/client';
import type { AppEnv } from '../http/context.ts';
import { log } from '../http/log.ts';
import type { UsedUp } from '../http/spend-budget.ts';
import { httpSender } from './http-sender.ts';
import type { Mail, MailContent, MailSender } from './mail.ts';
import { countMail, type MailKind, mailCeiling } from './mail-budget.ts';

/** One email that was counted and may be sent. */
interface MailClaim {
  readonly isGranted: true;
  /** Never rejects: a failure is logged, without the address. */
  send(content: MailContent): Promise<void>;
}

/** Sends emails with links to this site, after the response. Counts them (`mails` in the table of budgets). */
export interface Mailer {
  /** Base URL of the site, without a slash at the end. */
  site: string;
  /**
   * Counts an email to an address, before its link is made. Returns what sends it; `UsedUp` if it must not be sent.
   */
  claim(to: string, kind: MailKind): Promise<MailClaim | UsedUp>;
  /** Sends a notice about an account. Never rejects: what cannot be sent is logged, without the address. */
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
 * Returns the mailer of the deployment; null if it cannot send emails. Links use the configured URL of the site, because
 * the host of a request can be forged.
 */
export const mailerOf = (env: AppEnv['Bindings']): Mailer | null => {
  const { MAIL_URL: url, MAIL_KEY: key, MAIL_FROM: from, SITE_URL: site } = env;
  if (!url || !key || !from || !site) return null;
  const sender = senderOf({ url, key, from });
  // Its own connection, which costs nothing to open: every email is counted, wherever it comes from.
  const db = openDatabase({ url: env.LIBSQL_URL, authToken: env.LIBSQL_AUTH_TOKEN });
  const access = { db, secret: env.SERVICE_SECRET };
  const claim: Mailer['claim'] = async (to, kind) => {
    const spent = await countMail(access, { to, kind, ceiling: mailCeiling(env) });
    if (!spent.isGranted) return spent;
    return {
      isGranted: true,
      send: async (content) => {
        try {
          await sender.send({ to, ...content });
          log('info', 'mailSent', { subject: content.subject });
        } catch (error) {
          log('error', 'mailFailed', { subject: content.subject, reason: String(error) });
        }
      },
    };
  };
  return {
    site: site.replace(/\/$/, ''),
    claim,
    send: async ({ to, ...content }) => {
      try {
        const claimed = await claim(to, 'notice');
        if (claimed.isGranted) await claimed.send(content);
      } catch (error) {
        log('error', 'mailFailed', { subject: content.subject, reason: String(error) });
      }
    },
  };
};

/** Sends a notice to the account's address after the response, if it is verified and the deployment can send emails. */
export const notifyByMail = (
  c: { env: AppEnv['Bindings']; var: Pick<AppEnv['Variables'], 'waitUntil'> },
  { email, emailVerifiedAt }: { email: string; emailVerifiedAt: Date | null },
  content: MailContent,
): void => {
  const mailer = mailerOf(c.env);
  if (mailer !== null && emailVerifiedAt !== null) c.var.waitUntil(mailer.send({ to: email, ...content }));
};
