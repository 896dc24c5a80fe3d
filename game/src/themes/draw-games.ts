import { type MiniGameType, miniGames, miniGameTypes } from '../minigames/registry.ts';
import { takeRandom } from '../model/random.ts';
import type { RoomRules, Suits } from '../model/room-rules.ts';

type Rule = Pick<RoomRules, 'roundsPerTheme'>;

/** What a table plays: for whom its questions are, and the types of which it plays no rounds (`typesLeftOut`). */
export type PlaysOnly = { readonly questionsFor: Suits; readonly leftOut: readonly string[] };

/** Returns true if a game may be played at a table. */
export const isSuitable = (
  { type, suits = 'all' }: { readonly type: string; readonly suits?: Suits | undefined },
  { questionsFor, leftOut }: PlaysOnly,
): boolean => (questionsFor === 'grownUps' || suits === 'all') && !leftOut.includes(type);

/** Who has seen something: `players` of those at the table, the last of them at `at` (epoch ms). */
export type Seen = { readonly players: number; readonly at: number };
/** What no player at the table has seen. */
export const unseen: Seen = { players: 0, at: 0 };

/** How many rounds of each type of mini-game a game has had. */
export type PlayedTypes = Readonly<Record<string, number>>;

/** Returns the number of rounds of a theme with so many games. */
export const roundsOf = (games: number, { roundsPerTheme }: Rule): number =>
  Math.min(games, roundsPerTheme ?? games);

/** Sorts what fewer players have seen before the rest, then what was seen longer ago. */
export const leastSeenFirst = (one: Seen, other: Seen): number =>
  one.players - other.players || one.at - other.at;

/** Returns the entries that no other entry comes before, in their order. */
const leastSeenOf = <T>(list: readonly T[], seenOf: (entry: T) => Seen): T[] => {
  const [first] = list.toSorted((one, other) => leastSeenFirst(seenOf(one), seenOf(other)));
  return first === undefined
    ? []
    : list.filter((entry) => leastSeenFirst(seenOf(entry), seenOf(first)) === 0);
};

/** Returns `count` random entries, or all of them: those that fewer players have seen first. `random`: numbers in [0, 1). */
export const takeLeastSeen = <T>(
  list: readonly T[],
  { count, seenOf, random }: { count: number; seenOf: (entry: T) => Seen; random: () => number },
): T[] => {
  const taken: T[] = [];
  let rest = list;
  while (taken.length < count && rest.length > 0) {
    const next = leastSeenOf(rest, seenOf);
    taken.push(...takeRandom(next, count - taken.length, random));
    rest = rest.filter((entry) => !next.includes(entry));
  }
  return taken;
};

/**
 * Returns `count` random entries, or all of them: those that fewer players have seen first, and within these of each kind as many
 * as the list allows. Kinds that were `drawnBefore` less often come first, and of a kind the entries with the lowest `orderOf`.
 * `random`: numbers in [0, 1).
 */
export const drawMixed = <T>(
  list: readonly T[],
  {
    count,
    kindOf,
    seenOf,
    random,
    drawnBefore = () => 0,
    orderOf = () => 0,
  }: {
    count: number;
    kindOf: (entry: T) => string;
    seenOf: (entry: T) => Seen;
    random: () => number;
    drawnBefore?: (kind: string) => number;
    orderOf?: (entry: T) => number;
  },
): T[] => {
  const drawn: T[] = [];
  while (drawn.length < Math.min(count, list.length)) {
    const candidates = leastSeenOf(
      list.filter((entry) => !drawn.includes(entry)),
      seenOf,
    );
    const drawnOf = (kind: string) => drawn.filter((entry) => kindOf(entry) === kind).length;
    const kinds = [...new Set(candidates.map(kindOf))];
    const fewest = withLeast(withLeast(kinds, drawnOf), drawnBefore);
    const [kind] = takeRandom(fewest, 1, random);
    const ofKind = candidates.filter((entry) => kindOf(entry) === kind);
    drawn.push(...takeRandom(withLeast(ofKind, orderOf), 1, random));
  }
  return drawn;
};

