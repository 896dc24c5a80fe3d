import { generator } from '../model/random.ts';
import type { RoomRules } from '../model/room-rules.ts';
import { drawGames, type PlayedTypes, type Seen, takeLeastSeen, unseen } from './draw-games.ts';
import { isSuitable, itemsOnBoard, type PlayedGame, type StoredGame } from './game.ts';
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

type Draw = Pick<RoomRules, 'roundsPerTheme' | 'questionsFor'> & {
  /** A 32-bit integer; the same one draws the same. */
  readonly seed: number;
  readonly played: PlayedTypes;
};

/**
 * Draws a theme for those at the table: the games and items first that they have not seen. It has two steps, because the API reads
 * the pictures of the drawn games only: first `games` once, then `withItems` for each game that it returned, in its order.
 * `seen`: what each of them has seen of this theme.
 */
export const drawTheme = (
  { roundsPerTheme, questionsFor, played, seed }: Draw,
  seen: readonly SeenGame[],
) => {
  const { gameSeen, itemSeenIn } = seenIn(seen);
  const random = generator(seed).next;
  return {
    /** Returns the games of the deck that are played, in playing order; empty if none suits the players. */
    games: <Game extends StoredGame & Remembered>(deck: readonly Game[]): Game[] =>
      drawGames(
        deck.filter((game) => isSuitable(game, questionsFor)),
        { roundsPerTheme, random, played, seenOf: gameSeen },
      ),
    /** Returns the game with as many of its items as a board shows, in the order of the theme. */
    withItems: (game: PlayedGame): PlayedGame => {
      const itemSeen = itemSeenIn(game);
      const drawn = takeLeastSeen(game.items, {
        count: itemsOnBoard(game),
        seenOf: ({ id }) => itemSeen(id),
        random,
      });
      return { ...game, items: game.items.filter((item) => drawn.includes(item)) };
    },
  };
};
