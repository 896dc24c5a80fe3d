import type { ThemeDraw } from '../../protocol/service.ts';
import type { ThemeNeed } from '../event.ts';
import type { RoomState } from '../state.ts';
import { themeDrawOf } from '../theme-draw.ts';
import { gameOf } from '../transition.ts';

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
