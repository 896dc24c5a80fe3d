import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../testkit/eventually.ts';
import type { RoomClient } from '../../testkit/room-client.ts';
import { TcpProxy } from '../../testkit/tcp-proxy.ts';
import { RealPlatform } from './real-platform.ts';

/**
 * Silent connections with a real `partykit dev`: nothing closes them, so only missing heartbeats reveal
 * them.
 */
const timings = {
  pingEvery: 200,
  pingTimeout: 1_000,
  awayAfter: 1_000,
  absentAfter: 2_500,
  seatGracePeriod: 6_000,
};
const platform = new RealPlatform(5530, { ...timings, chatCooldown: 0 });

const proxies: TcpProxy[] = [];
afterAll(() => {
  for (const proxy of proxies) proxy.stop();
});

/** Returns three players in the first round; the last one is behind a proxy. */
const playing = async (room: string) => {
  const users = ['robin1', 'sammy2', 'kim333'];
  await platform.lobby(room, users);
  const proxy = await TcpProxy.before(platform.port);
  proxies.push(proxy);
  const [robin, sam] = await platform.players(room, ['robin1', 'sammy2']);
  if (!robin || !sam) throw new Error('two sockets');
  const kim = await platform.join(room, { sub: 'kim333', port: proxy.port });
  const players = [robin, sam, kim];
  expect(await robin.send({ type: 'startGame' })).toBe(true);
  await eventually('the game', () => players.every(({ view }) => view?.game));
  const gameId = robin.view?.game?.id ?? '';
  for (const player of players) expect(await player.send({ type: 'confirmReadiness', gameId })).toBe(true);
  expect(await robin.send({ type: 'themeChosen', gameId, theme: 'Snacks' })).toBe(true);
  await eventually('the round', () => players.every((player) => player.phase === 'playing'));
  return { proxy, robin, sam, kim, gameId };
};

const answered = async (player: RoomClient, gameId: string) => {
  const key = { gameId, theme: 'Snacks', game: 0 };
  const gameData = { ratingValue: 9, sliderIndex: 2 };
  expect(await player.send({ type: 'gameRoundConfirmation', ...key, code: 1, gameData })).toBe(true);
  expect(await player.send({ type: 'gameRoundConfirmation', ...key, code: 2 })).toBe(true);
};

const presenceOfKim = ({ view }: RoomClient) =>
  view?.seats.find(({ user }) => user === 'kim333')?.presence ?? 'gone';

test('a connection that is silent during a round: away, then out of the quorum, then without a seat; a new connection is accepted until then', async () => {
  const room = 'DPPPPP';
  const { proxy, robin, sam, kim, gameId } = await playing(room);
  await answered(robin, gameId);
  await answered(sam, gameId);
  proxy.silence();
  await eventually('kim to be away', () => presenceOfKim(robin) === 'away');
  expect(robin.phase).toBe('playing');
  await eventually('the round to go on', () => robin.phase === 'results');
  expect([presenceOfKim(robin), kim.closeCode]).toEqual(['absent', null]);
  const again = await platform.join(room, { sub: 'kim333', port: proxy.port });
  expect(presenceOfKim(again)).toBe('here');
  proxy.silence();
  await eventually('the seat to be given up', () => presenceOfKim(robin) === 'gone');
  expect(presenceOfKim(sam)).toBe('gone');
});

test('SIGKILL during a round: players who reconnect are here, and a connection that dies later is detected', async () => {
  const room = 'DQQQQQ';
  const { proxy } = await playing(room);
  await platform.restart();
  const [robin] = await platform.players(room, ['robin1', 'sammy2']);
  if (!robin) throw new Error('a socket');
  await platform.join(room, { sub: 'kim333', port: proxy.port });
  await eventually('all three', () => robin.view?.seats.every(({ presence }) => presence === 'here'));
  proxy.silence();
  await eventually('kim to be away', () => presenceOfKim(robin) === 'away');
  expect(robin.view?.seats.filter(({ presence }) => presence === 'here')).toHaveLength(2);
});
