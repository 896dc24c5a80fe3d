import type { SharedResult } from '../shared-result.ts';
import { totals } from '../words.ts';
import { castOf, type Role } from './cast.ts';
import { type Area, blockAt, type FrameTexts, framed, isWide, type Sheet, textBlock } from './frame.ts';
import { type HeadExpression, head } from './heads.ts';
import { palette } from './palette.ts';

/** The most columns of faces. */
const mostColumns = { portrait: 2, wide: 4 };

/** Draws players beside their names, in two columns: on a wide picture more than a row has room for. */
const rowsOf = (cast: readonly Role[], sheet: Sheet, area: Area, expression: HeadExpression): string => {
  const columns = 2;
  const [width, height] = [area.width / columns, area.height / Math.ceil(cast.length / columns)];
  const radius = Math.min(84, height / 2 - 12);
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

/** Draws players as large as there is room, each above the name. */
const crowd = (cast: readonly Role[], sheet: Sheet, area: Area, expression: HeadExpression): string => {
  const most = mostColumns[isWide(sheet) ? 'wide' : 'portrait'];
  if (isWide(sheet) && cast.length > most) return rowsOf(cast, sheet, area, expression);
  const columns = Math.min(most, cast.length);
  const rows = Math.ceil(cast.length / columns);
  const [width, height] = [area.width / columns, area.height / rows];
  const named = cast.map(({ name, head: whose }) => ({
    whose,
    words: textBlock(name, {
      face: 'display',
      size: sheet.text,
      least: sheet.least,
      tooLong: sheet.tooLong,
      width: width - 24,
      most: 2,
    }),
  }));
  const nameHeight = Math.max(...named.map(({ words }) => words.height));
  // Around a face are its ring and the space to the name and to the next row.
  const radius = Math.min(width / 2 - 48, (height - nameHeight - 56) / 2);
  return named
    .map(({ whose, words }, index) => {
      const row = Math.floor(index / columns);
      const inRow = row === rows - 1 ? cast.length - row * columns : columns;
      // The last row can have fewer, in the middle.
      const middle = area.x + (area.width - inRow * width) / 2 + ((index % columns) + 0.5) * width;
      const top = area.y + row * height + 20;
      return (
        head(whose, middle, top + radius, radius, expression) +
        blockAt(words, middle, top + 2 * radius + 20, { fill: palette.ink, anchor: 'middle' })
      );
    })
    .join('');
};

/** Draws all players with a headline and a sentence, for results without the content of a picture. */
export const groupPicture = (
  result: SharedResult,
  sheet: Sheet,
  frame: Pick<FrameTexts, 'address' | 'color'>,
  headline: string,
  sentence: string,
): string =>
  framed(sheet, { ...frame, kicker: totals(result), headline }, (area) => {
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
