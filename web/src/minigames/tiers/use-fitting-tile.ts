import { type RefObject, useLayoutEffect, useState } from 'react';
import { lettersInLine } from '../faces/ItemPicture.tsx';
import { longestWord } from '../faces/label-size.ts';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import { fittingNamedTile, fittingTile, gap, mostPicture, padding, roomyGap } from './fitting-tile.ts';

/** Minimum and maximum height of a tile in px. The touch target is at least 44 px high: see Tile. */
const bounds = { min: 40, max: 112 };
/** The maximum width of pictures, and what a card that is as wide as its picture has below it for the name. */
const largestPicture = 200;
const captionHeight = 24;
/** What a large name needs in one line, in px. Must match Tile's style sheet. */
const largeNamed = { letter: 7.8, edge: 20 } as const;
/** The minimum of pictures on a board that is only looked at. */
const leastPicture = 18;
/** Height in px from which a tile shows a picture's name in large letters. */
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

/** Returns the width in which each name stands in one line, in px, but not more than usual. */
const captionWidth = (subjects: readonly RateableItem[]): number =>
  Math.min(
    usualWidth,
    Math.max(0, ...subjects.map(({ name }) => name.length)) * largeNamed.letter + largeNamed.edge,
  );

/** Returns the width of a tile that shows a name, in px: of its picture, and wider for names that need it. */
const namedWidth = (tile: number, caption: number): number =>
  Math.max(tile - captionHeight, Math.min(tile * 1.2, caption));

/** Returns the maximum height of a tile with a picture of this width, in px. */
const highest = (picture: number, caption: number): number =>
  picture < caption ? picture : picture + captionHeight;

/** Returns the width of a tile in px. */
function tileWidth(subject: RateableItem, tile: number, caption: number): number {
  // Must match Tile's style sheet, which uses rem.
  if (isTextOnly(subject)) return Math.min(Math.max(tile, lettersInLine(subject.name, true) * 8 + 16), 168);
  return tile >= namedFrom ? namedWidth(tile, caption) : tile;
}

/** Returns the default width of low tiles of this height. Cards of players are wider where all stand in one line of their tiers. */
function lowWidth(tile: number, rows: readonly (readonly RateableItem[])[], width: number): number {
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
  /** The gap between tiles: wider once all pictures are placed. */
  readonly between: number;
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
  const caption = captionWidth(subjects);
  const tile = fittingTile({
    ...size,
    rows: rows.map((subjects) =>
      subjects.map((subject) => (height: number) => tileWidth(subject, height, caption)),
    ),
    ...bounds,
    ...(isPictures && {
      max: highest(
        mostPicture(
          { width: size.width, placed: rows.map(({ length }) => length), items: subjects.length },
          { usual: bounds.max, most: largestPicture },
        ),
        caption,
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
  const isComplete = isPictures && all.length === subjects.length;
  /** Returns the gap between tiles of this width, or of the least one that a name needs. */
  const betweenOf = (width: number, leastOf: (name: string) => number) =>
    isComplete
      ? roomyGap(
          rows.map((subjects) => subjects.map(({ name }) => Math.max(width, leastOf(name)))),
          size.width,
        )
      : gap;
  if (named) return { ...named, between: betweenOf(named.width, leastWidth), names: 'small' };
  const hasNames = tile >= namedFrom;
  const width = hasNames ? namedWidth(tile, caption) : lowWidth(tile, rows, size.width);
  return {
    tile,
    width,
    between: betweenOf(width, () => 0),
    names: hasNames ? 'large' : null,
  };
}
