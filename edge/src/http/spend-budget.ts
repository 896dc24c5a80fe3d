import type { Database } from '@tallyho/drizzle/client';
import { budgetCounts } from '@tallyho/drizzle/schema/budget-counts';
import type { BudgetName } from '@tallyho/game/metrics/catalogue';
import { inArray, lte, sql } from 'drizzle-orm';
import type { DatabaseLimit } from './budgets.ts';
import { keyedHash } from './keyed-hash.ts';

/** How long a count is stored after its end, in ms. Processes whose clocks differ never delete one that another still needs. */
const keptAfterEnd = 48 * 3_600_000;

/** One use of a limit. `name`: its entry in the table of budgets. `subject`: the account, address or mailbox that it counts. */
export interface BudgetUse {
  readonly name: BudgetName;
  readonly limit: DatabaseLimit;
  readonly subject: string;
}

/** Returns the name of a count in the database. `secret`: the deployment's. */
export const budgetSource = (secret: string, { name, limit, subject }: BudgetUse): Promise<string> =>
  keyedHash(secret, 'budget', name, limit.by, String(limit.per), subject);

/** A limit is used up. `retryAfter`: seconds until the count that ends last starts again. */
export interface UsedUp {
  readonly isGranted: false;
  readonly usedUp: BudgetUse;
  readonly retryAfter: number;
}
/** `counts`: what is used of each limit now, with this use. */
export type Spent = UsedUp | { readonly isGranted: true; readonly counts: readonly number[] };

/**
 * Counts one use of several limits: of all, or, if one is used up, of none. It is one transaction, so concurrent uses cannot
 * exceed a limit. The time of a count begins with its first use.
 */
export const spendBudget = async (
  { db, secret }: { db: Database; secret: string },
  uses: readonly BudgetUse[],
): Promise<Spent> => {
  const now = Date.now();
  const rows = await Promise.all(
    uses.map(async (use) => ({
      source: await budgetSource(secret, use),
      endsAt: now + use.limit.per,
      max: use.limit.max,
    })),
  );
  const given = sql`json_each(${JSON.stringify(rows)}) as given`;
  const isUsedUp = sql`exists (
    select 1 from ${given} left join ${budgetCounts}
      on ${budgetCounts.source} = given.value ->> 'source' and ${budgetCounts.endsAt} > ${now}
    where coalesce(${budgetCounts.used}, 0) >= given.value ->> 'max')`;
  const hasEnded = sql`${budgetCounts.endsAt} <= ${now}`;
  const [, granted, counted] = await db.batch([
    db.delete(budgetCounts).where(lte(budgetCounts.endsAt, new Date(now - keptAfterEnd))),
    db
      .insert(budgetCounts)
      .select(
        sql`select given.value ->> 'source', given.value ->> 'endsAt', 1 from ${given} where not ${isUsedUp}`,
      )
      .onConflictDoUpdate({
        target: budgetCounts.source,
        set: {
          used: sql`case when ${hasEnded} then 1 else ${budgetCounts.used} + 1 end`,
          endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${budgetCounts.endsAt} end`,
        },
      })
      .returning({ source: budgetCounts.source }),
    db
      .select()
      .from(budgetCounts)
      .where(
        inArray(
          budgetCounts.source,
          rows.map(({ source }) => source),
        ),
      ),
  ]);
  const found = rows.map(({ source }) => counted.find((row) => row.source === source));
  if (granted.length > 0) return { isGranted: true, counts: found.map((row) => row?.used ?? 0) };
  const spent = uses.flatMap((use, at) => {
    const { used = 0, endsAt = new Date(now + use.limit.per) } = found[at] ?? {};
    return used >= use.limit.max && endsAt.getTime() > now ? { use, endsAt: endsAt.getTime() } : [];
  });
  const [last] = spent.sort((one, other) => other.endsAt - one.endsAt);
  if (last === undefined) throw new Error('No use was counted, and none was refused');
  return {
    isGranted: false,
    usedUp: last.use,
    retryAfter: Math.max(1, Math.ceil((last.endsAt - now) / 1000)),
  };
};
