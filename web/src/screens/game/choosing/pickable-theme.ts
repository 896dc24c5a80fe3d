import { type MiniGameType, miniGames, type Table } from '@tallyho/game/minigames/registry';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import type { RoomView } from '@tallyho/game/protocol/view';
import { type ThemeForecast, themeForecastOf } from '@tallyho/game/room/choosing/forecast';
import { normalizedName } from '@tallyho/game/text';
import { themeFromTexts } from '@tallyho/game/themes/custom-theme';
import { isSuitable } from '@tallyho/game/themes/draw-games';
import { isFirstGame, isGoodFirstGame } from '@tallyho/game/themes/good-first-game';
import { catalogueKind, type ThemeKind } from '../../../entities/themes/poster.ts';
import { suitableThemes } from '../../../entities/themes/suitable-themes.ts';
import type { ThemeTitle } from '../../../entities/themes/theme-api.ts';
import { newsText, themesByNews } from '../../../entities/themes/theme-news.ts';
import type { FindableTheme } from './find-themes.ts';

type CustomTheme = RoomView['customThemes'][number];

/** A theme in the picker: of the catalogue, or written in this lobby. */
export type PickableTheme = FindableTheme & {
  readonly id: string;
  readonly kind: ThemeKind;
  /** All its games rate the players. */
  readonly isLobby: boolean;
  readonly isUsed: boolean;
  /** It was published a short time ago. */
  readonly isNew: boolean;
  /** Recommended, because nobody at the table has played before. */
  readonly isGoodFirst: boolean;
  readonly covers: readonly string[];
  /** How many of its games nobody at the table has played in any game. */
  readonly newGames: number;
  /** How much of it is new for those at the table; null: it does not say so. */
  readonly news: string | null;
  /** Null for a theme without games. */
  readonly forecast: ThemeForecast | null;
} & (
    | { readonly source: 'catalogue'; readonly theme: ThemeTitle }
    | { readonly source: 'lobby'; readonly theme: CustomTheme }
  );

/** What the picker needs to know of the room. */
interface Room extends Table {
  readonly custom: readonly CustomTheme[];
  readonly usedThemes: readonly string[];
  readonly rules: RoomRules;
}

/**
 * Returns all themes that can be played. The catalogue begins with the themes that nobody at the table knows, and among them with
 * its new ones. Those of the lobby come before it. First of all are those that are recommended for a first game.
 */
export function pickableThemes(
  { custom, usedThemes, rules, players, anonymousVotes }: Room,
  catalogue: readonly ThemeTitle[],
): PickableTheme[] {
  const { themes, saysNews } = themesByNews(
    suitableThemes(catalogue, rules, { players, anonymousVotes }),
    rules,
  );
  const isFirst = isFirstGame(catalogue, usedThemes);
  const used = new Set(usedThemes.map(normalizedName));
  const playing = ({ name, games }: FindableTheme) => ({
    name,
    games,
    isUsed: used.has(normalizedName(name)),
    forecast: games.length > 0 ? themeForecastOf(rules, games.length) : null,
  });
  const all = [
    ...custom.map((theme): PickableTheme => {
      const { tags, type, ...written } = themeFromTexts(theme);
      return {
        source: 'lobby',
        theme,
        id: theme.id,
        kind: 'own',
        ...playing({ ...written, tags }),
        tags,
        isLobby: type === 'lobby',
        isNew: false,
        isGoodFirst: false,
        newGames: written.games.length,
        news: null,
        covers: [],
      };
    }),
    ...themes.map((theme): PickableTheme => {
      const { _id: id, tags, type, games, covers, isNew, known } = theme;
      const text = saysNews ? newsText(known, games.length, players) : null;
      return {
        source: 'catalogue',
        theme,
        id,
        kind: catalogueKind(type),
        ...playing(theme),
        tags,
        isLobby: type === 'lobby',
        isNew,
        isGoodFirst: isFirst && isGoodFirstGame(theme.name),
        newGames: rules.everythingIsNew ? games.length : known.newGames,
        // The mark of a new theme says it, too.
        news: isNew && known.players === 0 ? null : text,
        covers,
      };
    }),
  ];
  return all.toSorted((one, other) => Number(other.isGoodFirst) - Number(one.isGoodFirst));
}

/** Returns the number of questions of the catalogue that are not for the players of the lobby. */
export const leftOutOf = (
  catalogue: readonly ThemeTitle[],
  { questionsFor }: Pick<RoomRules, 'questionsFor'>,
): number =>
  catalogue.flatMap(({ games }) => games).filter((game) => !isSuitable(game, { questionsFor, leftOut: [] }))
    .length;

/** Returns the mini-games of a theme that this page knows, each once, in the order of the theme. A newer API can send other types. */
export const miniGamesOf = ({ games }: FindableTheme): MiniGameType[] => [
  ...new Set(games.flatMap(({ type }) => (type in miniGames ? [type as MiniGameType] : []))), // just checked
];
