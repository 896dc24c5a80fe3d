import { serialize } from 'node:v8';
import { defaultTimings } from '@tallyho/game/limits';
import { sampleGuess } from '@tallyho/game/minigames/guess';
import {
  guessQuestionOf,
  type MiniGameType,
  miniGameTypes,
  sampleAnswer,
} from '@tallyho/game/minigames/registry';
import { customGame } from '@tallyho/game/testing/themes';
import type { MemoryStorage } from './memory-storage.ts';
import { lobbyOf, type PlayerSocket, person, World } from './world.ts';

/** The storage entries of an object, and when they were stored (epoch ms). */
export type Stored = { now: number; entries: Record<string, unknown> };

const users = ['robin1', 'sammy2', 'kimmy3'];
const theme = 'Everything';

const worldWithThemes = (): World => {
  const world = new World();
  const games = miniGameTypes.map((type: MiniGameType) => customGame(type));
  const snapshot = {
    name: theme,
    description: 'One game of each',
    type: 'normal' as const,
    tags: ['words'],
    games,
  };
  world.edge.themes.set(theme, { snapshot, available: 1 });
  return world;
};

/** Returns the storage entries of the world's object. */
export const inStorage = (world: { now: number; storage: MemoryStorage }): Stored => ({
  now: world.now,
  entries: Object.fromEntries([...world.storage.values.keys()].map((key) => [key, world.storage.read(key)])),
});

/** Returns a world with a room restored from entries of any version, at the time when they were stored. */
export const worldFrom = ({ now, entries }: Stored): World => {
  const world = worldWithThemes();
  world.now = now;
  for (const [key, value] of Object.entries(entries)) world.storage.values.set(key, serialize(value));
  return world;
};

/** Locks and sends an answer for each player of the round who has not sent one. */
const answerAll = async (world: World, sockets: readonly PlayerSocket[]): Promise<void> => {
  for (const socket of sockets) {
    const { stage, game } = await world.view(socket);
    if (stage.phase !== 'playing' || !stage.yours || stage.yours.state === 'sent') continue;
    const round = {
      gameId: game?.id ?? '',
      theme: game?.theme?.name ?? '',
      game: game?.currentGameRound ?? 0,
    };
    const gameData = sampleAnswer(stage.board, () => 0.5);
    for (const code of [1, 2] as const)
      await world.send(socket, { type: 'gameRoundConfirmation', ...round, code, gameData });
  }
};

/** Advances the game by one step. */
const step = async (world: World, sockets: readonly PlayerSocket[]): Promise<void> => {
  const [any] = sockets;
  if (!any) throw new Error('players');
  const { room, stage, game } = await world.view(any);
  const lead = sockets.find(({ user }) => user === room.leader) ?? any;
  const gameId = game?.id ?? '';
  world.now += 2_000;
  switch (stage.phase) {
    case 'lobby':
      return void (await world.send(lead, { type: 'startGame' }));
    case 'readyCheck':
      for (const socket of sockets) await world.send(socket, { type: 'confirmReadiness', gameId });
      return;
    case 'choosing': {
      const chosen = await world.send(lead, { type: 'themeChosen', gameId, theme });
      if (chosen === 'themeAlreadyUsed') await world.send(lead, { type: 'gameFinished', gameId });
      return;
    }
    case 'playing':
      return answerAll(world, sockets);
    case 'results': {
      const round = { gameId, theme: game?.theme?.name ?? '', game: game?.currentGameRound ?? 0 };
      return void (await world.send(lead, { type: 'nextRound', ...round }));
    }
    case 'finished':
      return void (await world.send(lead, { type: 'playAgain', gameId }));
    default:
      return stage satisfies never;
  }
};

/** Plays until the room is in `phase` (again). Throws if it does not get there. */
export const playUntil = async (
  world: World,
  sockets: readonly PlayerSocket[],
  phase: string,
): Promise<void> => {
  for (let steps = 0; steps < 60; steps++) {
    await step(world, sockets);
    const [socket] = sockets;
    if (socket && (await world.view(socket)).stage.phase === phase) return;
  }
  throw new Error(`The room never got to ${phase}`);
};

