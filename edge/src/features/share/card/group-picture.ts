import type { SharedResult } from '../shared-result.ts';
import { totals } from '../words.ts';
import { castOf, type Role } from './cast.ts';
import { type Area, blockAt, framed, type Sheet, textBlock } from './frame.ts';
import { type HeadExpression, head } from './heads.ts';
import { palette } from './palette.ts';

/** Draws players with their names, in two columns if there are more than three. */
const crowd = (cast: readonly Role[], sheet: Sheet, area: Area, expression: HeadExpression): string => {
  const columns = cast.length > 3 ? 2 : 1;
  const rows = Math.ceil(cast.length / columns);
  const [width, height] = [area.width / columns, area.height / Math.max(1, rows)];
  const radius = Math.min(84, height / 2 - 16, width / 6);
  return cast
    .map(({ name, head: whose }, index) => {
      const left = area.x + (index % columns) * width + radius + 12;
      const middle = area.y + (Math.floor(index / columns) + 0.5) * height;
      const words = textBlock(name, {
        face: 'display',
        size: sheet.text,
        least: sheet.least,
        tooLong: sheet.tooLong,
        width: width - 2 * radius - 48,
        most: 2,
      });
      return (
        head(whose, left, middle, radius, expression) +
        blockAt(words, left + radius + 24, middle - words.height / 2, { fill: palette.ink })
      );
    })
    .join('');
};

/** Draws all players with a headline and a sentence, for results without the content of a picture. */
export const groupPicture = (
  result: SharedResult,
  sheet: Sheet,
  address: string,
  headline: string,
  sentence: string,
): string =>
  framed(sheet, { kicker: totals(result), headline, address }, (area) => {
    const words = textBlock(sentence, {
      face: 'text',
      size: sheet.text,
      least: sheet.least,
      tooLong: sheet.tooLong,
      width: area.width,
      most: 2,
    });
    const below = { ...area, y: area.y + words.height + 24, height: area.height - words.height - 24 };
    return (
      blockAt(words, area.x, area.y, { fill: palette.quiet }) +
      crowd(castOf(result), sheet, below, 'delighted')
    );
  });
