import type { Step } from '@tallyho/game/minigames/fields';
import { turnOfPoint } from './dial.ts';
import { areNear, at, boxOutside, type DialBox, distanceTo } from './dial-boxes.ts';
import type { ClosestGuess, TrackSize } from './guess-track.ts';
import { foldedWidth, nameWidth } from './long-names.ts';
import type { NameTag } from './name-tags.ts';

/** In radii of a large dial: the size of the letters, and the space below a name. The style sheet has them in pixels. */
const em = 0.052;
const gap = 0.03;
const line = 1.2;
/** Bold letters are wider. */
const bold = 1.08;
/** Half of the width of the track, and the outlines of faces and labels. */
const outline = 0.015;
const labelHeight = 1.5;
const step = 0.02;
/** Farther out no name has to go. */
const most = 1.4;
/** How much farther out a name stands above that of a player, and how far from the middle of the dial it ends at most. */
const raised = 0.14;
const widest = 1.22;
/** Longer names are in two lines. */
const oneLine = 14;

/** Returns true if the name of a point is in two lines. */
export const isFolded = (name: string): boolean => name.length > oneLine;

/** The track of the guesses. */
export interface Track {
  readonly size: TrackSize;
  readonly closest: readonly ClosestGuess[];
}

/** Returns true if a box is at a face or a label of the track. */
function isOnTrack(box: DialBox, { size, closest }: Track): boolean {
  const isNear = (radius: number, turn: number, space: number) => {
    const { x, y } = at(radius, turn);
    return distanceTo(box, x, y) < space + outline;
  };
  return closest.some(
    ({ turn, middle, half }) =>
      isNear(size.track, turn, size.face / 2) ||
      Array.from({ length: 41 }, (_, part) => middle + half * (part / 20 - 1)).some((angle) =>
        isNear(size.label, angle, (size.text * labelHeight) / 2),
      ),
  );
}

/** Returns the box of the name of a point outside of a circle. */
function boxOfName(name: string, turn: number, rim: number): DialBox {
  const folds = isFolded(name);
  const width = bold * (folds ? foldedWidth(name) : nameWidth(name)) * em;
  return boxOutside(rim + gap, turn, width, (folds ? 2 : 1) * line * em);
}

/** Returns the boxes of the names of the points at the rim that cannot be farther out, because they would end beyond the view. */
export const fixedNames = (points: readonly Step[]): DialBox[] =>
  points.slice(1, -1).flatMap(({ name }, index) => {
    const turn = turnOfPoint(index + 1, points.length);
    const [near, far] = [1, 1 + raised].map((rim) => boxOfName(name, turn, rim));
    return near && far && Math.abs(far.x) + far.width / 2 > widest ? [near] : [];
  });

/** Returns the circle outside of which the name of a point stands, in radii: the rim or the track, or farther out where a face, a label or the name of a player is. */
export function rimOfName(
  name: string,
  turn: number,
  track: Track | null,
  tags: readonly Pick<NameTag, 'box'>[],
): number {
  const least = track ? track.size.track + outline : 1;
  for (let rim = least; rim < most; rim += step) {
    const box = boxOfName(name, turn, rim);
    const isFree = !tags.some((tag) => areNear(box, tag.box, outline)) && !(track && isOnTrack(box, track));
    if (isFree) return rim;
  }
  return least;
}