/** The leader ends the game. */
export const finish = async (world: World, sockets: readonly PlayerSocket[]): Promise<void> => {
  const [any] = sockets;
  if (!any) throw new Error('players');
  const { room, game } = await world.view(any);
  const lead = sockets.find(({ user }) => user === room.leader) ?? any;
  await world.send(lead, { type: 'gameFinished', gameId: game?.id ?? '' });
};

/** Plays until a round in which players guess, because the games of the theme are drawn. Returns the view of `viewer`. */
const roundToGuess = async (world: World, sockets: readonly PlayerSocket[], viewer: PlayerSocket) => {
  for (;;) {
    await playUntil(world, sockets, 'playing');
    const { stage, game } = await world.view(viewer);
    if (stage.phase !== 'playing') throw new Error('a round');
    if (guessQuestionOf(stage.board)) return { stage, game };
    await playUntil(world, sockets, 'results');
  }
};

/** Returns rooms of this version in every phase, with data in every field. */
export const makeRooms = async (): Promise<Record<string, Stored>> => {
  const rooms: Record<string, Stored> = {};
  const world = worldWithThemes();
  const answerTimer = { mode: 'hard', seconds: 90 } as const;
  const sockets = await lobbyOf(world, users, { answerTimer, numRounds: 5 });
  const [robin, sam] = sockets;
  if (!robin || !sam) throw new Error('players');
  const source = { address: 'a'.repeat(43), browser: 'b'.repeat(43) };
  const guest = { type: 'join', isGuest: true, source } as const;
  await world.call({ ...guest, person: person('banned9') });
  await world.send(robin, { type: 'kickPlayer', player: 'banned9' });
  const neighbour = { ...source, browser: 'c'.repeat(43) };
  await world.call({ ...guest, person: person('asking8'), source: neighbour });
  await world.call({ type: 'muted', user: 'kimmy3', until: world.now + 3_600_000 });
  await world.send(sam, { type: 'sendMessage', text: 'Hello' });
  const own = { name: 'Ours', texts: ['One', 'Two', 'Three', 'Four'], types: ['TierList' as const] };
  await world.send(sam, { type: 'writeTheme', theme: own });
  await world.send(robin, { type: 'updateSettings', isPublic: true });
  await world.call({ type: 'revoke', user: 'sammy2', session: 'another session' });
  rooms.lobby = inStorage(world);

  await world.send(robin, { type: 'startGame' });
  const gameId = (await world.view(robin)).game?.id ?? '';
  await world.send(sam, { type: 'confirmReadiness', gameId });
  await world.send(sam, { type: 'sitOut', gameId, sitsOut: true });
  rooms.readyCheck = inStorage(world);
  await world.send(robin, { type: 'confirmReadiness', gameId });
  world.now += defaultTimings.readyCheckPatience;
  await world.send(robin, { type: 'startWithoutOthers', gameId });
  rooms.choosing = inStorage(world);

  const [, , kim] = sockets;
  if (kim) await world.send(kim, { type: 'confirmReadiness', gameId });
  await playUntil(world, sockets, 'playing');
  await playUntil(world, sockets, 'results');
  const { stage, game } = await roundToGuess(world, sockets, robin);
  const late = await world.call({ type: 'join', person: person('latey4') });
  if (!late.ok) throw new Error('A fourth comes late and watches');
  const gameData = sampleAnswer(stage.board, () => 0.5);
  // The draw can take another game until players have something to guess.
  const round = { gameId: game?.id ?? gameId, theme, game: game?.currentGameRound ?? 0 };
  await world.send(robin, { type: 'saveDraft', ...round, gameData });
  await world.send(sam, { type: 'gameRoundConfirmation', ...round, code: 1, gameData });
  await answerAll(world, sockets.slice(2));
  const question = guessQuestionOf(stage.board);
  if (!kim || !question) throw new Error('a player who guesses');
  const guess = sampleGuess(question, users.length, () => 0.5);
  await world.send(kim, { type: 'setGuess', ...round, guess });
  rooms.playing = inStorage(world);

  await world.send(robin, { type: 'closeRound', ...round });
  await world.pass(defaultTimings.answerGrace);
  rooms.results = inStorage(world);
  await playUntil(world, sockets, 'choosing');
  world.edge.isDown = true;
  await finish(world, sockets);
  rooms.finished = inStorage(world);
  return rooms;
};
