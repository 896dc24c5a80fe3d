import type { Fight, Fighter } from './fight.ts';
import { bubbleOf, columnGap, faceAt, highest, isGrade, saidBlock, saying } from './fight-side.ts';
import { type Area, blockAt, box, type Sheet, type TextBlock, textBlock } from './frame.ts';
import { palette } from './palette.ts';

/** Between the words and the edge of their bubble. */
const bubbleAir = 24;
/** The radius of the faces as a part of the width of a side: less if the words are long. */
const radii = { most: 0.23, least: 0.19 } as const;
/** The largest font sizes of what is said and of a grade, and from which one two lines are better than three. */
const sizes = { words: 60, grade: 110, inTwo: 40 } as const;

/** Draws both sides of a wide picture: the faces at the outer edges, and beside them who says what in a speech bubble. */
export const wideSides = (fighters: Fight['fighters'], sheet: Sheet, area: Area): string => {
  const sideWidth = (area.width - columnGap) / 2;
  const { y, height } = area;
  const wordsWidth = (radius: number) => sideWidth - 2 * radius - 60;
  const nameOf = (fighter: Fighter, radius: number): TextBlock =>
    textBlock(saying(fighter), {
      face: 'display',
      size: sheet.text,
      least: sheet.least,
      tooLong: sheet.tooLong,
      width: wordsWidth(radius),
      most: 1,
    });
  const wordsOf = ({ said }: Fighter, size: number, radius: number): TextBlock =>
    saidBlock(said, {
      size,
      least: sheet.least,
      tooLong: sheet.tooLong,
      width: wordsWidth(radius) - 2 * bubbleAir,
      few: { lines: 2, from: sizes.inTwo },
    });
  const largest = fighters.every(({ said }) => isGrade(said)) ? sizes.grade : sizes.words;
  const bubbleHeightAt = (radius: number) =>
    height - highest(fighters.map((fighter) => nameOf(fighter, radius))) - 10;
  const sizeAt = (radius: number) => {
    let size = Math.min(...fighters.map((fighter) => wordsOf(fighter, largest, radius).size));
    // A long question leaves less height.
    while (
      size > sheet.least &&
      highest(fighters.map((fighter) => wordsOf(fighter, size, radius))) + 24 > bubbleHeightAt(radius)
    )
      size -= 2;
    return size;
  };
  let radius = Math.min(height / 2 - 12, sideWidth * radii.most);
  // Words are at least as large as the names above them, if faces that are smaller make that possible.
  while (sizeAt(radius) < sheet.text + 6 && radius - 4 > sideWidth * radii.least) radius -= 4;
  const size = sizeAt(radius);
  const width = wordsWidth(radius);
  const bubbleHeight = bubbleHeightAt(radius);
  const bubbleTop = y + height - bubbleHeight;
  const bubbleMiddle = bubbleTop + bubbleHeight / 2;
  return fighters
    .map((fighter, index) => {
      const [name, said] = [nameOf(fighter, radius), wordsOf(fighter, size, radius)];
      const isFirst = index === 0;
      const x = isFirst ? area.x : area.x + area.width - sideWidth;
      const faceX = isFirst ? x + radius + 12 : x + sideWidth - radius - 12;
      const left = isFirst ? x + sideWidth - width : x;
      const [inner, tip] = isFirst ? [left + 3, left - 26] : [left + width - 3, left + width + 26];
      const bubble = bubbleOf(fighter);
      const tail = `M${inner} ${bubbleMiddle - 22}L${tip} ${bubbleMiddle}L${inner} ${bubbleMiddle + 22}`;
      return (
        box({ x: left, y: bubbleTop, width, height: bubbleHeight }, bubble, 30) +
        `<path d="${tail}" fill="${bubble}" stroke="${palette.line}" stroke-width="4" stroke-linejoin="round"/>` +
        blockAt(said, left + width / 2, bubbleMiddle - said.height / 2, {
          fill: palette.onBright,
          anchor: 'middle',
        }) +
        faceAt(fighter, faceX, y + height / 2, radius) +
        blockAt(name, left + width / 2, bubbleTop - 10 - name.height, { fill: palette.ink, anchor: 'middle' })
      );
    })
    .join('');
};
