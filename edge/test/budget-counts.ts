import { env } from 'cloudflare:workers';
import { budgetCounts } from '@tallyho/drizzle/schema/budget-counts';
import { eq, sql } from 'drizzle-orm';
import { type BudgetUse, budgetSource } from '../src/http/spend-budget.ts';
import { db } from './database.ts';

/** As if a limit had been used so many times in its running count. */
export const haveUsed = async (use: BudgetUse, used: number): Promise<void> => {
  const source = await budgetSource(env.SERVICE_SECRET, use);
  await db.update(budgetCounts).set({ used }).where(eq(budgetCounts.source, source));
};

/** Lets time pass for one count: it ends `ms` earlier. Moving the clock of the API would end what other tests have stored. */
export const passTime = async (use: BudgetUse, ms: number): Promise<void> => {
  const source = await budgetSource(env.SERVICE_SECRET, use);
  await db
    .update(budgetCounts)
    .set({ endsAt: sql`${budgetCounts.endsAt} - ${ms}` })
    .where(eq(budgetCounts.source, source));
};
