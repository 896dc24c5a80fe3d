import { limits } from '@tallyho/game/limits';
import { type Board, miniGameTypes, sampleAnswer } from '@tallyho/game/minigames/registry';
import { expect, test } from 'vitest';
import { reportPartsOf } from '../src/pipeline/report-parts.ts';
import { hugeCustomTheme, hugeMixedTheme, hugeTheme } from './sample-theme.ts';
import { lobbyOf, type PlayerSocket, startGame, World } from './world.ts';

const users = Array.from({ length: 8 }, (_, n) => `${'u'.repeat(39)}${n}`);

/** Returns a complete answer; what a player writes is at its limit, and no other player writes the same. */
const answerTo = (board: Board, player: number) => {
  const answer = sampleAnswer(board, () => 0.999);
  if (!('text' in answer) || answer.text === null) return answer;
  return { ...answer, text: `${'👍🏽'.repeat(limits.written.max - 1)}${player}` };
};

/** All players save a complete draft, lock it and send it, in every round and each of its steps. */
const playRounds = async (
  world: World,
  sockets: readonly PlayerSocket[],
  key: { gameId: string; theme: string },
) => {
  const [leader] = sockets;
  if (!leader) throw new Error('a leader');
  for (let game = 0; ; ) {
    const { stage } = await world.view(leader);
    const round = { ...key, game };
    if (stage.phase === 'results') {
      expect(await world.send(leader, { type: 'nextRound', ...round })).toBe(true);
      game += 1;
      continue;
    }
    if (stage.phase !== 'playing') return game;
    world.now += 10_000;
    for (const [player, socket] of sockets.entries()) {
      const gameData = answerTo(stage.board, player);
      expect(await world.send(socket, { type: 'saveDraft', ...round, gameData })).toBe(true);
      for (const code of [1, 2] as const)
        expect(await world.send(socket, { type: 'gameRoundConfirmation', ...round, code, gameData })).toBe(
          true,
        );
    }
  }
};

/**
 * Returns a world with eight players, each with a custom theme at the limits, in a game of the only
 * catalogue theme.
 */
const bigGame = async (theme: ReturnType<typeof hugeTheme>) => {
  const world = new World();
  world.edge.themes.set(theme.name, { snapshot: theme, available: 1 });
  const sockets = await lobbyOf(world, users, { roundsPerTheme: null });
  for (const [n, socket] of sockets.entries())
    expect(
      await world.send(socket, { type: 'writeTheme', theme: hugeCustomTheme(n) }, `own-theme-${n}`),
    ).toBe(true);
  const gameId = await startGame(world, sockets);
  const [leader] = sockets;
  if (!leader) throw new Error('a leader');
  expect(await world.send(leader, { type: 'themeChosen', gameId, theme: theme.name })).toBe(true);
  return { world, sockets, leader, key: { gameId, theme: theme.name } };
};

// MemoryStorage enforces the platform's limits; `largestValue` is the largest value that was stored.
const maxValueBytes = 128 * 1024;

test('no stored value exceeds 128 KiB with 8 players, 10 tier lists of 60 pictures, and every text at its limit', async () => {
  const { world, sockets, leader, key } = await bigGame(hugeTheme('Huge'));
  expect(await playRounds(world, sockets, key)).toBe(10);
  expect(world.storage.largestValue).toBeLessThanOrEqual(maxValueBytes);
  expect(await world.send(leader, { type: 'gameFinished', gameId: key.gameId })).toBe(true);
  const before = await world.view(leader);
  expect(before.stage.phase).toBe('finished');
  world.kill();
  expect((await world.connect(users[0] ?? '')).snapshot.view).toEqual(before);
  const { reports } = world.edge;
  const report = reports.find(({ type }) => type === 'game');
  expect(report).toMatchObject({ game: { rounds: 10 } });
  const parts = report && (await reportPartsOf(report));
  expect(parts?.length).toBeGreaterThan(1);
  expect(JSON.parse(parts?.map(({ text }) => text).join('') ?? '')).toEqual(
    report?.type === 'game' && report.game,
  );
});

test('the same with all mini-games but Cup and a game of a custom theme, with eight custom themes stored', async () => {
  const { world, sockets, leader, key } = await bigGame(hugeMixedTheme('Mixed'));
  expect(await playRounds(world, sockets, key)).toBe(miniGameTypes.length - 1);
  const own = (await world.view(leader)).customThemes.at(-1);
  if (!own) throw new Error('own themes');
  const { gameId } = key;
  const chosen = { type: 'themeChosen', gameId, theme: own.name, customTheme: own.id } as const;
  expect(await world.send(leader, chosen)).toBe(true);
  expect(await playRounds(world, sockets, { gameId, theme: own.name })).toBe(4);
  expect(await world.send(leader, { type: 'gameFinished', gameId })).toBe(true);
  expect(world.storage.largestValue).toBeLessThanOrEqual(maxValueBytes);
  const before = await world.view(leader);
  expect(before.customThemes).toHaveLength(8);
  world.kill();
  expect((await world.connect(users[0] ?? '')).snapshot.view).toEqual(before);
});

test('a running round writes its board and theme once, not with every command', async () => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2']);
  const gameId = await startGame(world, sockets);
  const [robin, sam] = sockets;
  if (!robin || !sam) throw new Error('two sockets');
  const from = world.storage.puts.length;
  const key = { gameId, theme: 'Snacks', game: 0 };
  const gameData = { ratingValue: 1, sliderIndex: 0 };
  await world.send(robin, { type: 'themeChosen', gameId, theme: 'Snacks' });
  for (const socket of [robin, sam]) {
    await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 1, gameData });
    await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 2 });
  }
  expect(world.storage.puts.slice(from)).toEqual([
    ['room', 'theme:0', 'theme:1', 'theme:2', 'board:0'],
    ['room'],
    ['room'],
    ['room'],
    ['room', 'record:0'],
  ]);
});
