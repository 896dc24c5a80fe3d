import type { SharedResult } from '../shared-result.ts';
import { type BoardContent, boardContent, type Chip, type Row } from './board-content.ts';
import { leading } from './drawing.ts';
import { widthOf } from './fonts.ts';
import {
  type Area,
  blockAt,
  box,
  framed,
  isWide,
  type PictureLook,
  type Sheet,
  type TextBlock,
  textBlock,
  wide,
  wideAndFull,
} from './frame.ts';
import { groupPicture } from './group-picture.ts';
import { head } from './heads.ts';
import { groundColors, palette, seatLook } from './palette.ts';
import { pictureBox } from './picture-box.ts';
import { winnerInFoot, winnerLine } from './winner-line.ts';

/** `indent`: where the words begin. */
type PlacedChip = Chip & {
  words: TextBlock;
  indent: number;
  x: number;
  y: number;
  width: number;
  height: number;
};
type PlacedRow = { color: string; label: TextBlock; chips: PlacedChip[]; height: number };
/** `side`: of the pictures of items. `lines`: of chips in a row, at most; the others are counted. */
type RowsLook = {
  sheet: Sheet;
  width: number;
  labelWidth: number;
  size: number;
  side: number;
  lines?: number;
};

/** The most lines of a text on a chip that is too long for one. */
const mostChipLines = 3;

const isCut = ({ lines }: TextBlock): boolean => lines.some((one) => one.endsWith('…'));

/** Places chips in lines from left to right, each as wide as its text. */
const flow = (chips: readonly Chip[], { sheet, size, side }: RowsLook, width: number) => {
  const { gap } = sheet;
  const pad = Math.round(size * 0.36);
  let [x, y, lineHeight, lines] = [0, 0, 0, 1];
  const placed: PlacedChip[] = [];
  for (const chip of chips) {
    const radius = chip.head ? size * 0.62 : 0;
    // A picture reaches the edges of its chip.
    const beside = chip.head ? 2 * radius + pad : chip.picture === null ? 0 : side;
    const room = width - 2 * pad - beside;
    const wordsIn = (most: number) =>
      textBlock(chip.text, {
        face: 'display',
        size,
        least: Math.min(size, sheet.least),
        tooLong: sheet.tooLong,
        width: room,
        most,
      });
    const inOne = wordsIn(1);
    const words = isCut(inOne) ? wordsIn(mostChipLines) : inOne;
    const textWidth = Math.min(
      room,
      Math.max(...words.lines.map((one) => widthOf(one, 'display', words.size))),
    );
    const own = Math.ceil(textWidth + 2 * pad + beside);
    const height = Math.ceil(
      Math.max(words.height + pad, 2 * radius + pad, chip.picture === null ? 0 : side),
    );
    if (x > 0 && x + own > width) [x, y, lineHeight, lines] = [0, y + lineHeight + gap, 0, lines + 1];
    placed.push({ ...chip, words, indent: pad + beside, x, y, width: own, height });
    x += own + gap;
    lineHeight = Math.max(lineHeight, height);
  }
  return { placed, height: y + lineHeight, lines };
};

/** Places as many chips as the lines have room for, at least one, and counts the others. */
const flowedIn = (chips: readonly Chip[], look: RowsLook, width: number) => {
  const { lines: most } = look;
  const all = flow(chips, look, width);
  if (most === undefined || all.lines <= most) return all;
  const first = (kept: number) =>
    flow(
      [...chips.slice(0, kept), { text: `and ${chips.length - kept} more`, head: null, picture: null }],
      look,
      width,
    );
  for (let kept = chips.length - 1; kept > 1; kept -= 1) {
    const found = first(kept);
    if (found.lines <= most) return found;
  }
  return first(1);
};

const laidOut = (rows: readonly Row[], look: RowsLook): { rows: PlacedRow[]; height: number } => {
  const { sheet, width, labelWidth, size } = look;
  const { gap } = sheet;
  const placed = rows.map(({ label, color, chips }): PlacedRow => {
    const name = textBlock(label, {
      face: 'display',
      size: size * 1.15,
      least: Math.min(size, sheet.least),
      tooLong: sheet.tooLong,
      width: labelWidth - 4 * gap,
      most: 3,
    });
    const flowed = flowedIn(chips, look, width - labelWidth - 2 * gap);
    return {
      color,
      label: name,
      chips: flowed.placed,
      height: Math.ceil(Math.max(name.height, flowed.height) + 2 * gap),
    };
  });
  return { rows: placed, height: placed.reduce((sum, row) => sum + row.height + gap, -gap) };
};

