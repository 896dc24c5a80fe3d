import type { SharedResult } from '../shared-result.ts';
import { type Fighter, fightOf } from './fight.ts';
import { widthOf } from './fonts.ts';
import {
  type Area,
  blockAt,
  box,
  framed,
  isWide,
  type PictureLook,
  type Sheet,
  textBlock,
  wide,
} from './frame.ts';
import { groupPicture } from './group-picture.ts';
import { type HeadExpression, head } from './heads.ts';
import { palette } from './palette.ts';
import { pictureBox } from './picture-box.ts';

const columnGap = 32;

/** The place of a face whose author is not known. */
const unknownHead = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.surface}" stroke="${palette.line}" stroke-width="8"/>` +
  `<path transform="translate(${x} ${y}) scale(${radius / 36})" d="M-9-9A10 10 0 1 1 0 3V8M0 15.5V16" fill="none" stroke="${palette.quiet}" stroke-width="6" stroke-linecap="round"/>`;

/** True for a rating with its scale, such as "5 of 100". It stands in one line. */
const isNumber = (said: string): boolean => /^[\d.]+ of \d+$/.test(said);
const spoken = (said: string): string => (isNumber(said) ? said : `“${said}”`);

type SideLook = { sheet: Sheet; bubble: string; expression: HeadExpression };

/** Draws one side: the words in a speech bubble, the large face below it, and the name. */
const sideAt = (
  { name, head: whose, said }: Fighter,
  { sheet, bubble, expression }: SideLook,
  area: Area,
): string => {
  const middle = area.x + area.width / 2;
  const names = textBlock(name, {
    face: 'display',
    size: sheet.text + 12,
    least: sheet.least,
    tooLong: sheet.tooLong,
    width: area.width,
    most: 2,
  });
  const words = textBlock(spoken(said), {
    face: 'display',
    size: sheet.headline + 16,
    least: sheet.least,
    tooLong: sheet.tooLong,
    width: area.width - 56,
    most: isNumber(said) ? 1 : 4,
  });
  const leastHeight = Math.max(words.height + 56, area.height * 0.26);
  const free = area.height - names.height - leastHeight - 90;
  const radius = Math.min(area.width / 2 - 28, free / 2);
  // Both sides stand on the same line, whatever their words need.
  const faceMiddle = area.y + area.height - names.height - 40 - radius;
  // The words have the height that the faces leave.
  const bubbleTop = area.y + 6;
  const bubbleHeight = faceMiddle - radius - 44 - bubbleTop;
  const tail = `M${middle - 30} ${bubbleTop + bubbleHeight - 3}L${middle} ${bubbleTop + bubbleHeight + 34}L${middle + 30} ${bubbleTop + bubbleHeight - 3}`;
  return (
    box({ x: area.x, y: bubbleTop, width: area.width, height: bubbleHeight }, bubble, 40) +
    `<path d="${tail}" fill="${bubble}" stroke="${palette.line}" stroke-width="4" stroke-linejoin="round"/>` +
    blockAt(words, middle, bubbleTop + (bubbleHeight - words.height) / 2, {
      fill: palette.onBright,
      anchor: 'middle',
    }) +
    (whose ? head(whose, middle, faceMiddle, radius, expression) : unknownHead(middle, faceMiddle, radius)) +
    blockAt(names, middle, area.y + area.height - names.height, { fill: palette.ink, anchor: 'middle' })
  );
};

