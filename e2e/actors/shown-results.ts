import { expect, type Locator, type Page } from '@playwright/test';
import type { RoundRecord } from '@tallyho/game/records/game';
import {
  closestPair,
  commonRoles,
  countVotes,
  epsilon,
  histogram,
  leaderboard,
  mostDivisive,
  playerPoints,
  type RankedEntry,
} from './recompute.ts';

/** Compares the results on the screen with those of recompute.ts. */

const steps = ['gold', 'silver', 'bronze'] as const;

/** Retries the check until animations have ended: it reads texts without waiting, and hidden texts are empty. */
const retryUntilPass = (check: () => Promise<void>): Promise<void> =>
  expect(check).toPass({ timeout: 30_000 });

/** The timeout of each assertion within one attempt. */
const attemptTimeout = { timeout: 2_000 };

/** Expects `shown` to be `value` rounded to `digits` decimals. */
function expectNumber(shown: string | undefined, value: number, digits: number, what: string): void {
  const half = 0.5 / 10 ** digits;
  expect(Math.abs(Number(shown) - value), `${what}: ${shown}, computed ${value}`).toBeLessThanOrEqual(
    half + 1e-6,
  );
}

const numberIn = (text: string): string | undefined => /-?\d+(\.\d+)?/.exec(text)?.[0];

/** Phones show no podium next to rows that contain the ranks. */
const isPhone = (scope: Locator): boolean => (scope.page().viewportSize()?.width ?? 0) < 600;

/** Expects the complete results of a round inside `scope`. */
export const expectRound = (scope: Locator, record: RoundRecord): Promise<void> =>
  retryUntilPass(() => checkRound(scope, record));

