import { escapeMarkup } from '@tallyho/game/text';
import { type Face, faces, widthOf } from './fonts.ts';
import { arabic, type Run, runsOf } from './glyphs.ts';

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
  // The renderer drops a text that combines Arabic, whose letters join, with another typeface.
  if (runs.length < 2 || !runs.some(({ family }) => family === arabic)) return textElement(runs, x, y, look);
  const width = widthOf(words, look.face, look.size);
  let left = x - { start: 0, middle: width / 2, end: width }[look.anchor ?? 'start'];
  return runs
    .map((run) => {
      const part = textElement([run], left, y, { ...look, anchor: 'start' });
      left += widthOf(run.text, look.face, look.size);
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

/** Wraps a text into at most `most` lines of `width` pixels; the rest is truncated. */
export const broken = (
  words: string,
  { face, size, width, most }: { face: Face; size: number; width: number; most: number },
): string[] => {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined) lines.push(word);
    else if (lines.length === most || widthOf(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((one) => truncate(one, face, size, width));
};
