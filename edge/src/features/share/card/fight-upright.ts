import type { Fight } from './fight.ts';
import {
  bubbleOf,
  columnGap,
  faceAt,
  highest,
  isGrade,
  type SideTexts,
  saidBlock,
  saying,
} from './fight-side.ts';
import { type Area, blockAt, box, type Sheet, type TextBlock, textBlock } from './frame.ts';
import { palette } from './palette.ts';
import { pictureBox } from './picture-box.ts';
import { rays } from './rays.ts';

/** Between the words and the edge of their bubble. */
const bubbleAir = 24;
/** The font sizes of who says it, the largest of what is said and of a grade, and from which on few lines are better. */
const sizes = { name: 52, words: 104, grade: 176, inOne: 40, inTwo: 60 } as const;
/** The side of a picture of what is said, and its distance from the words. */
const said = { side: 150, gap: 14 } as const;
/** Faces are a third of the picture wide; smaller only if the words are long. Above `roomy` there is room for a question below them. */
const radii = { most: 180, roomy: 148, least: 140 } as const;
/** Between a bubble and the face that speaks. */
const tailHeight = 48;

/** One side as two drawings: the words in a speech bubble below who says them, and the face. */
export type DrawnSide = { bubble: string; person: string };

type Upright = {
  drawn: DrawnSide[];
  /** False: long words left less room than the faces want. */
  isRoomy: boolean;
};

/** Draws both sides next to each other: who says it, the words in a speech bubble, and the large face below it. */
export const uprightSides = (
  fighters: Fight['fighters'],
  sheet: Sheet,
  area: Area,
  hasPicture: (url: string) => boolean,
): Upright => {
  const width = (area.width - columnGap) / 2;
  const named = fighters.map((fighter) => ({
    fighter,
    names: textBlock(saying(fighter), {
      face: 'display',
      size: sizes.name,
      least: sheet.least,
      tooLong: sheet.tooLong,
      width,
      most: 2,
    }),
  }));
  const namesHeight = highest(named.map(({ names }) => names));
  const pictures = fighters.map(({ picture }) => (picture !== null && hasPicture(picture) ? picture : null));
  const pictureHeight = pictures.some((picture) => picture !== null) ? said.side + said.gap : 0;
  const wordsIn = (size: number): TextBlock[] =>
    fighters.map((fighter, index) =>
      saidBlock(fighter.said, {
        size,
        least: sheet.least,
        tooLong: sheet.tooLong,
        width: width - 2 * bubbleAir,
        few: pictures[index] ? { lines: 1, from: sizes.inOne } : { lines: 2, from: sizes.inTwo },
      }),
    );
  // Both sides have the same measures, whatever their words need.
  const bubbleTop = area.y + namesHeight + 12;
  const facesEnd = area.y + area.height - 40;
  const radiusBelow = (words: readonly TextBlock[]): number => {
    const leastHeight = Math.max(highest(words) + pictureHeight + 56, area.height * 0.2);
    return Math.min(radii.most, (facesEnd - bubbleTop - leastHeight - tailHeight) / 2);
  };
  const smallest = (words: readonly TextBlock[]): number => Math.min(...words.map(({ size }) => size));
  let words = wordsIn(fighters.every((fighter) => isGrade(fighter.said)) ? sizes.grade : sizes.words);
  words = wordsIn(smallest(words));
  // Long words give way to the faces.
  while (radiusBelow(words) < radii.least && smallest(words) > sheet.least)
    words = wordsIn(Math.max(sheet.least, smallest(words) - 4));
  const texts = named.flatMap((side, index): SideTexts[] => {
    const own = words[index];
    return own ? [{ ...side, words: own }] : [];
  });
  const radius = radiusBelow(words);
  const faceMiddle = facesEnd - radius;
  // The words have the height that the faces leave.
  const bubbleHeight = faceMiddle - radius - tailHeight - bubbleTop;
  const bubbleEnd = bubbleTop + bubbleHeight;
  const drawn = texts.map(({ fighter, names, words }, index) => {
    const x = area.x + index * (width + columnGap);
    const middle = x + width / 2;
    const bubble = bubbleOf(fighter);
    const tail = `M${middle - 32} ${bubbleEnd - 3}L${middle} ${bubbleEnd + 36}L${middle + 32} ${bubbleEnd - 3}`;
    const picture = pictures[index] ?? null;
    const inside = words.height + (picture === null ? 0 : said.side + said.gap);
    const top = bubbleTop + (bubbleHeight - inside) / 2;
    return {
      bubble:
        blockAt(names, middle, area.y + namesHeight - names.height, { fill: palette.ink, anchor: 'middle' }) +
        box({ x, y: bubbleTop, width, height: bubbleHeight }, bubble, 40) +
        `<path d="${tail}" fill="${bubble}" stroke="${palette.line}" stroke-width="4" stroke-linejoin="round"/>` +
        (picture === null
          ? ''
          : pictureBox(
              picture,
              { x: middle - said.side / 2, y: top, width: said.side, height: said.side },
              28,
            )) +
        blockAt(words, middle, top + inside - words.height, { fill: palette.onBright, anchor: 'middle' }),
      person: rays(middle, faceMiddle, radius, bubble) + faceAt(fighter, middle, faceMiddle, radius),
    };
  });
  return { drawn, isRoomy: radius >= radii.roomy };
};
