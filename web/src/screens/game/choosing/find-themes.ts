import { type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import { normalizedName } from '@tallyho/game/text';

/** What a search looks at in a theme. */
export interface FindableTheme {
  readonly name: string;
  readonly tags: readonly string[];
  readonly games: readonly { readonly name: string; readonly type: string }[];
}

export interface ThemeSearch {
  readonly text: string;
  /** Null: all tags. */
  readonly tag: string | null;
}

const kindOf = (type: string): string => miniGames[type as MiniGameType]?.label ?? ''; // a newer API can send other types

/** Returns the themes that have the tag, and every word of the text in their name, tags, games or kinds of games. */
export function findThemes<Theme extends FindableTheme>(
  themes: readonly Theme[],
  { text, tag }: ThemeSearch,
): Theme[] {
  const words = normalizedName(text).split(/\s+/);
  return themes.filter(({ name, tags, games }) => {
    if (tag !== null && !tags.includes(tag)) return false;
    const texts = [name, ...tags, ...games.flatMap((game) => [game.name, kindOf(game.type)])];
    const searched = texts.map(normalizedName);
    return words.every((word) => searched.some((where) => where.includes(word)));
  });
}

/** Returns the tags of the themes, each once, by name. */
export const tagsOf = (themes: readonly FindableTheme[]): string[] =>
  [...new Set(themes.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b));
