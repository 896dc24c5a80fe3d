import type { Fighter } from './fight.ts';
import { type TextBlock, textBlock } from './frame.ts';
import { head } from './heads.ts';
import { palette, seatLook } from './palette.ts';

/** The place of a face whose author is not known. */
const unknownHead = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.surface}" stroke="${palette.line}" stroke-width="8"/>` +
  `<path transform="translate(${x} ${y}) scale(${radius / 36})" d="M-9-9A10 10 0 1 1 0 3V8M0 15.5V16" fill="none" stroke="${palette.quiet}" stroke-width="6" stroke-linecap="round"/>`;

/** True for a rating with its scale, such as "5 of 100" or "1st of 4". It stands in one line. */
const isNumber = (said: string): boolean => /^[\d.]+(st|nd|rd|th)? of \d+$/.test(said);
/** True for a grade such as "S" or "1st", which is as large as its bubble allows. */
export const isGrade = (said: string): boolean => said.length <= 4;
const spoken = (said: string): string => (isNumber(said) ? said : `“${said}”`);
/** What stands above a bubble, so that picture and words are one sentence. */
export const saying = ({ name, head: whose }: Fighter): string => (whose ? `${name} says` : name);

/** The bubbles have the colors of the players. That of a secret vote has none. */
export const bubbleOf = ({ head: whose }: Fighter): string =>
  seatLook(whose?.color ?? null)?.color ?? palette.card;

/** The most lines of words on a side. Longer ones are smaller on both. */
const mostLines = 3;

const linesOf = (said: string): number => (isNumber(said) ? 1 : mostLines);

type SaidLook = Omit<Parameters<typeof textBlock>[1], 'most' | 'face'> & {
  /** The number of lines that is better than more, from this font size on. */
  few: { lines: number; from: number };
};

/** The words of a side: in few lines if they are large enough in them. */
export const saidBlock = (said: string, { few, ...look }: SaidLook): TextBlock => {
  const most = linesOf(said);
  const block = (lines: number) => textBlock(spoken(said), { ...look, face: 'display', most: lines });
  const inFew = block(Math.min(few.lines, most));
  return inFew.lines.length <= few.lines && inFew.size >= Math.min(look.size, few.from) ? inFew : block(most);
};

/** Between the two sides. */
export const columnGap = 32;

/** The texts of one side. */
export type SideTexts = { fighter: Fighter; names: TextBlock; words: TextBlock };

export const highest = (blocks: readonly TextBlock[]): number =>
  Math.max(...blocks.map(({ height }) => height));

export const faceAt = ({ head: whose, look }: Fighter, x: number, y: number, radius: number): string =>
  whose ? head(whose, x, y, radius, look) : unknownHead(x, y, radius);
