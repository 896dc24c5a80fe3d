import type { Browser, Page } from '@playwright/test';
import type { Account } from './account.ts';
import { type Host, phone } from './journeys.ts';
import { addProbe } from './probe.ts';

const screens = {
  phone,
  tablet: { viewport: { width: 820, height: 1180 } },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** Time for code that loads after the page itself, in milliseconds. */
const settleTime = 2_600;

interface Visit {
  readonly name: string;
  readonly path: string;
  /** Whose session the browser has; null for a visitor. */
  readonly account: Account | null;
  /** The visit is the second one, so the browser's storage has the hints of the first. */
  readonly isReturning?: boolean;
  /** Done before the shifts are read. */
  readonly action?: (page: Page) => Promise<void>;
}

/** The visits whose layout shift is measured. `friend` must be in no lobby and `member` in the host's. */
const visitsOf = (friend: Account, { code }: Host, member: Account): Visit[] => [
  { name: 'home, visitor', path: '/', account: null },
  { name: 'home, account, first visit', path: '/', account: friend },
  { name: 'home, account', path: '/', account: friend, isReturning: true },
  { name: 'home, in a lobby', path: '/', account: member, isReturning: true },
  { name: 'invite link, visitor', path: `/join/${code}`, account: null },
  { name: 'login', path: '/login', account: null },
  { name: 'credits', path: '/credits', account: null },
  {
    name: 'joining by code',
    path: '/',
    account: friend,
    isReturning: true,
    action: async (page) => {
      await page.getByRole('button', { name: 'Join a Lobby', exact: true }).click();
      await page.getByLabel('Lobby code').fill(code);
      await page.getByRole('button', { name: 'Join Lobby', exact: true }).click();
      await page.getByRole('heading', { name: 'In Another Lobby' }).waitFor();
      await page.waitForTimeout(settleTime);
      await friend.leaveLobby(code);
    },
  },
];

export interface ShiftRow {
  readonly name: string;
  /** The sum of all unexpected layout shifts of the visit, for each screen. */
  readonly values: Readonly<Record<keyof typeof screens, number>>;
  /** What moved, for finding the cause. */
  readonly details: readonly string[];
}

/** Measures the layout shift of the most visited pages on three screens. */
export const measureShifts = async (
  browser: Browser,
  accounts: { readonly friend: Account; readonly host: Host; readonly member: Account },
): Promise<ShiftRow[]> => {
  const { friend, host, member } = accounts;
  const rows: ShiftRow[] = [];
  for (const visit of visitsOf(friend, host, member)) {
    const values = { phone: 0, tablet: 0, desktop: 0 };
    const details: string[] = [];
    for (const screen of ['phone', 'tablet', 'desktop'] as const) {
      const context = await browser.newContext({ ...screens[screen], baseURL: friend.url });
      if (visit.account) await context.addCookies(visit.account.cookies);
      await addProbe(context, 'home');
      const page = await context.newPage();
      if (visit.isReturning) await page.goto('/', { waitUntil: 'networkidle' });
      await page.goto(visit.path, { waitUntil: 'load' });
      await page.waitForTimeout(settleTime);
      await visit.action?.(page);
      const shifts = await page.evaluate(() => window.probe.shifts);
      values[screen] = shifts.reduce((sum, { value }) => sum + value, 0);
      for (const { value, at, nodes } of shifts)
        details.push(`${screen} ${value.toFixed(4)} at ${at} ms: ${nodes.join('; ')}`);
      await context.close();
    }
    rows.push({ name: visit.name, values, details });
  }
  return rows;
};