/** The widths that the labels may have, as shares of the board. */
const labelShares = [0.24, 0.34, 0.44];
/** The most lines of chips in a row of a board that is too full. */
const mostLines = 8;
/** The difference of the font sizes that are tried. */
const sizeStep = 3;
/** A smaller font in which each row is one line is better than a larger one, down to this part of it. */
const evenFrom = 0.72;
/** The sides that pictures of items may have, in multiples of the smallest font size. */
const pictureSides = [4.6, 4, 3.5, 3, 2.6, 2.2, 1.9, 1.5];

/** Lays the rows out in one font size, with the narrowest labels that fit; null if they do not fit, or a text would be smaller. */
const fittingRows = (rows: readonly Row[], look: Omit<RowsLook, 'labelWidth'>, height: number) => {
  const { size, width } = look;
  for (const share of labelShares) {
    const labelWidth = Math.round(width * share);
    const found = laidOut(rows, { ...look, labelWidth });
    const isLarge = found.rows.every(
      ({ label, chips }) => label.size >= size && chips.every(({ words }) => words.size >= size),
    );
    if (found.height <= height && isLarge) return { ...found, labelWidth, size, isWhole: true };
  }
  return null;
};

/** Returns true if the chips of each row stand beside each other. */
const isEven = (rows: readonly PlacedRow[]): boolean =>
  rows.every(({ chips }) => chips.every(({ y }) => y === 0));

/**
 * Lays the rows out with the largest pictures, and then in the largest font size, at which they fit and no text is smaller; then without empty rows,
 * then with fewer lines of chips, then with fewer rows. The chips and rows for which there is no room are counted.
 */
const fittedRows = (rows: readonly Row[], sheet: Sheet, { width, height }: Area) => {
  const filled = rows.filter(({ chips }) => chips.length > 0);
  const steps = Math.ceil((2 * sheet.text - sheet.least) / sizeStep);
  const sizes = Array.from({ length: steps + 1 }, (_, index) => sheet.least + (steps - index) * sizeStep);
  const hasPictures = rows.some(({ chips }) => chips.some(({ picture }) => picture !== null));
  const sides = hasPictures ? pictureSides.map((times) => Math.round(times * sheet.least)) : [0];
  for (const kept of [rows, filled])
    for (const side of sides) {
      let largest: ReturnType<typeof fittingRows> = null;
      for (const size of sizes) {
        if (largest && size < largest.size * evenFrom) break;
        const found = fittingRows(kept, { sheet, width, size, side }, height);
        if (found && isEven(found.rows)) return found;
        largest ??= found;
      }
      if (largest) return largest;
    }
  const side = sides.at(-1) ?? 0;
  const least = (kept: readonly Row[], lines: number, share: number) => {
    const labelWidth = Math.round(width * share);
    const look = { sheet, width, labelWidth, size: sheet.least, side, lines };
    return { ...laidOut(kept, look), labelWidth, size: sheet.least, isWhole: false };
  };
  for (let lines = mostLines; lines > 0; lines -= 1)
    for (const share of labelShares) {
      const found = least(filled, lines, share);
      if (found.height <= height) return found;
    }
  for (let count = filled.length - 1; count > 0; count -= 1)
    for (const share of labelShares) {
      const rest = { label: `and ${filled.length - count} more`, color: palette.silver, chips: [] };
      const found = least([...filled.slice(0, count), rest], 1, share);
      if (found.height <= height) return found;
    }
  return least(filled.slice(0, 1), 1, 0.44);
};

const chipAt = (chip: PlacedChip, left: number, top: number): string => {
  const { words, indent, width, height } = chip;
  const [x, y] = [left + chip.x, top + chip.y];
  const pad = words.size * 0.36;
  const radius = words.size * 0.62;
  return (
    box({ x, y, width, height }, chip.head ? palette.surface : palette.ink, 16) +
    (chip.head ? head(chip.head, x + pad + radius, y + height / 2, radius - 4) : '') +
    (chip.picture === null ? '' : pictureBox(chip.picture, { x, y, width: indent - pad, height }, 16)) +
    blockAt(words, x + indent, y + (height - words.height) / 2, {
      fill: chip.head ? palette.ink : palette.onBright,
    })
  );
};