async function checkRound(scope: Locator, record: RoundRecord): Promise<void> {
  const { board } = record;
  switch (board.type) {
    case 'Slider': {
      const { mean, counts } = histogram(record);
      const verdict = scope.getByRole('paragraph').filter({ hasText: 'The group says' });
      expectNumber(numberIn((await verdict.textContent()) ?? ''), mean, 1, 'mean');
      const columns = scope.getByRole('list', { name: 'Ratings by point' }).locator(':scope > li');
      expect(await columns.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(
        board.points.map(({ name }, index) => `${name}: ${counts[index]}`),
      );
      return;
    }
    case 'Choose': {
      const sides = [board.left.header, board.right.header];
      for (const [index, count] of countVotes(record).entries())
        await expect(
          scope.getByRole('region', { name: `${sides[index]}: ${count} ${count === 1 ? 'vote' : 'votes'}` }),
        ).toBeVisible(attemptTimeout);
      return;
    }
    case 'SliderLobby': {
      const lines = leaderboard(record);
      await expectMeans(scope, lines);
      if (isPhone(scope))
        await expect(scope.getByRole('list', { name: 'Podium', exact: true })).toBeHidden(attemptTimeout);
      else await expectPodium(scope, lines);
      return;
    }
    case 'TierList':
    case 'TierListLobby':
    case 'SliderAvatarsLobby': {
      if ('tiers' in board && board.ordered === false) return expectRoles(scope, record);
      const lines = leaderboard(record);
      await expectRanking(scope, lines);
      if (board.type === 'SliderAvatarsLobby') await expectRow(scope, lines);
      else await expectPodium(scope, lines);
      return;
    }
    default:
      // A new mini-game compiles without a change here, and fails if a test plays it.
      throw new Error('The browser tests do not support this mini-game yet');
  }
}

async function expectRanking(scope: Locator, lines: readonly RankedEntry[]): Promise<void> {
  const ranking = scope.getByRole('list', { name: 'Full ranking' });
  if (!(await ranking.isVisible())) await scope.getByText('Full ranking').click();
  const shown = (await ranking.locator(':scope > li').allInnerTexts()).map((text) =>
    text
      .split('\n')
      .map((part) => part.trim())
      .filter(Boolean),
  );
  expect(shown.map(([rank]) => Number(rank))).toEqual(lines.map(({ rank }) => rank));
  for (const { rank, name, amount } of lines) {
    const line = shown.find((parts) => parts.includes(name));
    expect(line?.[0], `rank of ${name}`).toBe(String(rank));
    const amountAt = (line?.lastIndexOf(name) ?? 0) + 1;
    expectNumber(numberIn(line?.[amountAt] ?? ''), amount, 0, `points of ${name}`);
  }
}

async function expectRoles(scope: Locator, record: RoundRecord): Promise<void> {
  const list = scope.getByRole('list', { name: 'Who verdict what' });
  if (!(await list.isVisible())) await scope.getByText('Who verdict what').click();
  for (const { name, roles: names } of commonRoles(record)) {
    const line = list.locator(':scope > li').filter({ has: scope.page().getByText(name, { exact: true }) });
    await expect(line).toContainText(names.length > 0 ? names.join(' / ') : 'No role', attemptTimeout);
  }
}

async function expectMeans(scope: Locator, lines: readonly RankedEntry[]): Promise<void> {
  const rows = scope.getByRole('list', { name: 'Ratings, best first' }).locator(':scope > li');
  const shown = (await rows.allInnerTexts()).map((text) => text.split(/\s+/).filter(Boolean));
  expect(shown.map((parts) => Number(parts.at(-1)))).toEqual(lines.map(({ rank }) => rank));
  for (const { rank, name, amount } of lines) {
    const row = shown.find(([first]) => first === name);
    expect(row?.at(-1), `rank of ${name}`).toBe(String(rank));
    expectNumber(row?.at(-2), amount, 1, `mean of ${name}`);
  }
}

/** Expects all players in the group's row, the worst first, with their ranks. */
async function expectRow(scope: Locator, lines: readonly RankedEntry[]): Promise<void> {
  const places = scope.getByRole('list', { name: "The group's row, worst to best" }).locator(':scope > li');
  const ranks = (await places.allInnerTexts()).map((text) =>
    Number(/(\d+)(st|nd|rd|th)\s*$/.exec(text)?.[1]),
  );
  expect(ranks).toEqual(lines.map(({ rank }) => rank).reverse());
}

/** Expects the first three ranks on the podium. */
async function expectPodium(scope: Locator, lines: readonly RankedEntry[]): Promise<void> {
  const podium = scope.getByRole('list', { name: 'Podium', exact: true });
  for (const [index, step] of steps.entries()) {
    const names = lines.filter(({ rank, amount }) => rank === index + 1 && amount > 0);
    const heads = podium.getByRole('list', { name: `${step}, rank ${index + 1}` });
    await expect(heads).toHaveCount(names.length > 0 ? 1 : 0, attemptTimeout);
    for (const { name } of names.slice(0, 3)) await expect(heads).toContainText(name, attemptTimeout);
  }
}

interface AwardsOptions {
  /** The votes are anonymous, so there is no closest pair. */
  readonly isAnonymous?: boolean;
  /** The awards of the whole game instead of the last round. */
  readonly ofGame?: boolean;
  /** The rounds that the awards may name; default: all. */
  readonly named?: readonly RoundRecord[];
}

/** Expects "Most divisive" and "Closest pair" of these rounds. */
export const expectAwards = (
  page: Page,
  records: readonly RoundRecord[],
  options: AwardsOptions = {},
): Promise<void> => retryUntilPass(() => checkAwards(page, records, options));

async function checkAwards(
  page: Page,
  records: readonly RoundRecord[],
  { isAnonymous = false, ofGame = false, named = records }: AwardsOptions,
): Promise<void> {
  const awards = page.getByRole('region', { name: 'Awards' });
  // A round with a single question has no award of its own.
  const last = records.slice(-1).filter(({ board }) => board.type !== 'Slider' && board.type !== 'Choose');
  const divisive = mostDivisive(ofGame ? named : last);
  const card = awards.getByRole('article').filter({ has: page.getByText('Most divisive') });
  await expect(card).toHaveCount(divisive.length > 0 ? 1 : 0, attemptTimeout);
  if (divisive.length > 0) {
    const text = (await card.allInnerTexts()).join(' ').replace(/\s+/g, ' ');
    const called = divisive.find(({ name }) => text.includes(name));
    expect(called, `${text} is one of ${JSON.stringify(divisive)}`).toBeDefined();
  }
  const pairs = isAnonymous ? [] : closestPair(records);
  const together = awards.getByRole('article').filter({ has: page.getByText('Closest pair') });
  await expect(together).toHaveCount(pairs.length > 0 ? 1 : 0, attemptTimeout);
  if (pairs.length > 0) {
    const text = (await together.allInnerTexts()).join(' ').replace(/\s+/g, ' ');
    const [agreement] = /\d+(?=\s%)/.exec(text) ?? [];
    const called = pairs.find(({ names }) => names.every((name) => text.includes(name)));
    expect(called, `${text} is one of ${JSON.stringify(pairs)}`).toBeDefined();
    expect(Number(agreement), 'agreement').toBe(called && percent(called.agreement));
    if (called) expect(text).toContain(agreementText(called));
  }
}

/** Whole percent; 100 only for identical answers. */
const percent = (agreement: number): number =>
  agreement > 100 - epsilon ? 100 : Math.min(99, Math.round(agreement));

/** The text about the agreement of two players. It counts equal answers only if their share is the agreement. */
function agreementText({ agreement, same, compared }: ReturnType<typeof closestPair>[number]): string {
  if (same === compared) return compared === 1 ? 'gave the same answer' : `all ${compared} times`;
  const isShare = same > 0 && percent(agreement) === Math.round((100 * same) / compared);
  return isShare ? `out of ${compared}` : `alike in ${compared} answer`;
}

/** Expects the points of all players at Game Over. */
export const expectPoints = (page: Page, records: readonly RoundRecord[]): Promise<void> =>
  retryUntilPass(() => checkPoints(page, records));

async function checkPoints(page: Page, records: readonly RoundRecord[]): Promise<void> {
  const lines = playerPoints(records);
  const rows = page.getByRole('list', { name: 'Points' }).locator(':scope > li');
  const shown = (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
  expect(shown).toHaveLength(lines.length);
  for (const { rank, name, amount } of lines) {
    const row = shown.find((text) => text.includes(` ${name} `));
    expect(row, `a row of ${name} in ${shown.join(' | ')}`).toBeDefined();
    expect(row?.split(' ')[0], `rank of ${name}`).toBe(String(rank));
    expectNumber(/ (\d+(\.\d+)?) points?/.exec(row ?? '')?.[1], amount, 1, `points of ${name}`);
  }
}