const withLeast = <T>(list: readonly T[], countOf: (entry: T) => number): T[] => {
  const least = Math.min(...list.map(countOf));
  return list.filter((entry) => countOf(entry) === least);
};

type Typed = { readonly type: MiniGameType };

const countOfType = (games: readonly Typed[], type: MiniGameType): number =>
  games.filter((game) => game.type === type).length;

/** Returns true if the games can still follow a game of type `last` so that no two of one type meet. */
const canAlternate = (games: readonly Typed[], last: MiniGameType): boolean =>
  games.every(({ type }) => {
    const count = countOfType(games, type);
    return count <= (type === last ? Math.floor(games.length / 2) : Math.ceil(games.length / 2));
  });

/**
 * Returns the games so that two of one type follow each other only if there are too many of that type, and fast and slow ones
 * alternate as far as that allows. `lastType`: of the round before them; null if there is none.
 */
const alternate = <Game extends Typed>(games: readonly Game[], lastType: MiniGameType | null): Game[] => {
  const ordered: Game[] = [];
  let rest = [...games];
  while (rest.length > 0) {
    const last = ordered.at(-1)?.type ?? lastType;
    const others = rest.filter(({ type }) => type !== last);
    const possible = others.length > 0 ? others : rest;
    const lasting = possible.filter((game) =>
      canAlternate(
        rest.filter((other) => other !== game),
        game.type,
      ),
    );
    const candidates = lasting.length > 0 ? lasting : possible;
    const isFast = ({ type }: Typed) => miniGames[type].pace === 'fast';
    // In the first theme of a game the pace of which there is more begins.
    const wantsFast = last === null ? rest.filter(isFast).length * 2 >= rest.length : !isFast({ type: last });
    const otherPace = candidates.filter((game) => isFast(game) === wantsFast);
    const [next] = (otherPace.length > 0 ? otherPace : candidates).toSorted(
      (one, other) => countOfType(rest, other.type) - countOfType(rest, one.type),
    );
    if (next === undefined) break;
    ordered.push(next);
    rest = rest.filter((game) => game !== next);
  }
  return ordered;
};

/**
 * Returns the games of a theme that are played after it was chosen. If the rule takes all of them, they stay in the order of
 * the theme. Otherwise the least seen games are drawn, of each type as many as the theme allows, and the types alternate, fast
 * ones with slow ones.
 * `seenOf`: who at the table has seen a game; without it all games are new. `played`: the rounds of each type that the game has
 * had before; types with few of them come first. `lastType`: of its last round; the first one drawn differs from it in type, and
 * in pace if that is possible. `kindOf`: types with the same kind count as one. `random`: numbers in [0, 1).
 */
export const drawGames = <Game extends { readonly type: MiniGameType }>(
  deck: readonly Game[],
  {
    roundsPerTheme,
    random,
    seenOf = () => unseen,
    played = {},
    lastType = null,
    kindOf = (type) => type,
  }: Rule & {
    readonly random: () => number;
    readonly seenOf?: (game: Game) => Seen;
    readonly played?: PlayedTypes;
    readonly lastType?: MiniGameType | null;
    readonly kindOf?: (type: MiniGameType) => string;
  },
): Game[] => {
  const count = roundsOf(deck.length, { roundsPerTheme });
  if (count === deck.length) return [...deck];
  const drawnBefore = (kind: string) =>
    miniGameTypes.reduce((sum, type) => (kindOf(type) === kind ? sum + (played[type] ?? 0) : sum), 0);
  return alternate(
    drawMixed(deck, {
      count,
      kindOf: ({ type }) => kindOf(type),
      seenOf,
      random,
      drawnBefore,
      orderOf: ({ type }) => played[type] ?? 0,
    }),
    lastType,
  );
};