/**
 * Draws the player who was alone with an opinion about an item of a row at its end: the face beside the words. Where there is room.
 */
const lonerAt = (row: PlacedRow, sheet: Sheet, { x, y, width, height }: Area): string => {
  const [found] = row.chips
    .flatMap(({ loner, text }) => (loner ? [{ ...loner, text }] : []))
    .toSorted((one, other) => other.distance - one.distance);
  if (!found || row.chips.some((chip) => chip.y > 0)) return '';
  const said = row.chips.length > 1 ? `${found.text}: ${found.said}` : found.said;
  const radius = Math.min(1.4 * sheet.text, height / 2 - 12);
  const size = sheet.least + 2;
  const wordsWidth = Math.ceil(widthOf(said, 'display', size) + size);
  const taken = Math.max(...row.chips.map((chip) => chip.x + chip.width));
  const free = width - taken - 4 * sheet.gap;
  if (wordsWidth + 2 * radius + 34 > free || radius < sheet.least * 0.6) return '';
  const middle = y + height / 2;
  const face = x + width - radius - 2 * sheet.gap;
  const bubble = { x: face - radius - 26 - wordsWidth, y: middle - size * 0.8, height: size * 1.6 };
  const fill = seatLook(found.head.color)?.color ?? palette.card;
  const end = bubble.x + wordsWidth;
  const words = textBlock(said, {
    face: 'display',
    size,
    least: size,
    tooLong: 'lines',
    width: free,
    most: 1,
  });
  return (
    box({ ...bubble, width: wordsWidth }, fill, 16) +
    `<path d="M${end - 3} ${middle - 11}L${end + 15} ${middle}L${end - 3} ${middle + 11}" fill="${fill}" stroke="${palette.line}" stroke-width="4" stroke-linejoin="round"/>` +
    blockAt(words, bubble.x + wordsWidth / 2, middle - words.height / 2, {
      fill: palette.onBright,
      anchor: 'middle',
    }) +
    head(found.head, face, middle, radius, 'smug')
  );
};

/** The number of rows up to which those of a wide picture stand below each other. */
const mostInColumn = 5;

/** Draws the rows of a board. On a wide picture many rows stand in two columns, if their texts are larger or whole there. */
const rowsAt = (rows: readonly Row[], sheet: Sheet, area: Area): string => {
  const filled = rows.filter(({ chips }) => chips.length > 0);
  const one = fittedRows(rows, sheet, area);
  if (!isWide(sheet) || filled.length <= mostInColumn) return columnAt(one, sheet, area);
  const width = (area.width - sheet.margin / 2) / 2;
  const most = Math.ceil(filled.length / 2);
  const columns = [filled.slice(0, most), filled.slice(most)].map((part) =>
    fittedRows(part, sheet, { ...area, width }),
  );
  if (one.isWhole && columns.some(({ size, isWhole }) => !isWhole || size <= one.size))
    return columnAt(one, sheet, area);
  return columns
    .map((column, index) =>
      columnAt(column, sheet, { ...area, x: area.x + index * (area.width - width), width }),
    )
    .join('');
};

/** Draws rows below each other. They share the height that is left, up to a limit. */
const columnAt = (found: ReturnType<typeof fittedRows>, sheet: Sheet, area: Area): string => {
  const { gap } = sheet;
  const extra = Math.max(0, Math.min(240, (area.height - found.height) / Math.max(1, found.rows.length)));
  let { y } = area;
  const drawn = found.rows.map((row) => {
    const height = row.height + extra;
    const top = y;
    y += height + gap;
    const chipsHeight = Math.max(0, ...row.chips.map((chip) => chip.y + chip.height));
    return (
      box({ ...area, y: top, height }, palette.bg) +
      box({ x: area.x, y: top, width: found.labelWidth, height }, row.color) +
      blockAt(row.label, area.x + found.labelWidth / 2, top + (height - row.label.height) / 2, {
        fill: palette.onBright,
        anchor: 'middle',
      }) +
      row.chips
        .map((chip) => chipAt(chip, area.x + found.labelWidth + gap, top + (height - chipsHeight) / 2))
        .join('') +
      lonerAt(row, sheet, {
        x: area.x + found.labelWidth + gap,
        y: top,
        width: area.width - found.labelWidth - gap,
        height,
      })
    );
  });
  return drawn.join('');
};

