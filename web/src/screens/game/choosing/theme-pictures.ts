import type { MiniGameType } from '@tallyho/game/minigames/registry';
import type { SeatView } from '@tallyho/game/protocol/view';
import { avatarNumbers } from '../../../shared/ui/avatars/characters.ts';
import type { Expression, Gaze } from '../../../shared/ui/avatars/expressions.ts';
import { miniGamesOf, type PickableTheme } from './pickable-theme.ts';

/** One of the three pictures of a theme. `type`: the mini-game that is drawn, also instead of a picture that fails to load. */
export type ThemePicture = { readonly type: MiniGameType } & (
  | { readonly kind: 'picture'; readonly url: string }
  | { readonly kind: 'player'; readonly seat: SeatView; readonly expression: Expression | Gaze }
  | { readonly kind: 'character'; readonly avatar: number; readonly expression: Expression | Gaze }
  | { readonly kind: 'drawing' }
);

const count = 3;

/** Moods of those who have an opinion. */
const moods = ['delighted', 'shocked', 'smug'] as const;

/** What the second of two thinks of a picture that the first one cannot take their eyes off. */
const opinions = ['delighted', 'smug', 'gazing'] as const;

/** Begins at another one for each place, so that not all cards show the same ones first. */
const turned = <One>(list: readonly One[], start: number): readonly One[] => {
  const at = start % (list.length || 1);
  return [...list.slice(at), ...list.slice(0, at)];
};

/** Characters that nobody at the table plays, as far as there are two. */
const strangersTo = (seats: readonly SeatView[]): readonly number[] => {
  const free = avatarNumbers.filter((number) => !seats.some(({ avatar }) => avatar === number));
  return free.length >= 2 ? free : avatarNumbers;
};

/**
 * Returns the three pictures of a theme, the first of which is the large one: a picture of it that two players look at, or the
 * players whom it rates. A theme in words has two characters that discuss it. Drawings of its mini-games are where these are fewer.
 * `place`: on the shelf.
 */
export function picturesOf(theme: PickableTheme, seats: readonly SeatView[], place: number): ThemePicture[] {
  const types = miniGamesOf(theme);
  const [cover] = theme.isLobby ? [] : theme.covers;
  const players = turned(seats, place);
  const characters = turned(strangersTo(seats), place);
  return Array.from({ length: count }, (_, index): ThemePicture => {
    const type = types[index % types.length] ?? 'TierList';
    const mood = moods[(place + index) % moods.length] ?? 'smug';
    const opinion = index === 1 ? 'gazing' : (opinions[place % opinions.length] ?? 'smug');
    const expression = cover === undefined ? mood : opinion;
    if (cover !== undefined && index === 0) return { kind: 'picture', url: cover, type };
    // Without a cover the theme is in words: its drawing stands between the two characters.
    if (!theme.isLobby && cover === undefined && index === 1) return { kind: 'drawing', type };
    const seat = theme.isLobby ? players[index] : cover === undefined ? undefined : players[index - 1];
    if (seat) return { kind: 'player', seat, expression, type };
    const avatar = theme.isLobby ? undefined : characters[index];
    return avatar === undefined ? { kind: 'drawing', type } : { kind: 'character', avatar, expression, type };
  });
}
