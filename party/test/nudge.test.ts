import { beforeEach, expect, test } from 'vitest';
import { lobbyOf, type PlayerSocket, startGame, World } from './world.ts';

const answer = { ratingValue: 8, sliderIndex: 2 };
let world: World;
let robin: PlayerSocket;
let sam: PlayerSocket;
let kim: PlayerSocket;
let round: { gameId: string; theme: string; game: number };

beforeEach(async () => {
  world = new World();
  [robin, sam, kim] = (await lobbyOf(world, ['robin1', 'sammy2', 'kimmy3'])) as [
    PlayerSocket,
    PlayerSocket,
    PlayerSocket,
  ]; // one per name
  round = { gameId: await startGame(world, [robin, sam, kim]), theme: 'Snacks', game: 0 };
  await world.send(robin, { type: 'themeChosen', gameId: round.gameId, theme: 'Snacks' });
  for (const code of [1, 2] as const)
    await world.send(kim, { type: 'gameRoundConfirmation', ...round, code, gameData: answer });
});

const nudges = (socket: PlayerSocket) =>
  socket.messages.filter((message) => 'type' in message && message.type === 'nudge');

test('a nudge reaches all pages of the missing players and the leader’s own, and stores nothing', async () => {
  const second = await world.connect('sammy2');
  const { writes } = world.storage;
  expect(await world.send(robin, { type: 'nudge', ...round })).toBe(true);
  const told = [{ type: 'nudge', by: 'robin1', nextAt: world.now + 10_000 }];
  expect([robin, sam, second, kim].map(nudges)).toEqual([told, told, told, []]);
  expect(world.storage.writes).toBe(writes);
});

test('a room can be nudged at most once in ten seconds, and only by its leader', async () => {
  expect(await world.send(kim, { type: 'nudge', ...round })).toBe('notLeader');
  expect(await world.send(robin, { type: 'nudge', ...round })).toBe(true);
  world.now += 9_999;
  expect(await world.send(robin, { type: 'nudge', ...round })).toBe('nudgedRecently');
  expect(nudges(sam)).toHaveLength(1);
  world.now += 1;
  expect(await world.send(robin, { type: 'nudge', ...round })).toBe(true);
  expect(nudges(sam)).toHaveLength(2);
});

test('a user who may not end the game gets the reason; other users get nothing', async () => {
  expect(await world.send(sam, { type: 'gameFinished', gameId: round.gameId })).toBe('notLeader');
  const errors = (socket: PlayerSocket) =>
    socket.messages.filter((message) => 'type' in message && message.type === 'gameFinishedError');
  expect(errors(sam)).toEqual([{ type: 'gameFinishedError', message: 'Only the lobby leader can do that.' }]);
  expect([robin, kim].flatMap(errors)).toEqual([]);
  expect(await world.send(robin, { type: 'gameFinished', gameId: round.gameId })).toBe(true);
  expect(errors(robin)).toEqual([]);
});
