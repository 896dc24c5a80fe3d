import type { MiniGameType } from '@tallyho/game/minigames/registry';
import type { SeatView } from '@tallyho/game/protocol/view';
import { miniGamesOf, type PickableTheme } from './pickable-theme.ts';

/** One of the three pictures of a theme. `type`: the mini-game that is drawn, also instead of a picture that fails to load. */
export type ThemePicture = { readonly type: MiniGameType } & (
  | { readonly kind: 'picture'; readonly url: string }
  | { readonly kind: 'player'; readonly seat: SeatView }
  | { readonly kind: 'drawing' }
);

const count = 3;

/** Begins at another player for each name, so that not all cards show the same players. */
const turned = (seats: readonly SeatView[], name: string): readonly SeatView[] => {
  const start =
    [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % (seats.length || 1);
  return [...seats.slice(start), ...seats.slice(0, start)];
};

/**
 * Returns the three pictures of a theme: its own, or the players whom it rates, and drawings of its mini-games where these are
 * fewer.
 */
export function picturesOf(theme: PickableTheme, seats: readonly SeatView[]): ThemePicture[] {
  const types = miniGamesOf(theme);
  const typeAt = (index: number) => types[index % types.length] ?? 'TierList';
  const players = theme.isLobby ? turned(seats, theme.name) : [];
  return Array.from({ length: count }, (_, index): ThemePicture => {
    const type = typeAt(index);
    const seat = players[index];
    if (seat) return { kind: 'player', seat, type };
    const url = theme.covers[index];
    return url === undefined ? { kind: 'drawing', type } : { kind: 'picture', url, type };
  });
}
