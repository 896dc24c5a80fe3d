import { normalizedName } from '../text.ts';

/** Starter themes that need no explanation: short questions that everybody has an opinion about. One about things, one about the players. */
export const goodFirstGames: readonly string[] = ['Street food', 'Superlatives'];

/** What those at the table have seen of a theme in any game. */
type Known = { readonly known: { readonly players: number } };

/** Returns whether nobody at the table has played any of these themes. */
export const isFirstGame = (themes: readonly Known[], usedThemes: readonly string[]): boolean =>
  usedThemes.length === 0 && themes.every(({ known }) => known.players === 0);

/** Returns whether a theme is recommended to those who have never played. */
export const isGoodFirstGame = (name: string): boolean =>
  goodFirstGames.some((good) => normalizedName(good) === normalizedName(name));
