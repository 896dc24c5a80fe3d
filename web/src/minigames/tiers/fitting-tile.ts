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
const gap = 5;
const padding = { block: 4, inline: 12 };
const line = 3;
const step = 2;

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

/** Returns the maximum tile height at which all tiers are visible; `min` if they do not fit. */
export function fittingTile({ width, height, rows, min, max }: Fit): number {
  for (let tile = max; tile > min; tile -= step) {
    const needed = rows.reduce((sum, subjects) => {
      const lines = linesOf(
        subjects.map((widthOf) => widthOf(tile)),
        width - padding.inline,
      );
      return sum + lines * tile + (lines - 1) * gap + padding.block + line;
    }, 0);
    // Rows have equal heights unless one needs more lines.
    const share = height / rows.length - padding.block - line;
    if (needed <= height && tile <= share) return tile;
  }
  return min;
}
