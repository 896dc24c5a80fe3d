import { expect, test } from 'vitest';
import { eventually } from '../../testkit/eventually.ts';
import type { RoomClient } from '../../testkit/room-client.ts';
import { RealPlatform } from './real-platform.ts';
import { person } from './world.ts';

/**
 * Games with a real `partykit dev`, which is killed during some of them. 30 seconds of answer time last
 * three seconds.
 */
const platform = new RealPlatform(5510, { resultsCountdown: 3_000, chatCooldown: 0, answerSecond: 100 });

/** Starts a game from the lobby up to the first round; the theme is Snacks unless `choice` is given. */
const started = async (
  players: RoomClient[],
  choice: { theme?: string; customTheme?: string } = {},
): Promise<string> => {
  const [leader] = players;
  if (!leader) throw new Error('The room has no leader');
  expect(await leader.send({ type: 'startGame' })).toBe(true);
  await eventually('the game', () => players.every(({ view }) => view?.game));
  const gameId = leader.view?.game?.id ?? '';
  for (const player of players) expect(await player.send({ type: 'confirmReadiness', gameId })).toBe(true);
  expect(await leader.send({ type: 'themeChosen', gameId, theme: 'Snacks', ...choice })).toBe(true);
  return gameId;
};

const answers = [
  { ratingValue: 9, sliderIndex: 2 },
  { selectedSide: 'left' },
  {
    tiers: [
      { name: 'S', items: ['nuts'] },
      { name: 'A', items: ['crisps'] },
    ],
  },
];

const answered = async (player: RoomClient, gameId: string, game: number, code: 1 | 2) =>
  expect(
    await player.send({
      type: 'gameRoundConfirmation',
      gameId,
      theme: 'Snacks',
      game,
      code,
      gameData: answers[game],
    }),
  ).toBe(true);

test('three players play a theme of three games to Game Over, and the edge gets the reports', async () => {
  const room = 'DKKKKK';
  const users = ['robin1', 'sammy2', 'kim333'];
  await platform.lobby(room, users);
  const players = await platform.players(room, users);
  const [leader] = players;
  if (!leader) throw new Error('a leader');
  const gameId = await started(players);
  for (let game = 0; game < 3; game++) {
    await eventually(`round ${game}`, () => players.every((player) => player.phase === 'playing'));
    for (const player of players) {
      await answered(player, gameId, game, 1);
      await answered(player, gameId, game, 2);
    }
    await eventually('results', () => players.every((player) => player.phase === 'results'));
    if (game < 2) expect(await leader.send({ type: 'nextRound', gameId, theme: 'Snacks', game })).toBe(true);
  }
  // The last countdown ends without a command: the alarm fires.
  await eventually('the theme picker', () => players.every((player) => player.phase === 'choosing'), 8_000);
  expect(await leader.send({ type: 'gameFinished', gameId })).toBe(true);
  await eventually('Game Over', () => players.every((player) => player.phase === 'finished'));
  await eventually('the record', () =>
    platform.edge.reports.some(
      (report) => report.type === 'game' && report.game._id === gameId && report.game.rounds === 3,
    ),
  );
  expect(platform.edge.unsigned).toEqual([]);
});

test('SIGKILL during a round: acknowledged data is restored, a cold room accepts all players in parallel, and play continues', async () => {
  const room = 'DMMMMM';
  const users = ['robin1', 'sammy2', 'kim333', 'player4', 'player5', 'player6', 'player7', 'player8'];
  await platform.lobby(room, users);
  const before = await platform.players(room, users);
  const [robin, sam] = before;
  if (!robin || !sam) throw new Error('sockets');
  const gameId = await started(before);
  await answered(robin, gameId, 0, 1);
  await answered(robin, gameId, 0, 2);
  await answered(sam, gameId, 0, 1);
  expect(await sam.send({ type: 'sendMessage', text: 'written before the crash' }, 'message-1')).toBe(true);
  await platform.restart();
  // Eight parallel sockets on a room that is not loaded yet.
  const after = await platform.players(room, users);
  for (const [n, player] of after.entries()) {
    expect(player.phase).toBe('playing');
    const yours = player.view?.stage.phase === 'playing' ? player.view.stage.yours?.state : null;
    expect(yours).toBe(n === 0 ? 'sent' : n === 1 ? 'locked' : 'editing');
    expect(player.frames.join()).toContain('written before the crash');
  }
  const [robinAgain, samAgain] = after;
  if (!robinAgain || !samAgain) throw new Error('sockets');
  expect(await samAgain.send({ type: 'sendMessage', text: 'written before the crash' }, 'message-1')).toBe(
    true,
  );
  for (const [n, player] of after.entries()) {
    if (n >= 2) await answered(player, gameId, 0, 1);
    if (n >= 1) await answered(player, gameId, 0, 2);
  }
  await eventually('results', () => after.every((player) => player.phase === 'results'));
  const { stage } = robinAgain.view ?? {};
  if (stage?.phase !== 'results') throw new Error('results');
  expect(stage.record.answers).toHaveLength(8);
  const lines = samAgain.messages.filter((message) => JSON.stringify(message).includes('before the crash'));
  expect(lines).toHaveLength(1);
  // Killed again during the countdown, which begins when the show is skipped and still ends.
  expect(await robinAgain.send({ type: 'skipShow', gameId, theme: 'Snacks', game: 0 })).toBe(true);
  await platform.restart();
  const last = await platform.players(room, ['robin1', 'sammy2']);
  await eventually(
    'the next round',
    () => last.every(({ view }) => view?.game?.currentGameRound === 1),
    5_000,
  );
});

