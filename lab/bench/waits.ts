import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { Account } from './browser/account.ts';
import { withBrowserAndSites } from './browser/browser-and-sites.ts';
import {
  Game,
  joinByCode,
  joinByInvitation,
  joinByLink,
  logIn,
  openContext,
  openHost,
  sendChat,
} from './browser/journeys.ts';
import { measureShifts } from './browser/layout-shift.ts';
import { measureResponsiveness, type Responsiveness } from './browser/responsiveness.ts';
import { waitForIdle } from './report/idle.ts';
import { describeMachine, percent } from './report/machine.ts';
import { shown, spreadOf } from './report/spread.ts';
import { printTable } from './report/table.ts';

/** The waits, with what a round of each is compared with. */
const waits = {
  code: { title: 'join by code', floor: 'request' },
  invitation: { title: 'join by invitation', floor: 'request' },
  link: { title: 'open an invite link', floor: 'load' },
  reload: { title: 'reload in a running game', floor: 'load' },
  login: { title: 'log in', floor: 'loginRequest' },
  lock: { title: 'lock an answer', floor: 'request' },
  send: { title: 'send an answer', floor: 'request' },
  chat: { title: 'chat message at another player', floor: 'request' },
} as const;
type Wait = keyof typeof waits;
type Floor = (typeof waits)[Wait]['floor'];
type Round = Record<Wait | Floor, number>;

/** The time of one warm request, of a load of a text file of the site, and of a login without a page. */
const measureFloors = async (browser: Browser, account: Account): Promise<Record<Floor, number>> => {
  const context = await openContext({ browser, account }, account.url, 'home');
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  const load = await page.evaluate(async () => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry?.duration ?? 0;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const request = await page.evaluate(async () => {
    await fetch('/api/config');
    const began = performance.now();
    await fetch('/api/config');
    return performance.now() - began;
  });
  await context.close();
  const began = performance.now();
  await account.post('/api/user/login', account.credentials);
  return { request, load, loginRequest: performance.now() - began };
};

interface Options {
  readonly port: number;
  readonly rounds: number;
  readonly idleTimeout: number;
}

/**
 * How long a player waits for the lobby, for the game after a reload and for what they send; what moves on a page; and how
 * long a slow phone needs for each press of a whole game.
 */
export const benchWaits = (options: Options): Promise<void> =>
  withBrowserAndSites(options.port, async ({ stackUrl, bareUrl, browser }) => {
    await measureJourneys(browser, stackUrl, options);
    const games: Responsiveness[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      await waitForIdle(options.idleTimeout);
      games.push(await measureResponsiveness(browser, stackUrl, bareUrl));
    }
    reportPresses(games);
  });

const measureJourneys = async (browser: Browser, url: string, options: Options): Promise<void> => {
  const register = () => Account.register(url);
  const friend = { browser, account: await register() };
  const hostFor = async () => {
    const account = await register();
    await account.befriend(friend.account);
    return openHost(account);
  };
  const rounds: Round[] = [];
  const idle: number[] = [];
  const game = await Game.start({ browser, account: await register() }, await hostFor());
  // The first round is not counted: in it the fresh stack and the browser compile what they run.
  for (let round = 0; round <= options.rounds; round += 1) {
    idle.push(await waitForIdle(options.idleTimeout));
    const host = await hostFor();
    rounds.push({
      code: await joinByCode(friend, host),
      invitation: await joinByInvitation(friend, host),
      link: await joinByLink(friend, host),
      login: await logIn(browser, friend.account),
      ...(await game.playRound()),
      chat: await sendChat(friend, host),
      ...(await measureFloors(browser, friend.account)),
    });
    host.player.socket.terminate();
  }
  await game.end();
  const host = await hostFor();
  const member = await register();
  await member.post(`/api/lobby/joinLobby/${host.code}`);
  const shifts = await measureShifts(browser, { friend: friend.account, host, member });
  host.player.socket.terminate();
  report(rounds.slice(1), idle.slice(1));
  console.log('');
  printTable(
    ['layout shift', 'phone', 'tablet', 'desktop'],
    shifts.map(({ name, values }) => [
      name,
      ...[values.phone, values.tablet, values.desktop].map((value) => value.toFixed(3)),
    ]),
  );
  for (const { name, details } of shifts) for (const line of details) console.log(`${name}: ${line}`);
};

const reportPresses = (games: readonly Responsiveness[]): void => {
  const spread = (value: (game: Responsiveness) => number) => shown(spreadOf(games.map(value)));
  console.log('');
  printTable(
    [`a whole game on a phone, ${games.length} times`, 'ms'],
    [
      ['from START to the first frame of the game, fast 4G', spread(({ start }) => start)],
      [
        `${spread(({ interactions }) => interactions)} interactions, processor 4 times slower: p98`,
        spread(({ p98 }) => p98),
      ],
      ['the longest interaction', spread(({ longest }) => longest)],
      ['presses on a page of React alone, processor 4 times slower: p98', spread(({ bareP98 }) => bareP98)],
    ],
  );
};

const report = (rounds: readonly Round[], idle: readonly number[]): void => {
  console.log(describeMachine(['@playwright/test', 'wrangler', 'partykit', 'react']));
  const before = spreadOf(idle);
  console.log(
    `${rounds.length} rounds, a phone of 360 x 740; idle before a round ${percent(before.median)} ` +
      `(${percent(before.min)}-${percent(before.max)}), load ${loadavg()[0]?.toFixed(1)} at the end\n`,
  );
  printTable(
    ['wait', 'ms', 'floor', 'floor ms', 'ratio'],
    (Object.keys(waits) as Wait[]).map((wait) => {
      const { title, floor } = waits[wait];
      return [
        title,
        shown(spreadOf(rounds.map((round) => round[wait]))),
        floor,
        shown(spreadOf(rounds.map((round) => round[floor]))),
        shown(spreadOf(rounds.map((round) => round[wait] / round[floor])), 'x'),
      ];
    }),
  );
};
