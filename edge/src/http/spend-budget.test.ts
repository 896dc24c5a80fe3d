import { budgetCounts } from '@tallyho/drizzle/schema/budget-counts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stopClock } from '../../test/counters.ts';
import { db } from '../../test/database.ts';
import { budgets } from './budgets.ts';
import { spendBudget } from './spend-budget.ts';

const hour = 3_600_000;
const [perHour, perDay] = budgets.mails;

/** Counts of its own: each test has another secret. */
const newSpender = () => {
  const secret = crypto.randomUUID();
  return (subject: string, limits: readonly (typeof budgets.mails)[number][] = [perHour, perDay]) =>
    spendBudget(
      { db, secret },
      limits.map((limit) => ({ name: 'mails', limit, subject })),
    );
};
const times = async <Result>(count: number, work: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let done = 0; done < count; done += 1) results.push(await work());
  return results;
};

afterEach(() => {
  vi.useRealTimers();
});

describe('a budget that the database counts', () => {
  test('grants as many uses as its limit, and says how many of each limit are used', async () => {
    const spend = newSpender();
    const uses = await times(5, () => spend('robin'));
    expect(uses.map((spent) => spent.isGranted && spent.counts)).toEqual([1, 2, 3, 4, 5].map((n) => [n, n]));
    expect(await spend('robin')).toMatchObject({ isGranted: false, usedUp: { limit: perHour } });
  });

  test('that is used up says in how many seconds it starts again, and then does', async () => {
    const pass = stopClock();
    const spend = newSpender();
    await spend('robin');
    pass(hour / 2);
    await times(4, () => spend('robin'));
    expect(await spend('robin')).toMatchObject({ isGranted: false, retryAfter: 1800 });
    pass(hour / 2 - 1);
    expect(await spend('robin')).toMatchObject({ isGranted: false, retryAfter: 1 });
    pass(1);
    expect(await spend('robin')).toEqual({ isGranted: true, counts: [1, 6] });
  });

  test('has a longer time that the end of the shorter one does not restart', async () => {
    const pass = stopClock();
    const spend = newSpender();
    for (const _ of [1, 2, 3]) {
      await times(5, () => spend('robin'));
      pass(hour);
    }
    expect(await spend('robin')).toMatchObject({
      isGranted: false,
      usedUp: { limit: perDay },
      retryAfter: 21 * 3600,
    });
  });

  test('of one subject does not affect another', async () => {
    const spend = newSpender();
    await times(6, () => spend('robin'));
    expect(await spend('kim')).toMatchObject({ isGranted: true });
  });

  test('that is refused by one limit uses up none of the others', async () => {
    const spend = newSpender();
    await times(5, () => spend('robin', [perHour]));
    expect((await times(20, () => spend('robin'))).some(({ isGranted }) => isGranted)).toBe(false);
    expect(await spend('robin', [perDay])).toEqual({ isGranted: true, counts: [1] });
  });

  test('grants no more to concurrent uses', async () => {
    const spend = newSpender();
    const uses = await Promise.all(Array.from({ length: 12 }, () => spend('robin')));
    expect(uses.filter(({ isGranted }) => isGranted)).toHaveLength(5);
  });

  test('stores neither its name nor what it counts', async () => {
    await newSpender()('robin@example.com');
    expect(JSON.stringify(await db.select().from(budgetCounts))).not.toMatch(/robin|mails/);
  });

  test('is deleted two days after its end', async () => {
    const ended = (hours: number) => {
      const source = crypto.randomUUID();
      return { source, endsAt: new Date(Date.now() - hours * hour), used: 1 };
    };
    const [old, recent] = [ended(49), ended(47)];
    await db.insert(budgetCounts).values([old, recent]);
    await newSpender()('robin');
    const stored = (await db.select().from(budgetCounts)).map(({ source }) => source);
    expect(stored).toContain(recent.source);
    expect(stored).not.toContain(old.source);
  });
});
