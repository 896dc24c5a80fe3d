import { expect, test } from 'vitest';
import { lobbyOf, type PlayerSocket, startGame, World } from './world.ts';

/** Returns a world with three players in a running game. */
const inGame = async () => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2', 'kim333']);
  const [robin, sam, kim] = sockets;
  const gameId = await startGame(world, sockets);
  return { world, robin, sam, kim, gameId };
};

const show = (world: World, socket: PlayerSocket, page: 'game' | 'other') =>
  world.send(socket, { type: 'viewPage', page });

/** Returns all lists of users on other pages that a socket received, oldest first. */
const told = ({ messages }: PlayerSocket): string[][] =>
  messages.flatMap((message) => ('users' in message ? [message.users] : []));

test('all players are notified of a user who shows another page, and of the return; nothing is stored, and presence is unchanged', async () => {
  const { world, robin, kim } = await inGame();
  const { writes } = world.storage;
  expect(await show(world, kim, 'other')).toBe(true);
  expect(told(robin)).toEqual([['kim333']]);
  expect(await show(world, kim, 'other')).toBe(true);
  expect(await show(world, kim, 'game')).toBe(true);
  expect([told(robin), told(kim)]).toEqual([
    [['kim333'], []],
    [['kim333'], []],
  ]);
  expect(world.storage.writes).toBe(writes);
  expect((await world.view(robin)).seats.map(({ presence }) => presence)).toEqual(['here', 'here', 'here']);
});

test('one tab with the game is enough', async () => {
  const { world, robin, kim } = await inGame();
  const second = await world.connect('kim333');
  await show(world, kim, 'other');
  expect(told(robin)).toEqual([]);
  await show(world, second, 'other');
  expect(told(robin)).toEqual([['kim333']]);
  await world.connect('kim333');
  expect(told(robin)).toEqual([['kim333'], []]);
});

test('a tab with the game does not count if its connection is dead', async () => {
  const { world, robin, kim } = await inGame();
  const second = await world.connect('kim333');
  await show(world, second, 'other');
  kim.latency = null;
  await world.pass(10_000);
  expect(told(robin)).toEqual([['kim333']]);
});

test('a new connection gets the list with the snapshot, also after hibernation', async () => {
  const { world, robin, kim } = await inGame();
  await show(world, kim, 'other');
  expect((await world.connect('sammy2')).snapshot).toMatchObject({ elsewhere: ['kim333'] });
  world.hibernate();
  expect((await world.connect('sammy2')).snapshot).toMatchObject({ elsewhere: ['kim333'] });
  await show(world, kim, 'game');
  expect(told(robin).at(-1)).toEqual([]);
});

test('after Game Over all learn who is not at the results any more, but not who has gone back to the lobby', async () => {
  const { world, robin, sam, kim, gameId } = await inGame();
  await world.send(robin, { type: 'gameFinished', gameId });
  await world.send(robin, { type: 'playAgain', gameId });
  await show(world, kim, 'other');
  await show(world, robin, 'other');
  expect(told(robin)).toEqual([['kim333']]);
  await world.send(kim, { type: 'playAgain', gameId });
  expect(told(sam).at(-1)).toEqual([]);
  await world.send(robin, { type: 'startGame' });
  expect((await world.connect('sammy2')).snapshot).toMatchObject({ elsewhere: [] });
});

test('in the lobby nothing is sent or stored', async () => {
  const world = new World();
  const [robin, sam] = await lobbyOf(world, ['robin1', 'sammy2']);
  await show(world, sam, 'other');
  await world.send(robin, { type: 'startGame' });
  expect((await world.connect('sammy2')).snapshot).toMatchObject({ elsewhere: [] });
});
