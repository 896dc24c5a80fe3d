import { expect, test } from 'vitest';
import { lobbyOf, type PlayerSocket, person, startGame, startRound, World } from './world.ts';

const answer = { ratingValue: 8, sliderIndex: 2 };
const snacks = (gameId: string, game = 0) => ({ gameId, theme: 'Snacks', game });

const playing = async (users: string[]) => {
  const world = new World();
  const sockets = await lobbyOf(world, users);
  const [leader] = sockets;
  if (!leader) throw new Error('a leader');
  const { gameId } = await startRound(world, sockets);
  return { world, sockets, leader, gameId };
};

const answered = async (world: World, socket: PlayerSocket, gameId: string) => {
  const key = snacks(gameId);
  expect(await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 1, gameData: answer })).toBe(
    true,
  );
  expect(await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 2 })).toBe(true);
};

test('a player who joins during a round watches it: no entry, no answers of others, and plays the next', async () => {
  const { world, sockets, leader, gameId } = await playing(['robin1', 'sammy2']);
  const planted = { ratingValue: 7.318275, sliderIndex: 1 };
  await world.send(leader, { type: 'saveDraft', ...snacks(gameId), gameData: planted });
  expect(await world.call({ type: 'join', person: person('late33') })).toMatchObject({ ok: true });
  const late = await world.connect('late33');
  expect(late.snapshot.view).toMatchObject({
    seats: [{ watching: false }, { watching: false }, { user: 'late33', watching: true, confirmation: null }],
    stage: { phase: 'playing', yours: null },
  });
  expect(late.frames.join()).not.toContain('7.318275');
  const key = snacks(gameId);
  expect(await world.send(late, { type: 'saveDraft', ...key, gameData: answer })).toBe('watching');
  expect(await world.send(late, { type: 'gameRoundConfirmation', ...key, code: 1, gameData: answer })).toBe(
    'watching',
  );
  // Reloading the page or the room does not make the player part of the round.
  world.kill();
  const users = ['robin1', 'sammy2', 'late33'];
  const back = await Promise.all(users.map((user) => world.connect(user)));
  expect(back[2]?.snapshot.view.stage).toMatchObject({ phase: 'playing', yours: null });
  expect(sockets).toHaveLength(2);
  for (const socket of back.slice(0, 2)) await answered(world, socket, gameId);
  const [robin, , kim] = back;
  if (!robin || !kim) throw new Error('three sockets');
  const { stage } = await world.view(kim);
  if (stage.phase !== 'results') throw new Error('The round should have ended');
  expect(stage.record.answers).toHaveLength(2);
  expect(await world.send(robin, { type: 'nextRound', ...key })).toBe(true);
  expect(await world.view(kim)).toMatchObject({
    seats: [{}, {}, { watching: false, confirmation: 'editing' }],
    stage: { phase: 'playing', yours: { state: 'editing' } },
  });
});

test('without late joining, rejects a join during a game and accepts it in the lobby afterwards', async () => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2'], { lateJoin: false });
  const gameId = await startGame(world, sockets);
  const join = { type: 'join', person: person('late33') } as const;
  expect(await world.call(join)).toEqual({ ok: false, error: 'gameInProgress' });
  expect(await world.call({ ...join, person: person('sammy2') })).toMatchObject({ ok: true });
  const [robin] = sockets;
  if (!robin) throw new Error('a leader');
  await world.send(robin, { type: 'gameFinished', gameId });
  expect(await world.call(join)).toMatchObject({ ok: true });
});

test('a lobby starts with the rules it was created with', async () => {
  const world = new World();
  const [robin] = await lobbyOf(world, ['robin1'], { anonymousVotes: true, numRounds: 3 });
  expect(robin?.snapshot.view.room.rules).toMatchObject({
    lateJoin: true,
    anonymousVotes: true,
    numRounds: 3,
  });
});

