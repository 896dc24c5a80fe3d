import { line } from './drawing.ts';
import type { Fight } from './fight.ts';
import {
  bubbleOf,
  columnGap,
  faceAt,
  fightingLooks,
  hasFigures,
  highest,
  isGrade,
  linesOf,
  type SideTexts,
  saying,
  scoreWords,
  spoken,
} from './fight-side.ts';
import { widthOf } from './fonts.ts';
import { type Area, blockAt, box, type Sheet, type TextBlock, textBlock } from './frame.ts';
import { palette } from './palette.ts';

/** Between the words and the edge of their bubble. */
const bubbleAir = 44;
/** The smallest radius of the faces, as a part of the width of both sides. */
const leastRadius = 0.13;

/** The font sizes of the score between the faces, one below the other: "9.9 against 0 of 10". */
const score = { figure: 104, between: 46, scale: 40, air: 18 } as const;

/** The width of what stands between the faces. */
const scoreWidth = (fighters: Fight['fighters']): number =>
  hasFigures(fighters)
    ? Math.ceil(
        2 * score.air +
          Math.max(
            widthOf(scoreWords.between, 'display', score.between),
            ...fighters.map(({ figure }) => widthOf(figure ?? '', 'display', score.figure)),
          ),
      )
    : columnGap;

/** Draws the score of the fight around a point, each figure in the color of its side. */
const scoreAt = (fighters: Fight['fighters'], x: number, y: number): string => {
  if (!hasFigures(fighters)) return '';
  const look = { face: 'display', anchor: 'middle' } as const;
  const { figure: size, between, scale } = score;
  const figures = fighters.map((fighter, index) =>
    fighter.figure === null
      ? ''
      : line(fighter.figure, x, Math.round(y + (index === 0 ? -62 : 96)), {
          ...look,
          size,
          fill: bubbleOf(fighter),
        }),
  );
  return (
    figures.join('') +
    line(scoreWords.between, x, y - 8, { ...look, size: between, fill: palette.ink }) +
    line(scoreWords.scale, x, y + 150, { ...look, size: scale, fill: palette.ink })
  );
};

/** One side as two drawings: the words in a speech bubble below who says them, and the face. */
export type DrawnSide = { bubble: string; person: string };

/** Draws both sides next to each other: who says it, the words in a speech bubble, and the large face below it. `score`: between the faces. */
export const uprightSides = (
  fighters: Fight['fighters'],
  sheet: Sheet,
  area: Area,
): { drawn: DrawnSide[]; score: string } => {
  const width = (area.width - columnGap) / 2;
  const faceWidth = (area.width - scoreWidth(fighters)) / 2;
  const named = fighters.map((fighter) => ({
    fighter,
    names: textBlock(saying(fighter), {
      face: 'display',
      size: sheet.text + 12,
      least: sheet.least,
      tooLong: sheet.tooLong,
      width,
      most: 2,
    }),
  }));
  const namesHeight = highest(named.map(({ names }) => names));
  const wordsIn = (size: number): TextBlock[] =>
    fighters.map(({ said }) =>
      textBlock(spoken(said), {
        face: 'display',
        size,
        least: sheet.least,
        tooLong: sheet.tooLong,
        width: width - 2 * bubbleAir,
        most: linesOf(said),
      }),
    );
  // Both sides have the same measures, whatever their words need.
  const bubbleTop = area.y + namesHeight + 10;
  const facesEnd = area.y + area.height - 24;
  const radiusBelow = (words: readonly TextBlock[]): number => {
    const leastHeight = Math.max(highest(words) + 56, area.height * 0.2);
    return Math.min(faceWidth / 2 - 24, (facesEnd - bubbleTop - leastHeight - 44) / 2);
  };
  const smallest = (words: readonly TextBlock[]): number => Math.min(...words.map(({ size }) => size));
  let words = wordsIn(fighters.every(({ said }) => isGrade(said)) ? 2 * sheet.headline : sheet.headline + 16);
  words = wordsIn(smallest(words));
  // Long words give way to the faces.
  while (radiusBelow(words) < leastRadius * area.width && smallest(words) > sheet.least)
    words = wordsIn(Math.max(sheet.least, smallest(words) - 4));
  const texts = named.flatMap((side, index): SideTexts[] => {
    const own = words[index];
    return own ? [{ ...side, words: own }] : [];
  });
  const radius = radiusBelow(words);
  const faceMiddle = facesEnd - radius;
  // The words have the height that the faces leave.
  const bubbleHeight = faceMiddle - radius - 44 - bubbleTop;
  const bubbleEnd = bubbleTop + bubbleHeight;
  const drawn = texts.map(({ fighter, names, words }, index) => {
    const x = area.x + index * (width + columnGap);
    const face = index === 0 ? area.x + faceWidth / 2 : area.x + area.width - faceWidth / 2;
    const bubble = bubbleOf(fighter);
    const tail = `M${face - 30} ${bubbleEnd - 3}L${face} ${bubbleEnd + 34}L${face + 30} ${bubbleEnd - 3}`;
    return {
      bubble:
        blockAt(names, x + width / 2, area.y + namesHeight - names.height, {
          fill: palette.ink,
          anchor: 'middle',
        }) +
        box({ x, y: bubbleTop, width, height: bubbleHeight }, bubble, 40) +
        `<path d="${tail}" fill="${bubble}" stroke="${palette.line}" stroke-width="4" stroke-linejoin="round"/>` +
        blockAt(words, x + width / 2, bubbleTop + (bubbleHeight - words.height) / 2, {
          fill: palette.onBright,
          anchor: 'middle',
        }),
      person: faceAt(fighter, face, faceMiddle, radius, fightingLooks[index] ?? 'neutral'),
    };
  });
  return { drawn, score: scoreAt(fighters, area.x + area.width / 2, faceMiddle) };
};
