interface Fit {
  /** Inner size of the board, in px. */
  readonly width: number;
  readonly height: number;
  /** For each tier from the top: functions that return an item's width for a tile height, in px. */
  readonly rows: readonly (readonly ((tile: number) => number)[])[];
  /** Bounds of a tile's height, in px. */
  readonly min: number;
  readonly max: number;
}

/** Gap between tiles, padding of a tier, and width of the line between two tiers, in px. Must match the style sheet. */
export const gap = 5;
export const padding = { block: 4, inline: 12 };
const line = 3;
const step = 2;
/** The smallest share of its height that a tile keeps to save a line. */
const leastShare = 0.7;

/** Returns the number of lines that items of these widths need in a wrapping row. */
function linesOf(widths: readonly number[], width: number): number {
  let lines = 1;
  let used = 0;
  for (const one of widths) {
    if (used > 0 && used + gap + one > width) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? gap : 0) + one;
  }
  return lines;
}

/** Returns the height of a tier with the line below it, in px. */
const heightOf = (lines: number, tile: number): number =>
  lines * tile + (lines - 1) * gap + padding.block + line;

/** Returns the number of lines of each tier. */
const linesIn = ({ rows, width }: Fit, tile: number): number[] =>
  rows.map((subjects) =>
    linesOf(
      subjects.map((widthOf) => widthOf(tile)),
      width - padding.inline,
    ),
  );

/** Returns the maximum tile height at which all tiers are visible; `min` if they do not fit. */
function largestTile(fit: Fit): number {
  const { height, rows, min, max } = fit;
  for (let tile = max; tile > min; tile -= step) {
    const needed = linesIn(fit, tile).reduce((sum, lines) => sum + heightOf(lines, tile), 0);
    // Rows have equal heights unless one needs more lines.
    const share = height / rows.length - padding.block - line;
    if (needed <= height && tile <= share) return tile;
  }
  return min;
}

/**
 * Returns the tile height at which all tiers are visible: the largest one, or one that is a little smaller if no tier needs a second
 * line then. `min` if they do not fit.
 */
export function fittingTile(fit: Fit): number {
  const largest = largestTile(fit);
  const isOneLine = (tile: number) => linesIn(fit, tile).every((lines) => lines === 1);
  for (let tile = largest; tile >= Math.max(fit.min, largest * leastShare); tile -= step)
    if (isOneLine(tile)) return tile;
  return largest;
}

/**
 * Returns the maximum height of square tiles of pictures, in px: so high that each tier has room for one more than its equal share of the
 * items in one line. So the tiles keep their size while the tiers fill. Once all are placed, the fullest tier counts if it has fewer.
 * Between `usual` and `most`.
 */
export function mostPicture(
  room: { readonly width: number; readonly placed: readonly number[]; readonly items: number },
  { usual, most }: { readonly usual: number; readonly most: number },
): number {
  const tiers = Math.max(1, room.placed.length);
  const fullest = Math.max(1, ...room.placed);
  const isComplete = room.placed.reduce((sum, count) => sum + count, 0) === room.items;
  const inLine = Math.min(Math.ceil(room.items / tiers) + 1, isComplete ? fullest : Infinity);
  const share = (room.width - padding.inline - (inLine - 1) * gap) / inLine;
  return Math.min(most, Math.max(usual, Math.floor(share)));
}

const widestGap = 16;

/** Returns the gap between cards of these widths in px, at which the fullest tier keeps its line: at most 16. */
export const roomyGap = (rows: readonly (readonly number[])[], width: number): number =>
  Math.max(
    gap,
    Math.min(
      widestGap,
      ...rows
        .filter(({ length }) => length > 1)
        .map((widths) =>
          Math.floor(
            (width - padding.inline - widths.reduce((sum, one) => sum + one, 0)) / (widths.length - 1),
          ),
        ),
    ),
  );

interface NamedFit extends Pick<Fit, 'width' | 'height' | 'max'> {
  /** For each tier from the top: the least width of each of its tiles, for the words of its name, in px. */
  readonly rows: readonly (readonly number[])[];
  /** The least width of all tiles, in px. */
  readonly narrowest: number;
  /** Returns the least height of a tile of this width that has room for its picture and the name below it, in px. */
  readonly leastHeight: (width: number) => number;
}

/** The most that a tile with a name is wider than high. */
const widestNamed = 1.2;

/** Returns the size of tiles with names at which all tiers are visible: the highest one, and of these the widest. Null if they do not fit. */
export function fittingNamedTile({ rows, narrowest, leastHeight, ...room }: NamedFit): {
  readonly tile: number;
  readonly width: number;
} | null {
  const share = Math.min(room.max, Math.floor(room.height / Math.max(1, rows.length)) - padding.block - line);
  for (let tile = share; tile >= leastHeight(tile * widestNamed); tile -= step)
    for (let width = Math.floor(tile * widestNamed); width >= narrowest; width -= step) {
      const needed = rows
        .map((least) => least.map((one) => Math.max(one, width)))
        .reduce((sum, widths) => sum + heightOf(linesOf(widths, room.width - padding.inline), tile), 0);
      if (needed <= room.height && tile >= leastHeight(width)) return { tile, width };
    }
  return null;
}