test('a kicked player with an unsent answer is notified and closed; the round continues, or ends if it waited for that player', async () => {
  const { world, sockets, leader, gameId } = await playing(['robin1', 'sammy2', 'kim333', 'player4']);
  const [, sam, kim, player4] = sockets;
  if (!sam || !kim || !player4) throw new Error('four sockets');
  const key = snacks(gameId);
  await world.send(kim, { type: 'gameRoundConfirmation', ...key, code: 1, gameData: answer });
  await world.send(player4, { type: 'saveDraft', ...key, gameData: answer });
  await answered(world, leader, gameId);
  expect(await world.send(leader, { type: 'kickPlayer', player: 'kim333' })).toBe(true);
  expect(kim.closedWith).toBe(4403);
  expect(await world.send(kim, { type: 'gameRoundConfirmation', ...key, code: 2 })).toBe(null);
  expect((await world.view(sam)).stage.phase).toBe('playing');
  await answered(world, sam, gameId);
  expect(await world.send(leader, { type: 'kickPlayer', player: 'player4' })).toBe(true);
  const { stage } = await world.view(sam);
  if (stage.phase !== 'results') throw new Error('The last one waited for is gone');
  expect(stage.record.answers.map(({ ratedBy }) => ratedBy.user)).toEqual(['robin1', 'sammy2']);
  expect(await world.call({ type: 'join', person: person('kim333') })).toEqual({
    ok: false,
    error: 'banned',
  });
});

test('a game ends with its results so far when all other players are kicked', async () => {
  const { world, sockets, leader, gameId } = await playing(['robin1', 'sammy2']);
  await answered(world, leader, gameId);
  expect(await world.send(leader, { type: 'kickPlayer', player: 'sammy2' })).toBe(true);
  expect(sockets[1]?.closedWith).toBe(4403);
  expect((await world.view(leader)).stage).toMatchObject({ phase: 'finished', reason: 'tooFewPlayers' });
});

test('a change of leader during a round survives a restart', async () => {
  const { world, leader, gameId } = await playing(['robin1', 'sammy2']);
  expect(await world.send(leader, { type: 'makeLeader', player: 'nobody' })).toBe('playerNotFound');
  expect(await world.send(leader, { type: 'makeLeader', player: 'sammy2' })).toBe(true);
  expect(await world.send(leader, { type: 'gameFinished', gameId })).toBe('notLeader');
  world.kill();
  const sam = await world.connect('sammy2');
  expect(sam.snapshot.view.room.leader).toBe('sammy2');
  expect(await world.send(sam, { type: 'gameFinished', gameId })).toBe(true);
  expect(world.edge.reports).toContainEqual(
    expect.objectContaining({ type: 'game', game: expect.objectContaining({ leader: 'sammy2' }) }),
  );
});

test('a player who joins after Game Over receives no answer, custom theme or chat of that game', async () => {
  const { world, sockets, leader, gameId } = await playing(['robin1', 'sammy2']);
  const [robin, sammy] = sockets;
  if (!robin || !sammy) throw new Error('two sockets');
  const theme = { name: 'Private jokes', texts: ['Pickle', 'Gherkin'], types: ['Choose'] as const };
  expect(await world.send(sammy, { type: 'writeTheme', theme: { ...theme, types: [...theme.types] } })).toBe(
    true,
  );
  expect(await world.send(robin, { type: 'sendMessage', text: 'A secret of ours' })).toBe(true);
  const planted = { ratingValue: 7.318275, sliderIndex: 1 };
  for (const socket of sockets) {
    const key = snacks(gameId);
    await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 1, gameData: planted });
    await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 2 });
  }
  expect(await world.send(leader, { type: 'gameFinished', gameId })).toBe(true);

  await world.pass(3000);
  expect(await world.call({ type: 'join', person: person('kimmy3') })).toMatchObject({ ok: true });
  const kim = await world.connect('kimmy3');
  expect(kim.snapshot.view).toMatchObject({ stage: { phase: 'lobby' }, customThemes: [], game: null });
  for (const socket of sockets) await world.send(socket, { type: 'playAgain', gameId });
  expect(await world.send(robin, { type: 'sendMessage', text: 'Hello, Kim' })).toBe(true);
  // After a restart of the room too.
  world.kill();
  const back = await world.connect('kimmy3');
  for (const { frames } of [kim, back]) {
    expect(frames.join()).not.toMatch(/7\.318275|Pickle|A secret of ours/);
    expect(frames.join()).toContain('Hello, Kim');
  }
  expect((await world.connect('sammy2')).frames.join()).toMatch(/Pickle.*A secret of ours/);
});

test('a player who joins after Game Over gets all later chat lines, also if the clock of the room is set back', async () => {
  const { world, leader, gameId } = await playing(['robin1', 'sammy2']);
  expect(await world.send(leader, { type: 'gameFinished', gameId })).toBe(true);
  await world.pass(10_000);
  await world.call({ type: 'join', person: person('kimmy3') });
  const kim = await world.connect('kimmy3');
  world.now -= 8_000;
  expect(await world.send(leader, { type: 'sendMessage', text: 'Hello, Kim' })).toBe(true);
  await world.view(kim);
  expect(kim.snapshot.chat.at(-1)?.text).toBe('Hello, Kim');
});
