import { line } from './drawing.ts';
import type { Fight, Fighter } from './fight.ts';
import {
  bubbleOf,
  columnGap,
  faceAt,
  fightingLooks,
  hasFigures,
  highest,
  linesOf,
  saying,
  scoreWords,
  spoken,
} from './fight-side.ts';
import { widthOf } from './fonts.ts';
import { type Area, blockAt, box, type Sheet, type TextBlock, textBlock } from './frame.ts';
import { palette } from './palette.ts';

/** Between the words and the edge of their bubble. */
const bubbleAir = 28;
/** The radius of the faces as a part of the width of a side: less if the words are long. */
const radii = { most: 0.22, least: 0.175 } as const;

/** The font sizes of the score, in one line between who says what. */
const score = { figure: 58, word: 30, gap: 12, air: 28 } as const;

/** Draws the score around a point of its baseline, each figure in the color of its side. */
const scoreLine = (fighters: Fight['fighters']): { width: number; at: (x: number, y: number) => string } => {
  if (!hasFigures(fighters)) return { width: 0, at: () => '' };
  const [one, other] = fighters;
  const figureOf = (fighter: Fighter) => ({
    words: fighter.figure ?? '',
    size: score.figure,
    fill: bubbleOf(fighter),
  });
  const wordOf = (words: string) => ({ words, size: score.word, fill: palette.ink });
  const parts = [figureOf(one), wordOf(scoreWords.between), figureOf(other), wordOf(scoreWords.scale)];
  const widths = parts.map(({ words, size }) => widthOf(words, 'display', size));
  const width = widths.reduce((sum, own) => sum + own + score.gap, -score.gap);
  const at = (x: number, y: number) => {
    let left = x - width / 2;
    return parts
      .map(({ words, size, fill }, index) => {
        const drawn = line(words, Math.round(left), y, { face: 'display', size, fill });
        left += (widths[index] ?? 0) + score.gap;
        return drawn;
      })
      .join('');
  };
  return { width: width + 2 * score.air, at };
};

/**
 * Draws both sides of a wide picture: the faces at the outer edges, the words in speech bubbles beside them, and above them who says
 * what, with the score between the names.
 */
export const wideSides = (
  fighters: Fight['fighters'],
  sheet: Sheet,
  area: Area,
): { drawn: string; score: string } => {
  const sideWidth = (area.width - columnGap) / 2;
  const middleOfAll = area.x + area.width / 2;
  const { width: scoreWidth, at: scoreAt } = scoreLine(fighters);
  const nameWidth = Math.min(sideWidth, (area.width - scoreWidth) / 2);
  const names = fighters.map((fighter) =>
    textBlock(saying(fighter), {
      face: 'display',
      size: sheet.text,
      least: sheet.least,
      tooLong: sheet.tooLong,
      width: nameWidth,
      most: 2,
    }),
  );
  const namesHeight = Math.max(highest(names), scoreWidth > 0 ? score.figure : 0);
  const height = area.height - namesHeight - 8;
  const middle = area.y + area.height - height / 2;
  const bubbleWidth = (radius: number) => sideWidth - 2 * radius - 60;
  const wordsOf = ({ said }: Fighter, size: number, radius: number): TextBlock =>
    textBlock(spoken(said), {
      face: 'display',
      size,
      least: sheet.least,
      tooLong: sheet.tooLong,
      width: bubbleWidth(radius) - 2 * bubbleAir,
      most: linesOf(said),
    });
  const sizeAt = (radius: number) => {
    let size = Math.min(...fighters.map((fighter) => wordsOf(fighter, sheet.headline * 1.5, radius).size));
    // A long question leaves less height.
    while (
      size > sheet.least &&
      highest(fighters.map((fighter) => wordsOf(fighter, size, radius))) + 24 > height
    )
      size -= 2;
    return size;
  };
  let radius = Math.min(height / 2 - 12, sideWidth * radii.most);
  // Words are at least as large as the names above them, if faces that are smaller make that possible.
  while (sizeAt(radius) < sheet.text + 6 && radius - 4 > sideWidth * radii.least) radius -= 4;
  const size = sizeAt(radius);
  const words = fighters.map((fighter) => wordsOf(fighter, size, radius));
  const width = bubbleWidth(radius);
  const bubbleHeight = Math.min(height, Math.max(highest(words) + 36, height * 0.55));
  const drawn = fighters.map((fighter, index) => {
    const [name, said] = [names[index], words[index]];
    if (!name || !said) return '';
    const isFirst = index === 0;
    const x = isFirst ? area.x : area.x + area.width - sideWidth;
    const faceX = isFirst ? x + radius + 12 : x + sideWidth - radius - 12;
    const left = isFirst ? x + sideWidth - width : x;
    const [inner, tip] = isFirst ? [left + 3, left - 26] : [left + width - 3, left + width + 26];
    const bubble = bubbleOf(fighter);
    const tail = `M${inner} ${middle - 22}L${tip} ${middle}L${inner} ${middle + 22}`;
    const nameX = isFirst ? area.x + nameWidth / 2 : area.x + area.width - nameWidth / 2;
    return (
      box({ x: left, y: middle - bubbleHeight / 2, width, height: bubbleHeight }, bubble, 30) +
      `<path d="${tail}" fill="${bubble}" stroke="${palette.line}" stroke-width="4" stroke-linejoin="round"/>` +
      blockAt(said, left + width / 2, middle - said.height / 2, {
        fill: palette.onBright,
        anchor: 'middle',
      }) +
      faceAt(fighter, faceX, middle, radius, fightingLooks[index] ?? 'neutral') +
      blockAt(name, nameX, area.y + namesHeight - name.height, { fill: palette.ink, anchor: 'middle' })
    );
  });
  return { drawn: drawn.join(''), score: scoreAt(middleOfAll, Math.round(area.y + namesHeight - 10)) };
};
