import type { SharedResult } from '../shared-result.ts';
import { type Fighter, fightOf } from './fight.ts';
import { type Area, blockAt, box, framed, type PictureLook, type Sheet, textBlock } from './frame.ts';
import { groupPicture } from './group-picture.ts';
import { type HeadExpression, head } from './heads.ts';
import { palette } from './palette.ts';
import { pictureBox } from './picture-box.ts';

const columnGap = 32;

/** The place of a face whose author is not known. */
const unknownHead = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.surface}" stroke="${palette.line}" stroke-width="8"/>` +
  `<path transform="translate(${x} ${y}) scale(${radius / 36})" d="M-9-9A10 10 0 1 1 0 3V8M0 15.5V16" fill="none" stroke="${palette.quiet}" stroke-width="6" stroke-linecap="round"/>`;

/** Draws one side: the words in a speech bubble, the large face below it, and the name. */
const sideAt = (
  { name, head: whose, said }: Fighter,
  { sheet, bubble, expression }: { sheet: Sheet; bubble: string; expression: HeadExpression },
  area: Area,
): string => {
  const middle = area.x + area.width / 2;
  const names = textBlock(name, {
    face: 'display',
    size: sheet.text + 12,
    least: sheet.least,
    width: area.width,
    most: 2,
  });
  const words = textBlock(`“${said}”`, {
    face: 'display',
    size: sheet.headline + 16,
    least: sheet.least,
    width: area.width - 56,
    most: 4,
  });
  const bubbleHeight = Math.max(words.height + 56, area.height * 0.26);
  const free = area.height - names.height - bubbleHeight - 90;
  const radius = Math.min(area.width / 2 - 28, free / 2);
  // Both sides stand on the same line, whatever their words need.
  const faceMiddle = area.y + area.height - names.height - 40 - radius;
  const bubbleTop = faceMiddle - radius - 44 - bubbleHeight;
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

/** The side of the picture of the item that the players fight about. */
const pictureSide = 250;

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
  return framed(sheet, { kicker, headline: subject ?? question, address }, (area) => {
    const width = (area.width - columnGap) / 2;
    const [first, second] = fighters;
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
      sideAt(first, { sheet, bubble: palette.gold, expression: 'delighted' }, left) +
      sideAt(second, { sheet, bubble: palette.silver, expression: 'shocked' }, right)
    );
  });
};
