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

/** The number of themes from which a search is offered. */
export const searchedFrom = 20;

/** The search that finds all themes. */
export const noSearch: ThemeSearch = { text: '', tag: null };

/** Returns true if the search leaves out any themes. */
export const isFiltering = ({ text, tag }: ThemeSearch): boolean => text.trim() !== '' || tag !== null;

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

/** Returns the tags that at least two of the themes have, those of the most themes first, then by name. */
export function tagsOf(themes: readonly FindableTheme[]): string[] {
  const counts = new Map<string, number>();
  for (const { tags } of themes) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([one, many], [other, more]) => more - many || one.localeCompare(other))
    .map(([tag]) => tag);
}
