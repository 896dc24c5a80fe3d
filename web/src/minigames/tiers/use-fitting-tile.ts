import { type RefObject, useLayoutEffect, useState } from 'react';
import { lettersInLine } from '../faces/ItemPicture.tsx';
import { longestWord } from '../faces/label-size.ts';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import { fittingNamedTile, fittingTile, gap, mostPicture, padding } from './fitting-tile.ts';

/** Minimum and maximum height of a tile in px. The touch target is at least 44 px high: see Tile. */
const bounds = { min: 40, max: 112 };
/** The maximum width of pictures, and what a card that is as wide as its picture has below it for the name. */
const largestPicture = 168;
const captionHeight = 30;
/** The maximum width of a card with a large name, once all pictures are placed: of low ones, and of those that are higher than that. */
const widestCard = { low: 150, high: 200 };
/** The most that a card with a large name is wider than high then. */
const widestLarge = 1.1;
/** The minimum of pictures on a board that is only looked at. */
const leastPicture = 18;
/** Height in px from which a tile is wider than high and shows a picture's name. */
const namedFrom = 84;
/** What a low tile with the name below its picture needs, in px. Must match Tile's style sheet. */
const lowNamed = {
  narrowest: 50,
  widest: 84,
  picture: 24,
  frame: 7,
  line: 14,
  edge: 10,
  letter: 5.8,
} as const;
/** The width of a low tile on which the name of a player stands beside the face, in its height. */
const besideFace = { least: 1.5, most: 3.2 } as const;

/** The width of the usual maximum with a name. */
const usualWidth = bounds.max * 1.2;

/** Returns the width of a tile that shows a name, in px: wider than high, and of larger ones the width of the picture above the name. */
const namedWidth = (tile: number): number => Math.min(tile * 1.2, Math.max(usualWidth, tile - captionHeight));

/** Returns the maximum height of a tile with a picture of this width, in px. */
const highest = (picture: number): number => (picture < usualWidth ? picture : picture + captionHeight);

/** Returns the width of a tile in px. */
function tileWidth(subject: RateableItem, tile: number): number {
  // Must match Tile's style sheet, which uses rem.
  if (isTextOnly(subject)) return Math.min(Math.max(tile, lettersInLine(subject.name, true) * 8 + 16), 168);
  return tile >= namedFrom ? namedWidth(tile) : tile;
}

/** Returns the default width of tiles of this height. Low cards of players are wider where all stand in one line of their tiers. */
function widthOf(tile: number, rows: readonly (readonly RateableItem[])[], width: number): number {
  if (tile >= namedFrom) return namedWidth(tile);
  const most = Math.max(1, ...rows.map(({ length }) => length));
  const wide = Math.min(
    Math.floor((width - padding.inline - (most - 1) * gap) / most),
    tile * besideFace.most,
  );
  const isPlayers = rows.flat().some(({ kind }) => kind === 'player');
  return isPlayers && wide >= tile * besideFace.least ? wide : tile;
}

/** Returns the least width of a low tile, on which no word of the name is broken unless it is very long. */
const leastWidth = (name: string): number =>
  Math.min(longestWord([name]) * lowNamed.letter + lowNamed.edge, lowNamed.widest);

/** Returns the least height of a low tile of this width that shows its picture above these names. */
function leastNamed(names: readonly string[], width: number): number {
  const { picture, frame, line, edge, letter } = lowNamed;
  const isOneLine = names.every(({ length }) => length * letter <= width - edge);
  return picture + frame + (isOneLine ? 1 : 2) * line;
}

interface FittingTile {
  readonly tile: number;
  readonly width: number;
  /** How large the names of pictures are; null if the tiles have none. */
  readonly names: 'small' | 'large' | null;
}

/**
 * Returns height and default width of a board's tiles in px, at which all tiers are visible; null before the first
 * measurement. Pictures have names where all tiers are visible with them, even if they are smaller then. On a locked board pictures
 * without names can be smaller than a finger, so that it is whole in less height. `subjects`: those of the rows, and those that are not
 * placed.
 */
export function useFittingTile(
  frame: RefObject<HTMLElement | null>,
  rows: readonly (readonly RateableItem[])[],
  subjects: readonly RateableItem[],
  isLocked: boolean,
): FittingTile | null {
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
  const isPictures = subjects.every((subject) => subject.kind === 'item' && !isTextOnly(subject));
  const tile = fittingTile({
    ...size,
    rows: rows.map((subjects) => subjects.map((subject) => (height: number) => tileWidth(subject, height))),
    ...bounds,
    ...(isPictures && {
      max: highest(
        mostPicture(
          { width: size.width, tiers: rows.length, items: subjects.length },
          { usual: bounds.max, most: largestPicture },
        ),
      ),
    }),
    ...(isLocked && !rows.flat().some(isTextOnly) && { min: leastPicture }),
  });
  const all = rows.flat();
  const named =
    tile < namedFrom &&
    all.length > 0 &&
    all.every((subject) => subject.kind === 'item' && !isTextOnly(subject))
      ? fittingNamedTile({
          ...size,
          rows: rows.map((subjects) => subjects.map(({ name }) => leastWidth(name))),
          // From there on names are large.
          max: namedFrom - 1,
          narrowest: lowNamed.narrowest,
          leastHeight: (width) =>
            leastNamed(
              all.map(({ name }) => name),
              width,
            ),
        })
      : null;
  if (named) return { ...named, names: 'small' };
  const hasNames = tile >= namedFrom;
  const width = widthOf(tile, rows, size.width);
  const inLine = Math.max(1, ...rows.map(({ length }) => length));
  const share = Math.floor((size.width - padding.inline - (inLine - 1) * gap) / inLine);
  return {
    tile,
    width:
      isPictures && hasNames && all.length === subjects.length
        ? Math.max(width, Math.min(Math.max(widestCard.low, tile * widestLarge), widestCard.high, share))
        : width,
    names: hasNames ? 'large' : null,
  };
}
