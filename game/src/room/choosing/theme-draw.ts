import { type MiniGameType, typesLeftOut } from '../../minigames/registry.ts';
import type { ThemeDraw } from '../../protocol/service.ts';
import type { Game } from '../../records/game.ts';
import { playingSeats } from '../clock/waiting.ts';
import type { RoomState } from '../state/state.ts';
import { gameOf } from '../state/transition.ts';

/** Returns the type of the last round; null before the first one. */
export const lastTypeOf = (records: Game['records']): MiniGameType | null =>
  records.at(-1)?.game.type ?? null;

/** Returns how the API draws the games of the next theme for this room. `playAs`: the mini-game that was chosen for its pictures. */
export const themeDrawOf = (state: RoomState, playAs: MiniGameType | null = null): ThemeDraw => {
  const { roundsPerTheme, everythingIsNew, questionsFor } = state.rules;
  const seats = playingSeats(state);
  const players = everythingIsNew ? [] : seats.map(({ user }) => user);
  const game = gameOf(state.stage);
  const { anonymousVotes } = game ?? state.rules;
  const records = game?.records ?? [];
  const played: Record<string, number> = {};
  for (const {
    game: { type },
  } of records)
    played[type] = (played[type] ?? 0) + 1;
  return {
    roundsPerTheme,
    seed: state.random,
    players,
    questionsFor,
    leftOut: typesLeftOut({ players: seats.length, anonymousVotes }),
    played,
    lastType: lastTypeOf(records),
    playAs,
  };
};
