/** A rectangle with round corners, in a square of 48: left, top, width, height, fill. */
export type Bar = readonly [x: number, y: number, width: number, height: number, fill: string];
/** A disc: center, radius, fill. */
export type Disc = readonly [x: number, y: number, radius: number, fill: string];

/** The small drawing of a mini-game (`drawing.ts` of its folder), for themes without pictures. */
export interface Drawing {
  readonly bars: readonly Bar[];
  readonly discs: readonly Disc[];
}
