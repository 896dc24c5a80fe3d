import type { SeatNumber } from '../../../shared/ui/players/Shape.tsx';

/** A piece of a heap. `x` and `y` are fractions of the picture's size, 0-1; `turn` in degrees. */
interface Piece {
  readonly shape: SeatNumber;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** A heap, its clue, and the guesses of the rivals. */
export interface Round {
  readonly pieces: readonly Piece[];
  /** The number of pieces of one shape. */
  readonly clue: { readonly shape: SeatNumber; readonly count: number };
  /** In the order of `rivals`, 1-100. */
  readonly guesses: readonly number[];
}

interface Guesser {
  readonly name: string;
  readonly avatar: number;
  readonly seat: SeatNumber;
}

/** The human player. */
export const you: Guesser = { name: 'You', avatar: 5, seat: 1 };

/**
 * The simulated players. `bias`: factor by which they guess too high or too low; `spread`: width of the random error as a
 * factor.
 */
export const rivals: readonly (Guesser & { readonly bias: number; readonly spread: number })[] = [
  { name: 'Fox', avatar: 1, seat: 2, bias: 1.15, spread: 0.5 },
  { name: 'Owl', avatar: 3, seat: 3, bias: 1, spread: 0.3 },
  { name: 'Frog', avatar: 4, seat: 4, bias: 0.85, spread: 0.4 },
];

export const roundCount = 5;
/** The range of guesses. */
export const guessRange = { min: 1, max: 100 } as const;

/** Grid of the picture, with at most one piece per cell, so that no piece covers another. */
const columns = 12;
const rows = 8;
const pieceRange = { min: 12, max: 88 } as const;
const shapesInHeap = 3;

const clamp = (value: number) => Math.min(guessRange.max, Math.max(guessRange.min, Math.round(value)));

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

const between = ({ min, max }: { min: number; max: number }, random: () => number) =>
  min + Math.floor(random() * (max - min + 1));

function deal(random: () => number): Round {
  const count = between(pieceRange, random);
  const shapes = shuffled<SeatNumber>([1, 2, 3, 4, 5, 6, 7, 8], random).slice(0, shapesInHeap);
  const cells = shuffled(
    Array.from({ length: columns * rows }, (_, cell) => cell),
    random,
  ).slice(0, count);
  const pieces = cells.map((cell, index) => ({
    // The first pieces make sure that each shape occurs.
    shape: (index < shapes.length ? shapes[index] : shapes[between({ min: 0, max: 2 }, random)]) ?? 1,
    x: ((cell % columns) + 0.3 + random() * 0.4) / columns,
    y: (Math.floor(cell / columns) + 0.3 + random() * 0.4) / rows,
    turn: Math.round(random() * 60 - 30),
  }));
  const shape = shapes[0] ?? 1;
  return {
    pieces,
    clue: { shape, count: pieces.filter((piece) => piece.shape === shape).length },
    guesses: rivals.map(({ bias, spread }) => clamp(count * (bias + (random() - 0.5) * spread))),
  };
}

/** Creates the rounds of a game. `random` returns numbers from 0 to below 1. */
export const startRounds = (random: () => number): Round[] =>
  Array.from({ length: roundCount }, () => deal(random));

/** Returns 100 points minus one for each percent of error, at least 0. */
export const pointsFor = (guess: number, count: number): number =>
  Math.max(0, 100 - Math.round((Math.abs(guess - count) / count) * 100));

/** Returns the points of all players over the answered rounds, best first. Ranks start at 1; equal points share a rank. */
export function standingsOf(rounds: readonly Round[], answers: readonly number[]) {
  const players = [you, ...rivals].map((player, index) => ({
    ...player,
    points: answers.reduce((sum, answer, at) => {
      const { pieces, guesses } = rounds[at] ?? { pieces: [], guesses: [] };
      return sum + pointsFor(index === 0 ? answer : (guesses[index - 1] ?? 0), pieces.length);
    }, 0),
  }));
  return players
    .map((player) => ({ ...player, rank: 1 + players.filter(({ points }) => points > player.points).length }))
    .sort((one, other) => one.rank - other.rank);
}
