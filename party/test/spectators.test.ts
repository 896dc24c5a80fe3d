import { sampleAnswer } from '@tallyho/game/minigames/registry';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { expect, test } from 'vitest';
import { lobbyOf, person, startRound, World } from './world.ts';

test('a spectator reads a round, and learns no answer before its end', async () => {
  const world = new World();
  const [robin, sam] = await lobbyOf(world, ['robin1', 'sammy2']);
  const television = await world.connectSpectator('television-1');
  const round = await startRound(world, [robin, sam]);
  await world.send(robin, { type: 'sendMessage', text: 'a secret' });
  const { stage } = await world.view(robin);
  if (stage.phase !== 'playing') throw new Error('The round has not begun');
  const gameData = sampleAnswer(stage.board, () => 0.5);
  expect(await world.send(robin, { type: 'saveDraft', ...round, gameData })).toBe(true);
  expect(await world.send(sam, { type: 'gameRoundConfirmation', ...round, code: 1, gameData })).toBe(true);
  const text = JSON.stringify(television.messages);
  expect(JSON.stringify((await world.view(robin)).stage)).toContain(JSON.stringify(gameData));
  expect(text).not.toContain(JSON.stringify(gameData));
  expect(television.snapshot).toMatchObject({
    view: { seats: [{ user: 'robin1' }, { user: 'sammy2' }] },
    chat: [],
  });
  expect(television.names()).toContain('themeChosen');
  expect(text).not.toContain('a secret');
  expect(text).not.toContain('"yours":{');
});

test('a spectator sends no command, and is not a player of the room', async () => {
  const world = new World();
  const [robin] = await lobbyOf(world, ['robin1', 'sammy2']);
  const television = await world.connectSpectator('television-1');
  expect(await world.send(television, { type: 'startGame' })).toBe('notMember');
  expect(await world.send(television, { type: 'sendMessage', text: 'hello' })).toBe('notMember');
  expect(await world.send(television, { type: 'viewPage', page: 'other' })).toBe('notMember');
  expect(await world.send(television, { type: 'resync' })).toBe(true);
  expect((await world.view(robin)).seats).toHaveLength(2);
});

test('the room waits for its players and not for a spectator, and a spectator keeps nobody present', async () => {
  const world = new World();
  const [robin, sam] = await lobbyOf(world, ['robin1', 'sammy2']);
  await world.connectSpectator('robin1');
  await startRound(world, [robin, sam]);
  await world.drop(robin);
  await world.pass(20_000);
  expect((await world.view(sam)).seats.map(({ presence }) => presence)).toEqual(['absent', 'here']);
});

test('a spectator connects only to a lobby that exists, and its socket closes when the last player leaves', async () => {
  const world = new World();
  expect((await world.connectSpectator('television-1')).closedWith).toBe(closeCodes.notMember);
  const [robin] = await lobbyOf(world, ['robin1']);
  const television = await world.connectSpectator('television-1');
  await world.send(robin, { type: 'leaveLobby' });
  expect(television.closedWith).toBe(closeCodes.notMember);
});

test('a spectator has a rate of its own, also with the id of a player, and its session can end', async () => {
  const world = new World();
  const [robin] = await lobbyOf(world, ['robin1', 'sammy2']);
  const television = await world.connectSpectator('robin1');
  for (let n = 0; n < 60; n += 1) await world.send(television, { type: 'startGame' });
  expect(await world.send(robin, { type: 'sendMessage', text: 'still here' })).toBe(true);
  const other = await world.connectSpectator('television-2');
  await world.call({ type: 'revoke', user: person('kimmy3').user, session: 'session of television-2' });
  expect(other.closedWith).toBe(closeCodes.sessionEnded);
});

test('a spectator stays one after hibernation', async () => {
  const world = new World();
  const [robin] = await lobbyOf(world, ['robin1', 'sammy2']);
  const television = await world.connectSpectator('television-1');
  world.hibernate();
  await world.send(robin, { type: 'updateSettings', capacity: 5 });
  expect(television.messages.at(-1)).toMatchObject({ patch: { room: { capacity: 5 } } });
  expect(await world.send(television, { type: 'startGame' })).toBe('notMember');
});
