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
    const needed = linesIn(fit, tile).reduce(
      (sum, lines) => sum + lines * tile + (lines - 1) * gap + padding.block + line,
      0,
    );
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
