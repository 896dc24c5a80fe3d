import type { RoomView } from '@tallyho/game/protocol/view';
import { counted, normalizedName } from '@tallyho/game/text';
import { themeFromTexts } from '@tallyho/game/themes/custom-theme';
import type { ThemeTitle } from '../../../entities/themes/theme-api.ts';
import type { FindableTheme } from './find-themes.ts';

type CustomTheme = RoomView['customThemes'][number];

/** A theme in the picker: of the catalogue, or written in this lobby. */
export type PickableTheme = FindableTheme & {
  readonly id: string;
  /** All its games rate the players. */
  readonly isLobby: boolean;
  readonly isUsed: boolean;
  /** It was published a short time ago. */
  readonly isNew: boolean;
  readonly covers: readonly string[];
  /** A line below the name. */
  readonly note: string | null;
} & (
    | { readonly source: 'catalogue'; readonly theme: ThemeTitle }
    | { readonly source: 'lobby'; readonly theme: CustomTheme }
  );

/**
 * Returns all themes that can be played. The catalogue begins with its new themes. Those of the lobby come before it, so that they do not move when the catalogue has loaded.
 */
export function pickableThemes(
  custom: readonly CustomTheme[],
  catalogue: readonly ThemeTitle[],
  usedThemes: readonly string[],
): PickableTheme[] {
  const used = new Set(usedThemes.map(normalizedName));
  const isUsed = (name: string) => used.has(normalizedName(name));
  return [
    ...custom.map((theme): PickableTheme => {
      const { name, tags, games, type } = themeFromTexts(theme);
      return {
        source: 'lobby',
        theme,
        id: theme.id,
        name,
        tags,
        games,
        isLobby: type === 'lobby',
        isUsed: isUsed(name),
        isNew: false,
        covers: [],
        note: `${counted(theme.rounds, 'round')} · by ${theme.author.username}`,
      };
    }),
    ...catalogue.map((theme): PickableTheme => {
      const { _id: id, name, tags, games, type, covers, isNew } = theme;
      const isLobby = type === 'lobby';
      return {
        source: 'catalogue',
        theme,
        id,
        name,
        tags,
        games,
        isLobby,
        isUsed: isUsed(name),
        isNew,
        covers,
        note: null,
      };
    }),
  ];
}

/** Returns a random theme of these that has not been played, and is not `current` if there is another one; null if there is none. */
export function surpriseOf(
  themes: readonly PickableTheme[],
  current: string | null,
  random: () => number = Math.random,
): PickableTheme | null {
  const playable = themes.filter(({ isUsed }) => !isUsed);
  const others = playable.filter(({ id }) => id !== current);
  const drawn = others.length > 0 ? others : playable;
  return drawn[Math.floor(random() * drawn.length)] ?? null;
}
