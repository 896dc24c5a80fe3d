import { limits } from '../limits.ts';
import type { MiniGameType } from '../minigames/registry.ts';
import { generator, takeRandom } from '../model/random.ts';
import type { RoomRules } from '../model/room-rules.ts';
import {
  drawGames,
  isSuitable,
  leastSeenFirst,
  type PlayedTypes,
  type PlaysOnly,
  roundsOf,
  type Seen,
  takeLeastSeen,
  unseen,
} from './draw-games.ts';
import {
  type FormattedGame,
  folderOf,
  formatsOf,
  hasPictures,
  itemsDrawn,
  itemsOnBoard,
  type PlayedGame,
  playedAs,
  type StoredGame,
} from './game.ts';
import { seenNameOf } from './seen-name.ts';

/** A game of one theme that one user has seen: its normalized name, the ids of the items, and when last (epoch ms). */
export type SeenGame = { readonly game: string; readonly items: readonly string[]; readonly seenAt: number };

type Remembered = Parameters<typeof seenNameOf>[0];

/** Returns functions that say how many users have seen a game of a theme, and an item of it, and when. */
const seenIn = (rows: readonly SeenGame[]) => {
  const rowsOf = (game: Remembered) => rows.filter((row) => row.game === seenNameOf(game));
  return {
    gameSeen: (game: Remembered): Seen => {
      const own = rowsOf(game);
      if (own.length === 0) return unseen;
      return { players: own.length, at: Math.max(...own.map(({ seenAt }) => seenAt)) };
    },
    itemSeenIn: (game: Remembered): ((item: string) => Seen) => {
      const own = rowsOf(game).map(({ items }) => new Set(items));
      return (item) => ({ players: own.filter((items) => items.has(item)).length, at: 0 });
    },
  };
};

type Draw = Pick<RoomRules, 'roundsPerTheme'> &
  PlaysOnly & {
    /** A 32-bit integer; the same one draws the same. */
    readonly seed: number;
    readonly played: PlayedTypes;
    readonly lastType: MiniGameType | null;
    readonly playAs: MiniGameType | null;
  };

/** All formats with pictures are one kind: the same pictures are played in each of them, so they have to last. */
const kindOf = (type: MiniGameType): string => (hasPictures(type) ? 'pictures' : type);

/** A game that can be drawn, and who has seen it. */
type Candidate = { readonly game: FormattedGame; readonly seen: Seen };

/**
 * Draws a theme for those at the table: the games and items first that they have not seen. A question with pictures is asked in
 * all its formats before one of them repeats, with a rest in between. It has two steps, because the API reads the pictures of the
 * drawn games only: first `games` once, then `withItems` for each game that it returned, in its order. `seen`: what each of them
 * has seen of this theme. `now`: epoch ms.
 */
export const drawTheme = (
  { roundsPerTheme, questionsFor, leftOut, played, lastType, playAs, seed }: Draw,
  { seen, now }: { readonly seen: readonly SeenGame[]; readonly now: number },
) => {
  const { gameSeen, itemSeenIn } = seenIn(seen);
  const random = generator(seed).next;
  /** Games are left out of this theme. */
  let isDrawn = false;

  /** Returns the format in which a question is asked next: a new one, of those that the running game has had least. */
  const nextFormat = (formats: readonly FormattedGame[]): Candidate[] => {
    const candidates = formats.map((game) => ({ game, seen: gameSeen(game) }));
    const [latest] = candidates.toSorted((one, other) => other.seen.at - one.seen.at);
    const [oldest] = candidates.toSorted((one, other) => leastSeenFirst(one.seen, other.seen));
    if (!latest || !oldest) return [];
    if (latest.seen !== unseen && now - latest.seen.at < limits.questionRest)
      return [{ game: oldest.game, seen: latest.seen }];
    const left = candidates.filter((candidate) => leastSeenFirst(candidate.seen, oldest.seen) === 0);
    const roundsWith = ({ game: { type } }: Candidate) => played[type] ?? 0;
    const fewest = Math.min(...left.map(roundsWith));
    return takeRandom(
      left.filter((candidate) => roundsWith(candidate) === fewest),
      1,
      random,
    );
  };

  return {
    /**
     * Returns the games that are played, in playing order; empty if none suits the players, or can be played as was chosen.
     * `picturesIn`: the number of pictures in a folder.
     */
    games: (deck: readonly StoredGame[], picturesIn: (folder: string) => number): FormattedGame[] => {
      const suitable = deck.filter((game) => isSuitable(game, { questionsFor, leftOut }));
      const countOf = (game: StoredGame) => picturesIn(folderOf(game) ?? '');
      isDrawn = roundsOf(suitable.length, { roundsPerTheme }) < suitable.length;
      const candidates = suitable.flatMap((game) => {
        const chosen = playAs === null ? null : [playedAs(game, playAs, countOf(game))];
        const formats = chosen ?? (isDrawn ? formatsOf(game, countOf(game)) : [game]);
        return nextFormat(formats.filter((format) => format !== null));
      });
      const seenOf = new Map(candidates.map(({ game, seen }) => [game, seen]));
      return drawGames(
        candidates.map(({ game }) => game),
        { roundsPerTheme, random, played, lastType, kindOf, seenOf: (game) => seenOf.get(game) ?? unseen },
      );
    },
    /**
     * Returns the game with as many of its items as a board shows, in the order of the theme; of a drawn game fewer, so that it
     * comes again with others.
     */
    withItems: (game: PlayedGame): PlayedGame => {
      const itemSeen = itemSeenIn(game);
      const drawn = takeLeastSeen(game.items, {
        count: isDrawn ? itemsDrawn(game) : itemsOnBoard(game),
        seenOf: ({ id }) => itemSeen(id),
        random,
      });
      return { ...game, items: game.items.filter((item) => drawn.includes(item)) };
    },
  };
};
