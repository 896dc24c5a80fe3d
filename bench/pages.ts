import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../scripts/check/browser.ts';
import { startStack } from '../scripts/stack/stack.ts';
import { Account } from './pages/account.ts';
import {
  Game,
  joinByCode,
  joinByInvitation,
  joinByLink,
  logIn,
  openContext,
  openHost,
  sendChat,
} from './pages/journeys.ts';
import { measureShifts } from './pages/layout-shift.ts';
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

/** How long a player waits for the lobby, for the game after a reload, and for what they send; and what moves on a page. */
export const benchPages = async (options: {
  port: number;
  rounds: number;
  idleTimeout: number;
}): Promise<void> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tallyho-bench-'));
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no Chromium or Chrome: name one in CHROMIUM_PATH');
  const stack = await startStack({ port: options.port, dataDir, quiet: true });
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const register = () => Account.register(stack.url);
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
  } finally {
    await browser.close();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
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
