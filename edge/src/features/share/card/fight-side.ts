import type { Fight, Fighter } from './fight.ts';
import type { TextBlock } from './frame.ts';
import { type HeadExpression, head } from './heads.ts';
import { palette, seatLook } from './palette.ts';

/** The place of a face whose author is not known. */
const unknownHead = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.surface}" stroke="${palette.line}" stroke-width="8"/>` +
  `<path transform="translate(${x} ${y}) scale(${radius / 36})" d="M-9-9A10 10 0 1 1 0 3V8M0 15.5V16" fill="none" stroke="${palette.quiet}" stroke-width="6" stroke-linecap="round"/>`;

/** True for a rating with its scale, such as "5 of 100". It stands in one line. */
const isNumber = (said: string): boolean => /^[\d.]+ of \d+$/.test(said);
/** True for a rating that says what it means, such as "5: Not at all". */
const isExplained = (said: string): boolean => /^\d+: /.test(said);
/** True for a grade such as "S" or "1st", which is as large as its bubble allows. */
export const isGrade = (said: string): boolean => said.length <= 4;
export const spoken = (said: string): string => (isNumber(said) || isExplained(said) ? said : `“${said}”`);
/** What stands above a bubble, so that picture and words are one sentence. */
export const saying = ({ name, head: whose }: Fighter): string => (whose ? `${name} says` : name);

/** The bubbles have the colors of the players. That of a secret vote has none. */
export const bubbleOf = ({ head: whose }: Fighter): string =>
  seatLook(whose?.color ?? null)?.color ?? palette.card;

export const fightingLooks: readonly [HeadExpression, HeadExpression] = ['smug', 'shocked'];

/** The most lines of words on a side. Longer ones are smaller on both. */
const mostLines = 3;

/** A short number with its word stands in one line. */
const longestInOneLine = 16;
export const linesOf = (said: string): number =>
  isNumber(said) || (isExplained(said) && said.length <= longestInOneLine) ? 1 : mostLines;

/** Between the two figures of a score, and what they are counted in. */
export const scoreWords = { between: 'against', scale: 'of 10' } as const;

/** True if the words have a score beside them. */
export const hasFigures = (fighters: Fight['fighters']): boolean =>
  fighters.some(({ figure }) => figure !== null);

/** Between the two sides. */
export const columnGap = 32;

/** The texts of one side. */
export type SideTexts = { fighter: Fighter; names: TextBlock; words: TextBlock };

export const highest = (blocks: readonly TextBlock[]): number =>
  Math.max(...blocks.map(({ height }) => height));

export const faceAt = (
  { head: whose }: Fighter,
  x: number,
  y: number,
  radius: number,
  expression: HeadExpression,
): string => (whose ? head(whose, x, y, radius, expression) : unknownHead(x, y, radius));
