interface Fit {
  /** Inner size of the board, in px. */
  readonly width: number;
  readonly height: number;
  /** Tier by tier from the top: how wide each thing in it is if tiles are so high, in px. */
  readonly rows: readonly (readonly ((tile: number) => number)[])[];
  /** Bounds of a tile's height, in px. */
  readonly min: number;
  readonly max: number;
}

/** Between tiles; above, below and beside them; the line between two tiers. In px, as the style sheet has them. */
const gap = 5;
const padding = { block: 4, inline: 12 };
const line = 3;
const step = 2;

/** How many lines things of these widths need in a row that wraps. */
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

/** The height at which tiles are as big as they can be with every tier in sight; `min` if even that is too big. */
export function fittingTile({ width, height, rows, min, max }: Fit): number {
  for (let tile = max; tile > min; tile -= step) {
    const needed = rows.reduce((sum, things) => {
      const lines = linesOf(
        things.map((widthOf) => widthOf(tile)),
        width - padding.inline,
      );
      return sum + lines * tile + (lines - 1) * gap + padding.block + line;
    }, 0);
    // Every row is as high as the others while it needs no more.
    const share = height / rows.length - padding.block - line;
    if (needed <= height && tile <= share) return tile;
  }
  return min;
}
