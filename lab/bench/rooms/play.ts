import type { ChosenTheme } from '@tallyho/game/room/event';
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
  await chooseTheme(players, normalTheme());
};

/** Plays from the choice of a theme to its first round. */
export const chooseTheme = async (
  players: readonly Player[],
  { snapshot: { name } }: ChosenTheme,
): Promise<void> => {
  const leader = leaderOf(players);
  await leader.sendOrThrow({ type: 'themeChosen', gameId: leader.gameId, theme: name });
  await allSee(players, 'playing');
};

/** All players save a draft, lock it and send it, either in parallel or one after the other. */
export const playRound = async (
  players: readonly Player[],
  { atOnce }: { atOnce: boolean },
): Promise<void> => {
  const turn = async (player: Player) => {
    const key = player.roundKey;
    const gameData = player.sampleAnswer();
    await player.sendOrThrow({ type: 'saveDraft', ...key, gameData });
    await player.sendOrThrow({ type: 'gameRoundConfirmation', ...key, code: 1, gameData });
    await player.sendOrThrow({ type: 'gameRoundConfirmation', ...key, code: 2 });
  };
  if (atOnce) await Promise.all(players.map(turn));
  else for (const player of players) await turn(player);
  await allSee(players, 'results');
};
