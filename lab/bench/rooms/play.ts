import { normalTheme } from '../themes.ts';
import type { Player } from './player.ts';

type Phase = 'lobby' | 'readyCheck' | 'choosing' | 'playing' | 'results' | 'finished';

/** A limit for rooms that hang, in ms: many rooms start at the same time. */
const timeout = 60_000;

/** Resolves when all players see `phase`. */
export const allSee = (players: readonly Player[], phase: Phase) =>
  Promise.all(players.map((player) => player.inPhase(phase, { timeout })));

export const leaderOf = (players: readonly Player[]): Player => {
  const [leader] = players;
  if (!leader) throw new Error('There are no players');
  return leader;
};

/** Plays from the lobby to the first round. */
export const startPlaying = async (players: readonly Player[]): Promise<void> => {
  const leader = leaderOf(players);
  await leader.sendOrThrow({ type: 'startGame' });
  await allSee(players, 'readyCheck');
  await Promise.all(
    players.map((player) => player.sendOrThrow({ type: 'confirmReadiness', gameId: player.gameId })),
  );
  await allSee(players, 'choosing');
  const theme = normalTheme().snapshot.name;
  await leader.sendOrThrow({ type: 'themeChosen', gameId: leader.gameId, theme });
  await allSee(players, 'playing');
};