/** Draws one side of a wide picture: the face at the outer edge, the words in a speech bubble beside it, and the name below both. */
const wideSideAt = (
  { name, head: whose, said }: Fighter,
  { sheet, bubble, expression }: SideLook,
  area: Area,
  outer: 'left' | 'right',
): string => {
  const names = textBlock(name, {
    face: 'display',
    size: sheet.text,
    least: sheet.least,
    tooLong: sheet.tooLong,
    width: area.width,
    most: 2,
  });
  const height = area.height - names.height - 20;
  const radius = Math.min(height / 2 - 12, area.width * 0.2);
  const faceX = outer === 'left' ? area.x + radius + 12 : area.x + area.width - radius - 12;
  const middle = area.y + height / 2;
  const width = area.width - 2 * radius - 60;
  const words = textBlock(spoken(said), {
    face: 'display',
    size: sheet.headline,
    least: sheet.least,
    tooLong: sheet.tooLong,
    width: width - 36,
    most: isNumber(said) ? 1 : 3,
  });
  const bubbleHeight = Math.min(height, Math.max(words.height + 36, height * 0.55));
  const left = outer === 'left' ? area.x + area.width - width : area.x;
  const [inner, tip] = outer === 'left' ? [left + 3, left - 26] : [left + width - 3, left + width + 26];
  const tail = `M${inner} ${middle - 22}L${tip} ${middle}L${inner} ${middle + 22}`;
  return (
    box({ x: left, y: middle - bubbleHeight / 2, width, height: bubbleHeight }, bubble, 30) +
    `<path d="${tail}" fill="${bubble}" stroke="${palette.line}" stroke-width="4" stroke-linejoin="round"/>` +
    blockAt(words, left + width / 2, middle - words.height / 2, {
      fill: palette.onBright,
      anchor: 'middle',
    }) +
    (whose ? head(whose, faceX, middle, radius, expression) : unknownHead(faceX, middle, radius)) +
    blockAt(names, area.x + area.width / 2, area.y + area.height - names.height, {
      fill: palette.ink,
      anchor: 'middle',
    })
  );
};

/** A headline that needs one line may be this much larger: a portrait has the height. */
const largeHeadline = 1.6;

const withLargeHeadline = (sheet: Sheet, words: string): Sheet => {
  const headline = sheet.headline * largeHeadline;
  const fits = widthOf(words, 'display', headline) <= sheet.width - 2 * sheet.margin;
  return fits && !isWide(sheet) ? { ...sheet, headline } : sheet;
};

/** The side of the picture of the item that the players fight about: above them, or between them on a wide picture. */
const pictureSide = 250;
const widePictureSide = 200;

/** Draws the two players who were farthest apart, with their words, as SVG. Pure. */
export const fightSvg = (
  result: SharedResult,
  sheet: Sheet,
  { address, hasPicture }: PictureLook,
): string => {
  const fight = fightOf(result);
  if (!fight)
    return groupPicture(
      result,
      sheet,
      address,
      'Peace at the table',
      result.rounds.length > 0 ? 'No two answers were far apart.' : 'Our own themes stay among us.',
    );
  const { question, subject, fighters } = fight;
  const picture = fight.picture !== null && hasPicture(fight.picture) ? fight.picture : null;
  const kicker = subject === null ? 'The biggest fight' : question;
  const headline = subject ?? question;
  // The question decides what the answers mean: it is as easy to read as they are.
  const readable = subject === null ? sheet : { ...sheet, kicker: sheet.kicker * 2 };
  return framed(withLargeHeadline(readable, headline), { kicker, headline, address }, (area) => {
    const [first, second] = fighters;
    const looks = [
      { sheet, bubble: palette.gold, expression: 'delighted' },
      { sheet, bubble: palette.silver, expression: 'shocked' },
    ] as const satisfies SideLook[];
    if (sheet === wide) {
      const between = picture === null ? columnGap : widePictureSide + 2 * columnGap;
      const side = { ...area, width: (area.width - between) / 2 };
      const middle = { x: area.x + (area.width - widePictureSide) / 2, y: area.y + 20 };
      const square = { ...middle, width: widePictureSide, height: widePictureSide };
      return (
        (picture === null ? '' : pictureBox(picture, square, 28)) +
        wideSideAt(first, looks[0], side, 'left') +
        wideSideAt(second, looks[1], { ...side, x: area.x + side.width + between }, 'right')
      );
    }
    const width = (area.width - columnGap) / 2;
    const above = picture === null ? 0 : pictureSide + 12;
    const left = { ...area, y: area.y + above, width, height: area.height - above };
    const right = { ...left, x: area.x + width + columnGap };
    const square = {
      x: area.x + (area.width - pictureSide) / 2,
      y: area.y,
      width: pictureSide,
      height: pictureSide,
    };
    return (
      (picture === null ? '' : pictureBox(picture, square, 28)) +
      sideAt(first, looks[0], left) +
      sideAt(second, looks[1], right)
    );
  });
};
