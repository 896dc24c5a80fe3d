import { type RefObject, useLayoutEffect, useState } from 'react';
import { lettersInLine } from '../ItemPicture.tsx';
import { isWords, type RateableItem } from '../rateable-item.ts';
import { fittingTile } from './fitting-tile.ts';

/** Smallest and greatest height of a tile, in px. What a finger hits is bigger than the smallest: see Tile. */
const bounds = { min: 40, max: 112 };
/** From here on a tile is wider than high and a picture's name is on it, in px. */
const named = 84;

/** How wide a tile is, in px. */
function tileWidth(thing: RateableItem, tile: number): number {
  // In rem as Tile's style sheet has it.
  if (isWords(thing)) return Math.min(Math.max(tile, lettersInLine(thing.name, true) * 8.5 + 16), 168);
  return tile >= named ? tile * 1.2 : tile;
}

/** Height and usual width of the tiles in a board's frame, in px, so that every tier is in sight; null: not measured yet. */
export function useFittingTile(
  frame: RefObject<HTMLElement | null>,
  rows: readonly (readonly RateableItem[])[],
): { readonly tile: number; readonly width: number } | null {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const measure = () => {
      const label = box.querySelector<HTMLElement>('[data-label]')?.offsetWidth ?? 0;
      const [width, height] = [box.clientWidth - label, box.clientHeight];
      if (width > 0)
        setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [frame]);
  if (!size) return null;
  const fit = fittingTile({
    ...size,
    rows: rows.map((things) => things.map((thing) => (tile: number) => tileWidth(thing, tile))),
    ...bounds,
  });
  return { tile: fit, width: fit >= named ? fit * 1.2 : fit };
}
