import type { RoomRules } from '../model/room-rules.ts';
import { roundsOf } from './draw-games.ts';

/** A theme that can be chosen. `newGames`: how many of its games nobody at the table has played in any game. */
type Choosable = {
  readonly id: string;
  /** All its games rate the players. */
  readonly isLobby: boolean;
  readonly isUsed: boolean;
  readonly games: readonly unknown[];
  readonly newGames: number;
};

/** Returns those themes whose kind, of things or of players, has been played least in this game, by its share of all themes. */
const ofRarerKind = <Theme extends Choosable>(
  list: readonly Theme[],
  all: readonly Theme[],
): readonly Theme[] => {
  const shareOf = (isLobby: boolean) => {
    const kind = all.filter((theme) => theme.isLobby === isLobby);
    return kind.filter(({ isUsed }) => isUsed).length / kind.length;
  };
  const least = Math.min(...list.map(({ isLobby }) => shareOf(isLobby)));
  return list.filter(({ isLobby }) => shareOf(isLobby) === least);
};

/**
 * Returns a random theme of these. Themes of which all rounds would be new for those at the table come first; if there is none,
 * themes with anything new, then all. Themes about things and about players alternate as far as there are both. The more of a theme
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
  const partlyNew = left.filter(({ newGames }) => newGames > 0);
  const [newest = left] = [wholeNew, partlyNew].filter((list) => list.length > 0);
  const drawn = ofRarerKind(newest, themes);
  const weightOf = ({ newGames, games }: Theme) => (newGames > 0 ? newGames : games.length);
  let rest = random() * drawn.reduce((sum, theme) => sum + weightOf(theme), 0);
  return (
    drawn.find((theme) => {
      rest -= weightOf(theme);
      return rest < 0;
    }) ?? null
  );
};
