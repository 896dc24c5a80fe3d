import { sampleAnswer } from '@tallyho/game/minigames/registry';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { setNotifications } from '../../entities/feedback/notifications.ts';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import type { Room } from '../../entities/room/room.ts';
import { openRoom } from '../../entities/room/room-store.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { platform } from '../../shared/platform/platform.ts';
import { subscribeRoomAttention } from './room-attention.ts';

const theme = 'Flags of the world';
let scripted: ScriptedRoom;
let room: Room;
let stop: () => void;
let visibility: DocumentVisibilityState;
let notified: MockInstance<typeof platform.notify>;
const goTo = vi.fn();

beforeEach(async () => {
  sessionStorage.clear();
  goTo.mockReset();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(platform, 'notificationPermission').mockReturnValue('granted');
  vi.spyOn(platform, 'requestNotifications').mockResolvedValue('granted');
  notified = vi.spyOn(platform, 'notify').mockReturnValue();
  await setNotifications(true);
  document.head.innerHTML = '<title>Game · Tallyho</title><link rel="icon" href="/favicon.svg" />';
  scripted = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim);
  room = openRoom(scripted.code, scripted.wiringFor(kim.user));
  await expect.poll(() => room.getSnapshot().view).toBeTruthy();
  stop = subscribeRoomAttention(room, kim.user, goTo);
});
afterEach(() => {
  stop();
  room.close();
});

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}
const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');
const texts = () => notified.mock.calls.map(([{ body }]) => body);
const playRound = () =>
  scripted.act(robin.user, { type: 'themeChosen', gameId: startChoosing(scripted), theme });

/** Locks and sends an answer of the round. */
function send(user: string): void {
  const { stage } = scripted.state;
  if (stage.phase !== 'playing') throw new Error('No round was started');
  const gameData = sampleAnswer(stage.round.board, () => 0);
  for (const code of [1, 2] as const)
    scripted.act(user, {
      type: 'gameRoundConfirmation',
      gameId: stage.game.id,
      theme,
      game: 0,
      code,
      gameData,
    });
}

test('a hidden page shows in its tab and in one notification per step that the game waits for the player', () => {
  show('hidden');
  playRound();
  expect(texts()).toEqual(['The game starts!', 'Your turn']);
  expect(document.title).toBe('Your turn · Tallyho');
  expect(icon()).toBe('/favicon-turn.svg');
  show('visible');
  expect(document.title).toBe('Game · Tallyho');
  expect(icon()).toBe('/favicon.svg');
});

test('a player who sees the page, or has sent an answer, is not called', () => {
  playRound();
  send(kim.user);
  show('hidden');
  expect(texts()).toEqual([]);
  expect(document.title).toBe('Game · Tallyho');
});

test('the last player of a round is told that everybody waits, and a press on the notification leads to the game', () => {
  show('hidden');
  playRound();
  send(robin.user);
  expect(texts()).toEqual(['The game starts!', 'Your turn', 'Everybody waits for you']);
  expect(document.title).toBe('Everybody waits for you · Tallyho');
  notified.mock.calls.at(-1)?.[1]();
  expect(goTo.mock.calls).toEqual([['/game']]);
});

test('no step is notified again after a reload, or if the player saw it', () => {
  playRound();
  show('hidden');
  stop();
  stop = subscribeRoomAttention(room, kim.user, goTo);
  expect(texts()).toEqual([]);
  expect(document.title).toBe('Your turn · Tallyho');
});

test('a notification is not shown if they are turned off on this device, or blocked', async () => {
  show('hidden');
  await setNotifications(false);
  playRound();
  expect(texts()).toEqual([]);
  expect(document.title).toBe('Your turn · Tallyho');
});

test('the tab is restored when the seat is left', () => {
  show('hidden');
  playRound();
  stop();
  expect(document.title).toBe('Game · Tallyho');
  expect(icon()).toBe('/favicon.svg');
});

test('the screen stays on while a game runs and the page is visible, also after the page was hidden', async () => {
  const lock = {
    released: false,
    release: vi.fn(async () => {
      lock.released = true;
    }),
  };
  const request = vi.fn(async () => {
    lock.released = false;
    return lock;
  });
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  expect(request).not.toHaveBeenCalled();
  playRound();
  await expect.poll(() => request).toHaveBeenCalledOnce();
  show('hidden');
  await expect.poll(() => lock.released).toBe(true);
  show('visible');
  await expect.poll(() => lock.released).toBe(false);
  expect(request).toHaveBeenCalledTimes(2);
  const { stage } = scripted.state;
  if (stage.phase === 'lobby') throw new Error('No game was started');
  scripted.act(robin.user, { type: 'gameFinished', gameId: stage.game.id });
  await expect.poll(() => lock.released).toBe(true);
  Reflect.deleteProperty(navigator, 'wakeLock');
});
