import type { Item } from '../fields.ts';
import type { CupBoard, Duel } from './schema.ts';

/** A place of the bracket: a duel with the sides that are known. */
export type BracketPlace = { duel: number; left: string | null; right: string | null; winner: string | null };

/** Returns the largest number of items up to `count` from which a bracket without free places can be made. */
export const bracketSize = (count: number): number => (count < 2 ? 0 : 2 ** Math.floor(Math.log2(count)));

/** Returns the number of duels in which one of the items is left. */
export const duelCount = ({ items }: Pick<CupBoard, 'items'>): number => Math.max(0, items.length - 1);

/** Returns the number of the duel in which the players vote now; -1 if there is none. */
export const openDuel = ({ duels }: CupBoard): number => duels.findIndex(({ outcome }) => outcome === null);

/** Returns true if the final is decided, or there is nothing to play. */
export const isDecided = (board: CupBoard): boolean =>
  board.duels.length === duelCount(board) && openDuel(board) < 0;

/** Returns all places of the bracket by round, the first round first. */
export const bracketOf = ({ items, duels }: CupBoard): BracketPlace[][] => {
  const rounds: BracketPlace[][] = [];
  let sides: (string | null)[] = items.map(({ id }) => id);
  let before = 0;
  while (sides.length > 1) {
    const from = before;
    const entered = sides;
    const round = Array.from({ length: entered.length / 2 }, (_, at) => ({
      duel: from + at,
      left: entered[2 * at] ?? null,
      right: entered[2 * at + 1] ?? null,
      winner: duels[from + at]?.outcome?.winner ?? null,
    }));
    rounds.push(round);
    before += round.length;
    sides = round.map(({ winner }) => winner);
  }
  return rounds;
};

/** Returns the next duel of the bracket; null while the players vote and after the final. */
export const nextDuel = (board: CupBoard): Duel | null => {
  const place = bracketOf(board).flat()[board.duels.length];
  return place?.left && place.right && openDuel(board) < 0
    ? { left: place.left, right: place.right, outcome: null }
    : null;
};

/** Returns the name of the round of a duel: Final, Semi-final, Quarter-final, Round of 16. */
export const roundName = ({ items }: Pick<CupBoard, 'items'>, duel: number): string => {
  let count = items.length;
  let last = count / 2 - 1;
  while (count > 2 && duel > last) {
    count /= 2;
    last += count / 2;
  }
  const names = new Map([
    [2, 'Final'],
    [4, 'Semi-final'],
    [8, 'Quarter-final'],
  ]);
  return names.get(count) ?? `Round of ${count}`;
};

/** Returns the item of a board with this id. Throws if the board has none, which its rules exclude. */
export const itemInCup = ({ items }: Pick<CupBoard, 'items'>, id: string): Item => {
  const item = items.find((other) => other.id === id);
  if (!item) throw new Error(`The board has no item ${id}`);
  return item;
};

/** Returns the side of a duel on which an item is. */
export const sideOf = ({ left }: Pick<Duel, 'left'>, item: string): 'left' | 'right' =>
  item === left ? 'left' : 'right';
