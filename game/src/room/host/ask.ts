import type { ThemeDraw } from '../../protocol/service.ts';
import { themeDrawOf } from '../choosing/theme-draw.ts';
import type { ThemeNeed } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';
import { gameOf } from '../state/transition.ts';

/** What a room asks the API for the next theme. */
export type Ask = {
  readonly what: ThemeNeed;
  /** The room. */
  readonly code: string;
  readonly draw: ThemeDraw;
  /** The themes that the game has played. */
  readonly used: readonly string[];
};

/** Returns the parts of a question to the API that come from the room. */
export const askedOf = (state: RoomState): Omit<Ask, 'what'> => ({
  code: state.code,
  draw: themeDrawOf(state),
  used: gameOf(state.stage)?.usedThemes ?? [],
});