test('a player who joins during a round is accepted, watches, and plays the next', async () => {
  const room = 'DNNNNN';
  await platform.lobby(room, ['robin1', 'sammy2']);
  const players = await platform.players(room, ['robin1', 'sammy2']);
  const gameId = await started(players);
  expect(await platform.client.callRoom(room, { type: 'join', person: person('late33') })).toMatchObject({
    ok: true,
  });
  const late = await platform.join(room, { sub: 'late33' });
  expect(late.view?.stage).toMatchObject({ phase: 'playing', yours: null });
  const round = { gameId, theme: 'Snacks', game: 0 };
  expect(await late.send({ type: 'saveDraft', ...round, gameData: answers[0] })).toBe('watching');
  for (const player of players) {
    await answered(player, gameId, 0, 1);
    await answered(player, gameId, 0, 2);
  }
  await eventually('results', () => late.phase === 'results');
  expect(await players[0]?.send({ type: 'nextRound', ...round })).toBe(true);
  await eventually('a round of their own', () => late.view?.seats[2]?.watching === false);
  await answered(late, gameId, 1, 1);
});

test('a custom theme is played without a request to the edge; a profane one is rejected', async () => {
  const room = 'DPPPPP';
  await platform.lobby(room, ['robin1', 'sammy2']);
  const players = await platform.players(room, ['robin1', 'sammy2']);
  const [robin, sam] = players;
  if (!robin || !sam) throw new Error('two sockets');
  const theme = { name: 'Drinks', texts: ['Tea', 'Coffee'], types: ['Choose' as const] };
  expect(await sam.send({ type: 'writeTheme', theme: { ...theme, name: 'sh1t' } })).toBe('profaneTheme');
  expect(await sam.send({ type: 'writeTheme', theme }, 'drinks-01')).toBe(true);
  await eventually('robin to see it', () => robin.view?.customThemes[0]?.name === 'Drinks');
  platform.edge.control.isDown = true;
  await started(players, { theme: 'Drinks', customTheme: 'drinks-01' });
  platform.edge.control.isDown = false;
  await eventually('the round', () => players.every((player) => player.phase === 'playing'));
  expect(sam.view?.stage).toMatchObject({ board: { left: { header: 'Tea' }, right: { header: 'Coffee' } } });
});

test('the leader makes another member the leader', async () => {
  const room = 'DQQQQQ';
  await platform.lobby(room, ['robin1', 'sammy2']);
  const [robin, sam] = await platform.players(room, ['robin1', 'sammy2']);
  if (!robin || !sam) throw new Error('two sockets');
  expect(await sam.send({ type: 'makeLeader', player: 'sammy2' })).toBe('notLeader');
  expect(await robin.send({ type: 'makeLeader', player: 'sammy2' })).toBe(true);
  await eventually('the new leader', () => [robin, sam].every(({ view }) => view?.room.leader === 'sammy2'));
  expect(await robin.send({ type: 'startGame' })).toBe('notLeader');
  expect(await sam.send({ type: 'startGame' })).toBe(true);
});

test('SIGKILL during an answer timer: the round ends with the locked answers, and the show is the same for all', async () => {
  const room = 'DRRRRR';
  const users = ['robin1', 'sammy2', 'kim333'];
  await platform.lobby(room, users, { answerTimer: { mode: 'hard', seconds: 30 } });
  const players = await platform.players(room, users);
  const gameId = await started(players);
  const [robin, sam] = players;
  if (!robin || !sam) throw new Error('sockets');
  await answered(robin, gameId, 0, 1);
  await answered(robin, gameId, 0, 2);
  await answered(sam, gameId, 0, 1);
  await platform.restart();
  const after = await platform.players(room, users);
  await eventually('results', () => after.every((player) => player.phase === 'results'), 5_000);
  const stages = after.map(({ view }) => view?.stage);
  if (stages[0]?.phase !== 'results') throw new Error('results');
  expect(stages[0].record.answers.map(({ ratedBy }) => ratedBy.user)).toEqual(['robin1', 'sammy2']);
  expect(stages[1]).toEqual(stages[0]);
  expect(stages[2]).toEqual(stages[0]);
  expect(stages[0].show).not.toBe(null);
});