type Bars = Extract<BoardContent, { kind: 'bars' }>;

/** Draws a bar for each player, best first, with the face at its end. */
const barsAt = ({ bars, scale }: Bars, sheet: Sheet, area: Area): string => {
  const { least, tooLong, gap } = sheet;
  const endWords =
    scale !== null &&
    textBlock(scale, {
      face: 'text',
      size: least + 2,
      least,
      tooLong,
      width: area.width,
      most: 1,
    });
  const endHeight = endWords ? endWords.height + gap : 0;
  const columns = isWide(sheet) && bars.length > 4 ? 2 : 1;
  const inColumn = Math.max(1, Math.ceil(bars.length / columns));
  const pitch = Math.min(230, (area.height - endHeight) / inColumn);
  const width = (area.width - (columns - 1) * sheet.margin) / columns;
  const isLong = bars.some(({ name }) => widthOf(name, 'display', sheet.text) > width * 0.36);
  const nameWidth = width * (isLong ? 0.5 : 0.36);
  const figureWidth = least * 2.6;
  const radius = Math.min(76, pitch / 2 - 8);
  const track = {
    x: nameWidth + radius + gap,
    width: width - nameWidth - figureWidth - 2 * radius - 2 * gap,
  };
  const rows = bars.map(({ name, head: whose, share, figure }, index) => {
    const left = area.x + Math.floor(index / inColumn) * (width + sheet.margin);
    const middle = area.y + endHeight + ((index % inColumn) + 0.5) * pitch;
    const words = textBlock(name, {
      face: 'display',
      size: Math.min(sheet.text, Math.max(least, pitch / leading)),
      least,
      tooLong,
      width: nameWidth,
      most: pitch >= 2 * least * leading ? 2 : 1,
    });
    const start = left + track.x;
    const at = start + track.width * Math.min(1, Math.max(0, share));
    const value = textBlock(figure, {
      face: 'display',
      size: sheet.text,
      least,
      tooLong,
      width: figureWidth,
      most: 1,
    });
    return (
      blockAt(words, left, middle - words.height / 2, { fill: palette.ink }) +
      box({ x: start, y: middle - 12, width: track.width, height: 24 }, palette.bg, 12) +
      box({ x: start, y: middle - 12, width: Math.max(24, at - start), height: 24 }, palette.hot, 12) +
      head(whose, at, middle, radius) +
      blockAt(value, left + width, middle - value.height / 2, { fill: palette.ink, anchor: 'end' })
    );
  });
  return (endWords ? blockAt(endWords, area.x, area.y, { fill: palette.quiet }) : '') + rows.join('');
};

/** Draws the board of the group for the round with the most opinions, as SVG. Pure. */
export const boardSvg = (result: SharedResult, sheet: Sheet, look: PictureLook): string => {
  const { address, hasPicture } = look;
  const content = boardContent(result, hasPicture);
  if (!content)
    return groupPicture(
      result,
      sheet,
      { address, color: groundColors.board },
      'Our game night',
      'Our own themes stay among us.',
    );
  const isFull = content.kind === 'rows' ? content.rows.length > 3 : content.bars.length > 4;
  const used = sheet === wide && isFull ? wideAndFull : sheet;
  return framed(
    used,
    { kicker: content.theme, headline: content.question, address, color: groundColors.board },
    (area, foot) => {
      const { gap } = sheet;
      const hasFoot = isWide(sheet);
      const winner = hasFoot ? null : winnerLine(result, sheet, area.width, true);
      const sum =
        content.kind === 'rows' && content.sum
          ? textBlock(content.sum, {
              face: 'display',
              size: sheet.text,
              least: sheet.least,
              tooLong: sheet.tooLong,
              width: area.width,
              most: 2,
            })
          : null;
      const above = sum ? sum.height + 2 * gap : 0;
      const below = winner ? winner.height + 2 * gap : 0;
      const inner = { ...area, y: area.y + above, height: area.height - above - below };
      return (
        (sum ? blockAt(sum, area.x, area.y, { fill: palette.gold }) : '') +
        (content.kind === 'rows' ? rowsAt(content.rows, sheet, inner) : barsAt(content, sheet, inner)) +
        (hasFoot ? winnerInFoot(result, sheet, foot) : '') +
        (winner ? winner.draw(area.x, area.y + area.height - winner.height) : '')
      );
    },
  );
};
