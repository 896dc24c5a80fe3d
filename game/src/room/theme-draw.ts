import type { MiniGameType } from '../minigames/registry.ts';
import type { ThemeDraw } from '../protocol/service.ts';
import type { RoomState } from './state.ts';
import { gameOf } from './transition.ts';
import { playingSeats } from './waiting.ts';

/** Returns how the API draws the games of the next theme for this room. `playAs`: the mini-game that was chosen for its pictures. */
export const themeDrawOf = (state: RoomState, playAs: MiniGameType | null = null): ThemeDraw => {
  const { roundsPerTheme, everythingIsNew, questionsFor } = state.rules;
  const players = everythingIsNew ? [] : playingSeats(state).map(({ user }) => user);
  const played: Record<string, number> = {};
  for (const { game } of gameOf(state.stage)?.records ?? []) played[game.type] = (played[game.type] ?? 0) + 1;
  return { roundsPerTheme, seed: state.random, players, questionsFor, played, playAs };
};
