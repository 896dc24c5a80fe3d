import { defaultTimings } from '@tallyho/game/limits';
import { expect, test } from 'vitest';
import { sampleTheme } from './sample-theme.ts';
import { lobbyOf, World } from './world.ts';

const { askAgain, voteLength, voteResult } = defaultTimings;
const users = ['robin1', 'sammy2', 'kimmy3'] as const;

/** Returns a room in the choice of its first theme, which is a vote, and the players. */
const choosing = async (world = new World()) => {
  for (const name of ['Snacks', 'Pets', 'Films'])
    world.edge.themes.set(name, { snapshot: sampleTheme(name), available: 3 });
  const sockets = await lobbyOf(world, users, { whoChooses: 'vote' });
  const [robin] = sockets;
  await world.send(robin, { type: 'startGame' });
  const gameId = (await world.view(robin)).game?.id ?? '';
  for (const socket of sockets) await world.send(socket, { type: 'confirmReadiness', gameId });
  return { world, sockets, robin, gameId };
};
const stageOf = async ({ world, robin }: Pick<Awaited<ReturnType<typeof choosing>>, 'world' | 'robin'>) =>
  (await world.view(robin)).stage;

test('the room asks the API for the themes of a vote, and for the theme that has won', async () => {
  const table = await choosing();
  const { world, sockets, gameId } = table;
  await world.pass(10);
  expect(await stageOf(table)).toMatchObject({
    choice: { kind: 'vote', options: [{ theme: 'Snacks' }, { theme: 'Pets' }, { theme: 'Films' }] },
  });
  for (const socket of sockets) await world.send(socket, { type: 'castVote', gameId, theme: 'Pets' });
  await world.pass(voteResult);
  await world.pass(10);
  expect(await world.view(table.robin)).toMatchObject({
    stage: { phase: 'playing' },
    game: { theme: { name: 'Pets' } },
  });
});

test('a room that cannot reach the API asks again until it can', async () => {
  const world = new World();
  const table = await choosing(world);
  world.edge.isDown = true;
  await world.pass(10);
  expect(await stageOf(table)).toMatchObject({ choice: { kind: 'drawing' } });
  world.edge.isDown = false;
  await world.pass(askAgain);
  await world.pass(10);
  expect(await stageOf(table)).toMatchObject({ choice: { kind: 'vote' } });
});

test('a room whose process ends in the middle of a vote goes on with it', async () => {
  const table = await choosing();
  const { world, robin, gameId } = table;
  await world.pass(10);
  await world.send(robin, { type: 'castVote', gameId, theme: 'Films' });
  world.kill({ losesAlarm: false });
  const [again, sam] = [await world.connect('robin1'), await world.connect('sammy2')];
  expect((await world.view(again)).stage).toMatchObject({
    choice: { kind: 'vote', votes: [{ user: 'robin1', option: 2 }] },
  });
  await world.pass(voteLength);
  await world.pass(voteResult);
  await world.pass(10);
  expect((await world.view(sam)).game).toMatchObject({ theme: { name: 'Films' } });
});

test('a room whose process ends during a pause is still paused, and can go on', async () => {
  const { world, robin, gameId } = await choosing();
  await world.pass(10);
  expect(await world.send(robin, { type: 'pauseGame', gameId })).toBe(true);
  world.kill({ losesAlarm: false });
  const [again] = [await world.connect('robin1'), await world.connect('sammy2')];
  expect((await world.view(again)).pause).toMatchObject({ by: { user: 'robin1' } });
  expect(await world.send(again, { type: 'resumeGame', gameId })).toBe(true);
  expect((await world.view(again)).pause).toBe(null);
});
