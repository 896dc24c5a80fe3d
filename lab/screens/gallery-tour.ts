import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openContext } from '../../e2e/actors/screen.ts';
import { answerConfig } from '../gallery-server.ts';
import { type Capture, expect, type Look, looksOf } from './viewers.ts';

interface GalleryScreen {
  readonly name: string;
  readonly address: string;
  /** Leads from the opened page to the screen. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Milliseconds until the screen: what it shows runs on the clock. */
  readonly after?: number;
}

const game = (scene: string) => `/gallery/game?scene=${scene}`;

/** Moments of the results of a round, in seconds since their start. */
const beats = [2, 5, 9, 14, 20, 28] as const;

/** What a played game does not show, or only for a moment. */
const screens: readonly GalleryScreen[] = [
  { name: 'invite link', address: '/gallery/invitation' },
  {
    name: 'home, account, with the last game night',
    address: '/gallery/home?scene=outside&you=3',
    act: (page) => expect(page.getByRole('heading', { name: 'Your last game night' })).toBeVisible(),
  },
  {
    name: 'code board',
    address: '/gallery/home?scene=lobby',
    act: async (page) => {
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await page.getByRole('button', { name: 'Show the code large' }).click();
    },
  },
  { name: 'lobby of eight, a guest', address: '/gallery/home?scene=lobby&size=8&you=2' },
  ...[2, 3, 5, 8].map((size) => ({
    name: `readyCheck of ${size}`,
    address: `${game('readyCheck')}&size=${size}`,
  })),
  { name: 'choosing, another player', address: `${game('choosing')}&you=1` },
  { name: 'choosing by vote', address: game('group-vote') },
  { name: 'choosing in turn', address: `${game('group-turn')}&you=2` },
  { name: 'waiting of eight, with a guess', address: `${game('guess-items')}&size=8` },
  { name: 'waiting, with a guess of ten texts', address: game('guess-takes') },
  { name: 'cup', address: game('cup-voted') },
  { name: 'cup outcome', address: game('cup-outcome') },
  { name: 'cup results', address: `${game('results-cup')}&at=60` },
  { name: 'cup of sixteen', address: game('cup-sixteen') },
  {
    name: 'cup of sixteen, results',
    address: game('results-cup-sixteen'),
    act: (page) => page.getByRole('button', { name: 'Skip', exact: true }).click(),
  },
  { name: 'rank them', address: game('play-ranking-half') },
  { name: 'rank them results', address: game('results-ranking') },
  {
    name: 'hot takes',
    address: game('play-hot-takes'),
    act: (page) => page.getByRole('button', { name: 'Start', exact: true }).click(),
  },
  { name: 'hot takes results', address: game('results-hot-takes') },
  { name: 'write and rate, writing', address: game('play-prompt') },
  { name: 'write and rate, rating', address: game('play-prompt-rate-half') },
  { name: 'write and rate results', address: game('results-prompt') },
  { name: 'whose is it, writing', address: game('play-whose') },
  { name: 'whose is it, guessing', address: game('play-whose-guess') },
  {
    name: 'whose is it, I do not know',
    address: game('play-whose-guess-half'),
    act: (page) =>
      page
        .getByRole('button', { name: /^I don.t know/ })
        .first()
        .click(),
  },
  { name: 'whose is it, reveal', address: game('results-whose'), after: 3_500 },
  {
    name: 'whose is it, results',
    address: game('results-whose'),
    act: (page) => page.getByRole('button', { name: 'Skip', exact: true }).click(),
  },
  ...beats.map((at) => ({
    name: `tier list show after ${at} s`,
    address: `${game('show-tier-list')}&at=${at}`,
  })),
  { name: 'guesses shown', address: `${game('show-guesses')}&at=60` },
  { name: 'points after a round', address: `${game('show-slider-lobby')}&at=60` },
  ...[0, 2_500, 5_000].map((after) => ({
    name: `ceremony after ${after / 1_000} s`,
    address: `${game('show-slider-avatars-lobby')}&at=120`,
    act: endGame,
    after,
  })),
  { name: 'messages', address: '/gallery/messages' },
];

/** Ends the game at the results of its last round. */
async function endGame(page: Page): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Continue');
  await press('End Game');
  await press('End it');
}

/** The time in which what has just appeared comes to rest, in ms. */
const settled = 1_000;

/**
 * Shows screens of the gallery in every size and color scheme. `show` is called for each of them, because what a scene shows runs
 * on the clock. `only`: only these sizes and schemes.
 */
export async function showGallery(
  browser: Browser,
  url: string,
  show: Capture,
  only?: readonly Look[],
): Promise<void> {
  // The screens of one look share a browser context, and so its cache of the development server's many files.
  const contexts = new Map<Look, BrowserContext>();
  for (const [look, options] of looksOf(only))
    contexts.set(look, (await openContext(browser, url, { ...options, motion: true })).context);
  for (const { name, address, act, after = 0 } of screens)
    for (const [look, context] of contexts) {
      const page = await context.newPage();
      await answerConfig(page);
      await page.goto(address);
      // A scene is there when its first heading is, and nothing is loading any more. Parts below the viewport do not load.
      await expect(page.getByRole('heading').first()).toBeVisible();
      const loading = page.locator('[role="status"]:not([style*="--loading-motion"] *)');
      await expect(loading.filter({ hasText: /^Loading/ })).toHaveCount(0);
      await act?.(page);
      await page.waitForTimeout(settled + after);
      await show(name, new Map([[look, { page }]]));
      await page.close();
    }
  for (const context of contexts.values()) await context.close();
}
