import { escapeMarkup } from '@tallyho/game/text';
import { type Face, faces, widthOf } from './fonts.ts';
import { arabic, type Run, runsOf } from './glyphs.ts';
import { visualOrder } from './visual-order.ts';

/** Escapes text and attribute values for XML. Removes characters that XML does not allow. */
const escapeXml = (text: string): string =>
  escapeMarkup(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));

type TextLook = {
  face: Face;
  /** In pixels; with `width`, the maximum size. */
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
};

/** One run of text that starts, centres or ends at `x`, according to its anchor. */
const textElement = (
  runs: readonly Run[],
  x: number,
  y: number,
  { face, size, fill, anchor = 'start' }: TextLook,
) => {
  const { family, weight } = faces[face];
  const inside = runs.map(({ family: own, text }) =>
    own === null
      ? escapeXml(text)
      : `<tspan font-family="${own}" font-weight="700">${escapeXml(text)}</tspan>`,
  );
  return `<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${inside.join('')}</text>`;
};

/** One line of drawable text at its baseline. */
export const line = (words: string, x: number, y: number, look: TextLook): string => {
  const runs = runsOf(words);
  // The renderer drops a text that combines Arabic, whose letters join, with another typeface. So each part is a text of its own,
  // and their order is computed here.
  if (runs.length < 2 || !runs.some(({ family }) => family === arabic)) return textElement(runs, x, y, look);
  const width = widthOf(words, look.face, look.size);
  let left = x - { start: 0, middle: width / 2, end: width }[look.anchor ?? 'start'];
  return visualOrder(words)
    .flatMap(({ text }) => runsOf(text))
    .map(({ family, text }) => {
      // The renderer omits spaces at the beginning of a text.
      const word = text.trimStart();
      left += widthOf(text.slice(0, text.length - word.length), look.face, look.size);
      const part = word && textElement([{ family, text: word }], left, y, { ...look, anchor: 'start' });
      left += widthOf(word, look.face, look.size);
      return part;
    })
    .join('');
};

/** Truncates a text to at most `width` pixels. */
const truncate = (words: string, face: Face, size: number, width: number): string => {
  if (widthOf(words, face, size) <= width) return words;
  const letters = [...words];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, face, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};

/** Shrinks a line down to `least` pixels font size, then truncates it, so that it is at most `width` pixels wide. */
export const fittedLine = (
  words: string,
  x: number,
  y: number,
  { width, least, ...look }: TextLook & { width: number; least: number },
): string => {
  const size = Math.max(
    least,
    Math.min(look.size, (look.size * width) / widthOf(words, look.face, look.size)),
  );
  const rounded = Math.floor(size * 10) / 10;
  return line(truncate(words, look.face, rounded, width), x, y, { ...look, size: rounded });
};

/** Where a long name may be broken: after a space, and after the characters that separate the words of a username. */
const separators = /(?<=[\s_.-])/u;

/** Where lines may end: between words; in words that are too long, too; after every letter. */
type Breaks = 'words' | 'long words' | 'letters';

/** Fills lines of `width` pixels; null if a word is too long and `breaks` forbids to break it. */
const filledLines = (
  words: string,
  { face, size, width, breaks }: { face: Face; size: number; width: number; breaks: Breaks },
): string[] | null => {
  const fits = (text: string) => widthOf(text.trimEnd(), face, size) <= width;
  const lines: string[] = [];
  for (const word of breaks === 'letters' ? [words] : words.split(separators)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(last + word)) lines[lines.length - 1] = last + word;
    else if (fits(word)) lines.push(word);
    else if (breaks === 'words') return null;
    else
      for (const letter of word) {
        const current = lines.at(-1);
        if (current !== undefined && fits(current + letter)) lines[lines.length - 1] = current + letter;
        else lines.push(letter);
      }
  }
  return lines.map((one) => one.trim());
};

/** The distance of two baselines, as a multiple of the font size. */
export const leading = 1.12;

/**
 * Wraps a text into at most `most` lines of `width` pixels, and of `height` pixels together, in the largest size from `size`
 * down to `least` at which it fits, whole words first, with `isTight` finally without regard to words. A text that is still too
 * long is truncated. Returns the lines with their size.
 */
export const fittedLines = (
  words: string,
  look: {
    face: Face;
    size: number;
    least: number;
    width: number;
    most: number;
    height?: number;
    isTight?: boolean;
  },
): { size: number; lines: string[] } => {
  const { face, width, most, least, height = Number.POSITIVE_INFINITY, isTight = false } = look;
  const allowed = ['words', 'long words', ...(isTight ? (['letters'] as const) : [])] as const;
  for (const breaks of allowed)
    for (let { size } = look; size >= least; size -= 1) {
      const lines = filledLines(words, { face, size, width, breaks });
      if (lines && lines.length <= most && lines.length * size * leading <= height) return { size, lines };
    }
  const lines = filledLines(words, { face, size: least, width, breaks: 'long words' }) ?? [];
  const kept = lines.slice(0, most - 1);
  const rest = lines.slice(most - 1).join(' ');
  return { size: least, lines: [...kept, truncate(rest, face, least, width)] };
};
