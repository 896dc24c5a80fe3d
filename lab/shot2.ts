import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { openContext } from '../e2e/actors/screen.ts';
import { chromium as options } from '../e2e/stack/chromium.ts';

const url = `http://localhost:5824`;
const looks: Record<string, [string, string]> = {
  p: ['phone', 'light'],
  P: ['phone', 'dark'],
  n: ['narrow', 'light'],
  d: ['desktop', 'light'],
  D: ['desktop', 'dark'],
  t: ['tablet', 'light'],
};
const people = ['Robin', 'Carla', 'Yusuf', 'Priya'].map((username, i) => ({
  user: `p${i + 1}`,
  username,
  avatar: i + 1,
}));
const result = {
  finishedAt: Date.UTC(2026, 10, 21, 12),
  players: people.map((p, color) => ({ ...p, color, isGuest: false })),
  rounds: [
    {
      index: 0,
      gameIndex: 0,
      theme: 'Street food',
      isCustomTheme: false,
      gamesInTheme: 2,
      game: { name: 'How funny?', description: '', type: 'SliderLobby' },
      board: { type: 'SliderLobby', players: people, start: 50 },
      answers: people.map((ratedBy) => ({
        ratedBy,
        gameData: { ratings: people.map(({ user }, i) => ({ player: user, value: i * 20 })) },
      })),
    },
  ],
  customThemeRounds: 0,
  anonymousVotes: false,
  awards: {
    scores: people.map((player, i) => ({ player, points: 140 - i * 30, rounds: 1, rank: i + 1 })),
    divisive: null,
    closestPair: null,
  },
  favourites: [],
  moreOnTop: 0,
  titles: people.map((player) => ({
    player,
    kind: 'confident',
    name: 'Knows their worth',
    fact: 'Rated themselves highest.',
  })),
  turn: {
    question: 'Two stalls',
    story: 'They sell the same thing. One has a line of forty people.',
    item: null,
    options: [
      { name: 'Join the line', votes: 2 },
      { name: 'The empty stall', votes: 2 },
    ],
  },
};
const user = {
  _id: 'u',
  username: 'Robin',
  email: 'r@x.org',
  avatar: 1,
  administrator: false,
  emailVerified: true,
  isGuest: false,
  authProviders: ['form'],
  preferences: {
    avatarEnabled: true,
    animationsEnabled: true,
    showNSFW: false,
    fontSize: 16,
    lobbyShowAvatars: true,
    lobbyShowCode: false,
    sound: true,
    background: 'default',
  },
  standing: { suspension: null, mute: null, warning: null },
};
const night = {
  _id: 'one',
  finishedAt: '2026-05-02T20:00:00.000Z',
  players: people.map((p, i) => ({ username: p.username, avatar: p.avatar, isYou: i === 0, friend: null })),
  themes: ['Street food', 'All about us'],
  rounds: 3,
  anonymousVotes: false,
  winners: [],
  podium: [],
  place: { rank: 2, of: 4 },
  favourites: [],
  shareToken: 'abc',
};
const profile = {
  games: 23,
  considered: 23,
  won: 7,
  titles: [
    { kind: 'selective', name: 'Connoisseur', count: 3 },
    { kind: 'diplomat', name: 'Diplomat', count: 1 },
  ],
  agreements: [
    { username: 'kimchi', avatar: 4, friend: 'user-kim', percent: 84, compared: 24 },
    { username: 'samwise', avatar: 5, friend: null, percent: 50, compared: 20 },
  ],
  favourites: [
    { item: { id: 'a', url: '/images/1.webp', alt: 'Dumplings' }, game: 'Street food' },
    { item: { id: 'b', url: null, alt: 'Join the line' }, game: 'Two stalls' },
    { item: { id: 'c', url: null, alt: 'Is queueing part of the fun?' }, game: 'Street food' },
  ],
};
const browser = await chromium.launch(options());
for (const look of (process.env.LOOKS ?? 'p,d').split(',')) {
  const [screen, colorScheme] = looks[look]!;
  const { context } = await openContext(browser, url, { screen, colorScheme, motion: false } as never);
  for (const arg of process.argv.slice(2)) {
    const [name, address, ...acts] = arg.split('|');
    const page = await context.newPage();
    page.on('pageerror', (e) => console.log(name, look, String(e).slice(0, 300)));
    await page.route(
      ({ pathname }) => pathname.startsWith('/api/') || pathname.endsWith('board.png'),
      (route) => {
        const p = new URL(route.request().url()).pathname;
        if (p.endsWith('board.png'))
          return route.fulfill({
            contentType: 'image/svg+xml',
            body: '<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1350"><rect width="1080" height="1350" fill="#302"/></svg>',
          });
        if (p === '/api/config')
          return route.fulfill({ json: { comingSoon: false, providers: [], passkeys: false } });
        if (p.startsWith('/api/shared/'))
          return route.fulfill({
            json: { success: true, headline: 'Priya wins!', theme: 'theme-7', result },
          });
        if (p === '/api/user/auth-check')
          return route.fulfill({
            json: {
              success: true,
              authenticated: !(address!.startsWith('/r/') || name!.includes('visitor')),
              user: address!.startsWith('/r/') || name!.includes('visitor') ? null : user,
            },
          });
        if (p === '/api/user/games')
          return route.fulfill({ json: { success: true, games: [night], next: null } });
        if (p.includes('profile')) return route.fulfill({ json: { success: true, ...profile, profile } });
        if (p === '/api/lobby/public')
          return route.fulfill({
            json: {
              success: true,
              lobbies: [
                {
                  code: 'ABCDEF',
                  leader: { username: 'Carla', avatar: 3 },
                  players: 3,
                  capacity: 6,
                  guestsMayJoin: false,
                },
              ],
            },
          });
        if (process.env.LOG) console.log(p);
        return route.fulfill({ status: 404, json: { success: false, message: 'no' } });
      },
    );
    await page.goto(address!);
    for (const act of acts) {
      if (/^\d+$/.test(act)) await page.waitForTimeout(Number(act));
      else if (act.startsWith('scroll:'))
        await page.evaluate((s) => window.scrollTo(0, s), Number(act.slice(7)));
      else if (act.startsWith('wait:'))
        await page
          .locator(act.slice(5))
          .first()
          .waitFor({ timeout: 45000 })
          .catch((e) => console.log(name, 'not there'));
      else await page.getByRole('button', { name: act }).first().click();
    }
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/shots/${name} ${look}.png` });
    await page.close();
  }
  await context.close();
}
await browser.close();
