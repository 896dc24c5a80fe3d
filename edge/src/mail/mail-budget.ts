import type { Database } from '@tallyho/drizzle/client';
import { budgetCounts } from '@tallyho/drizzle/schema/budget-counts';
import { and, eq, gt } from 'drizzle-orm';
import { budgets, limitOf } from '../http/budgets.ts';
import { log } from '../http/log.ts';
import { metrics } from '../http/metrics.ts';
import { budgetSource, type Spent, spendBudget } from '../http/spend-budget.ts';

/** The share of the site's ceiling from which on the operator is told. */
const nearCeiling = 0.8;

/** Returns the maximum number of emails of the site per day: `MAILS_PER_DAY`, or the number in the table of budgets. */
export const mailCeiling = ({ MAILS_PER_DAY }: { MAILS_PER_DAY?: string }): number => {
  const own = Number(MAILS_PER_DAY || Number.NaN);
  return Number.isInteger(own) && own >= 0 ? own : limitOf('mailsOfSite', 'site').max;
};

const useOfSite = (ceiling: number) => {
  const [limit] = budgets.mailsOfSite;
  return { name: 'mailsOfSite', limit: { ...limit, max: ceiling }, subject: 'site' } as const;
};

/** Returns the name of the count of all emails in the database, for `mailsUsed`. */
export const siteSource = (secret: string): Promise<string> => budgetSource(secret, useOfSite(0));

/** Returns the statement that selects how many emails of the ceiling are used; no row: none. */
export const mailsUsed = (db: Database, source: string) =>
  db
    .select({ used: budgetCounts.used })
    .from(budgetCounts)
    .where(and(eq(budgetCounts.source, source), gt(budgetCounts.endsAt, new Date())));

/**
 * Returns what identifies a mailbox: its address in lower case, without the part after a plus, which many providers
 * ignore. Other addresses of one mailbox are unknown.
 */
export const mailboxOf = (address: string): string =>
  address.toLowerCase().replace(/^([^+@]+)\+[^@]*(?=@)/, '$1');

/** `requested`: anybody can cause it with the address. `notice`: only a user of the account can. */
export type MailKind = 'requested' | 'notice';

/**
 * Counts an email for its mailbox and for the site: for both, or, if one is used up, for none. Tells the operator in
 * the log and the metrics when the site has used 80% and all of its emails, and of each email that is not sent.
 */
export const countMail = async (
  access: { db: Database; secret: string },
  { to, kind, ceiling }: { to: string; kind: MailKind; ceiling: number },
): Promise<Spent> => {
  const subject = mailboxOf(to);
  const names = kind === 'requested' ? (['mails', 'requestedMails'] as const) : (['mails'] as const);
  const spent = await spendBudget(access, [
    useOfSite(ceiling),
    ...names.flatMap((name) => budgets[name].map((limit) => ({ name, limit, subject }))),
  ]);
  if (spent.isGranted) {
    const [used = 0] = spent.counts;
    if (used === ceiling) log('error', 'mailCeilingReached', { used, ceiling });
    else if (used === Math.ceil(ceiling * nearCeiling)) log('error', 'mailCeilingNear', { used, ceiling });
  } else {
    const { name } = spent.usedUp;
    metrics.count('limitedRequests', { limit: name });
    log('warn', 'mailNotSent', { budget: name, kind });
  }
  return spent;
};
