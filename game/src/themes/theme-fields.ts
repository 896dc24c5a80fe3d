import * as v from 'valibot';
import { limits } from '../limits.ts';
import { namesAreUnique } from '../minigames/fields.ts';
import { type MiniGameType, miniGames } from '../minigames/registry.ts';

/** The texts of a theme, and whether its games rate things or the players. */
export const themeFields = {
  name: v.pipe(
    v.string('Please enter a name.'),
    v.trim(),
    v.minLength(1, 'Please enter a name.'),
    v.maxLength(limits.theme.name),
    v.regex(/^\P{Cc}*$/u, 'A name cannot contain control characters.'),
  ),
  description: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.theme.description)), ''),
  type: v.picklist(['normal', 'lobby']),
};

/** The name of a tag. */
export const tagNameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.label));

interface Games {
  readonly type: 'normal' | 'lobby';
  readonly games: { readonly name: string; readonly type: MiniGameType }[];
}

/** Checks that belong to the games of a theme as a whole. Both report their problem at `games`. */
export const gamesDifferInName = ({ games }: Games): boolean => namesAreUnique(games);
export const gamesFitTheme = ({ type, games }: Games): boolean =>
  games.every((game) => miniGames[game.type].kind === type);
export const gamesTexts = {
  sameName: 'Two games have the same name.',
  wrongKind: 'Normal themes have normal games, lobby themes have lobby games.',
} as const;
