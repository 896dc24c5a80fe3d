import type { RoomRules } from '../model/room-rules.ts';
import { roundsOf } from './draw-games.ts';

/** A theme that can be chosen. `newGames`: how many of its games nobody at the table has played in any game. */
type Choosable = {
  readonly id: string;
  /** All its games rate the players. */
  readonly isLobby: boolean;
  /** Pictures of its games; empty if it has none. */
  readonly covers: readonly unknown[];
  readonly isUsed: boolean;
  readonly games: readonly unknown[];
  readonly newGames: number;
};

const sumOf = <T>(list: readonly T[], numberOf: (one: T) => number): number =>
  list.reduce((sum, one) => sum + numberOf(one), 0);

/** A theme is about players, about things with pictures, or about things in words. */
const kindOf = ({ isLobby, covers }: Choosable): string => `${isLobby} ${covers.length > 0}`;

/** The more of a theme is new, the more it weighs. */
const weightOf = ({ newGames, games }: Choosable): number => (newGames > 0 ? newGames : games.length);

/** Returns the themes of one kind: of each kind the game gets as many as its weight allows, in random order. */
const ofNextKind = <Theme extends Choosable>(
  list: readonly Theme[],
  all: readonly Theme[],
  random: () => number,
): readonly Theme[] => {
  const kinds = [...new Set(list.map(kindOf))].map((kind) => {
    const themes = list.filter((theme) => kindOf(theme) === kind);
    const used = all.filter((theme) => theme.isUsed && kindOf(theme) === kind).length;
    return { themes, filled: (used + random()) / sumOf(themes, weightOf) };
  });
  const [next] = kinds.toSorted((one, other) => one.filled - other.filled);
  return next?.themes ?? list;
};

/**
 * Returns a random theme of these. Themes of which all rounds would be new for those at the table come first; if there is none,
 * those with most that is new, then all. Themes about players, about pictures and about words alternate. The more of a theme
 * is new, the more likely it is drawn. Not `current` if there is another one; null if all have been played in this game. `random`:
 * numbers in [0, 1).
 */
export const surpriseOf = <Theme extends Choosable>(
  themes: readonly Theme[],
  {
    current,
    rules,
    random,
  }: { current: string | null; rules: Pick<RoomRules, 'roundsPerTheme'>; random: () => number },
): Theme | null => {
  const playable = themes.filter(({ isUsed, games }) => !isUsed && games.length > 0);
  const others = playable.filter(({ id }) => id !== current);
  const left = others.length > 0 ? others : playable;
  const wholeNew = left.filter(({ newGames, games }) => newGames >= roundsOf(games.length, rules));
  const most = Math.max(...left.map(({ newGames }) => newGames));
  const partlyNew = left.filter(({ newGames }) => newGames > 0 && newGames === most);
  const [newest = left] = [wholeNew, partlyNew].filter((list) => list.length > 0);
  const drawn = ofNextKind(newest, themes, random);
  let rest = random() * sumOf(drawn, weightOf);
  return (
    drawn.find((theme) => {
      rest -= weightOf(theme);
      return rest < 0;
    }) ?? null
  );
};
