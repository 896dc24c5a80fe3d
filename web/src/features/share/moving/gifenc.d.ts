/** The part of gifenc that is used here. The package has no types. */
declare module 'gifenc' {
  type Palette = number[][];
  export function quantize(rgba: Uint8ClampedArray, colors: number, options?: { format?: 'rgb565' }): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette, format?: 'rgb565'): Uint8Array;
  export function GIFEncoder(): {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        /** In the first frame: of the whole picture. */
        palette?: Palette;
        /** Milliseconds. */
        delay: number;
        transparent?: boolean;
        transparentIndex?: number;
        dispose?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
