import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { lineAt, turnAt, turnOfValue } from './dial.ts';
import { type Guesser, leadingGuessers } from './guessers.ts';
import { sideBySide } from './line.ts';

/** Where the label of a pin is: beside the face to the left (-1) or right (1), or above the face, over it (0) or from its edge to one side. */
interface LabelPlace {
  readonly side: -1 | 0 | 1;
  readonly isAbove: boolean;
}

/** A rectangle in radii of the dial, from the middle of its foot: `x` to the right and `y` up, both of the middle of the rectangle. */
export interface PinBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The guess of a player at the rim of the dial. */
export interface Pin {
  readonly guesser: Guesser;
  readonly isOwn: boolean;
  /** The angle of the value, where the tip is. */
  readonly tip: number;
  /** The angle of the face, beside it if others are near. */
  readonly turn: number;
  readonly label: LabelPlace;
  /** What the face and the label cover. */
  readonly boxes: readonly PinBox[];
}

/** How large the drawing of the dial is: `low` in low windows. */
export type PinRoom = 'wide' | 'narrow' | 'low';

/**
 * In radii of the dial: the faces, the labels, and half the width of the view. `margin`: what the faces leave free at the ends of the
 * line, as a part of it, so that they are within the view. The style sheets have the same sizes.
 */
const wide = {
  face: { closest: 0.21, other: 0.18 },
  label: { closest: [0.36, 0.2], ownClosest: [0.46, 0.2], own: [0.48, 0.11] },
  half: 1.19,
  margin: 0.06,
} as const;
const narrow = {
  face: { closest: 0.46, other: 0.4 },
  label: { closest: [0.8, 0.38], ownClosest: [0.8, 0.5], own: [0.86, 0.34] },
  half: 1.52,
  margin: 0.1,
} as const;
const low = {
  face: { closest: 0.54, other: 0.54 },
  label: { closest: [1.06, 0.52], ownClosest: [1.06, 0.68], own: [1.1, 0.46] },
  half: 2.2,
  margin: 0.1,
} as const;
const rooms = { wide, narrow, low } as const;

/** How far the middle of a face is from the rim, in faces. */
const outFaces = 0.8;

/** How far two faces are from each other at least, in faces: farther, if their labels need it. */
const distances = [1.05, 1.2, 1.4, 1.6, 1.8, 2.1, 2.4, 2.8];

/** What a pin that is a face farther from its value costs, and what is out of the view, compared with what is covered. */
const costs = { distance: 0.003, beyond: 5 };

/** So many players can share the closest guess on the dial. */
const mostClosest = 3;

/** A label may cover so much of the rim, in radii. */
const rimCovered = 0.05;

const overlapOf = (one: PinBox, other: PinBox): number => {
  const along = (a: number, b: number, sizes: number) => Math.max(0, sizes / 2 - Math.abs(a - b));
  return along(one.x, other.x, one.width + other.width) * along(one.y, other.y, one.height + other.height);
};

const at = (radius: number, turn: number) => ({
  x: -radius * Math.cos((turn * Math.PI) / 180),
  y: radius * Math.sin((turn * Math.PI) / 180),
});

/** Returns the places of a label in the order of preference: beside the face outside and inside, then above it. */
function labelPlaces(turn: number): LabelPlace[] {
  const outer = turn < 90 ? -1 : 1;
  const inner = turn < 90 ? 1 : -1;
  return [
    { side: outer, isAbove: false },
    { side: inner, isAbove: false },
    { side: inner, isAbove: true },
    { side: 0, isAbove: true },
    { side: outer, isAbove: true },
  ];
}

/** Returns what a label of this size covers beside or above a face. */
function labelBox(
  face: PinBox,
  [width, height]: readonly [number, number],
  { side, isAbove }: LabelPlace,
): PinBox {
  return {
    x: face.x + side * (width / 2 + (isAbove ? -face.width : face.width) / 2),
    y: face.y + (isAbove ? (face.height + height) / 2 : 0),
    width,
    height,
  };
}

/** Returns how much of a box is out of the view or in front of the arc. */
function misplaced({ x, y, width, height }: PinBox, half: number): number {
  const beyond = Math.max(0, Math.abs(x) + width / 2 - half) * height;
  const nearestX = Math.max(0, Math.abs(x) - width / 2);
  const depth = 1 - Math.hypot(nearestX, Math.max(0, y - height / 2));
  return costs.beyond * beyond + Math.max(0, depth - rimCovered) * width;
}

interface Labelled {
  readonly places: readonly LabelPlace[];
  readonly boxes: readonly PinBox[];
  /** How much is covered or misplaced, in squares of a radius; of equal ones the preferred places cost less. */
  readonly cost: number;
}

const unlabelled: Labelled = { places: [], boxes: [], cost: 0 };
const preference = 0.0002;

/** Returns the best places of the labels of faces, which have these sizes. */
function labelled(
  faces: readonly (PinBox & { readonly turn: number; readonly label: readonly [number, number] })[],
  taken: readonly PinBox[],
  half: number,
): Labelled {
  const [face, ...others] = faces;
  if (!face) return unlabelled;
  return labelPlaces(face.turn)
    .map((place, order): Labelled => {
      const box = labelBox(face, face.label, place);
      const covered = taken.reduce((sum, other) => sum + overlapOf(box, other), 0);
      const rest = labelled(others, [...taken, box], half);
      return {
        places: [place, ...rest.places],
        boxes: [box, ...rest.boxes],
        cost: covered + misplaced(box, half) + preference * order + rest.cost,
      };
    })
    .reduce((best, option) => (option.cost < best.cost ? option : best));
}

/** Returns the pins of the closest guesses and of the viewer's own, each face as near to its value as the others and all labels allow. */
export function pinsOf(guessers: readonly Guesser[], you: string | null, mean: number, room: PinRoom): Pin[] {
  const closest = leadingGuessers(
    guessers.filter(({ isClosest }) => isClosest),
    you,
    mostClosest,
  );
  const drawn = guessers.filter((guesser) => closest.includes(guesser) || guesser.rater.user === you);
  const { face, label, half, margin } = rooms[room];
  const inner = 1 - 2 * margin;
  const needle: PinBox = { ...at(1, turnOfValue(mean)), width: 0.12, height: 0.12 };
  const layouts = distances.map((distance) => {
    const places = sideBySide(
      drawn.map(({ value }) => Math.min(1, Math.max(0, (shareOf(value) - margin) / inner))),
      (face.closest * distance) / lineAt(1 + outFaces * face.closest) / inner,
    );
    const faces = drawn.map(({ isClosest, rater }, index) => {
      const width = isClosest ? face.closest : face.other;
      const turn = turnAt(margin + inner * (places[index] ?? 0));
      const size = label[!isClosest ? 'own' : rater.user === you ? 'ownClosest' : 'closest'];
      return { ...at(1 + outFaces * width, turn), width, height: width, turn, label: size };
    });
    const labels = labelled(faces, [needle, ...faces], half);
    return { faces, labels, cost: labels.cost + costs.distance * distance };
  });
  const [best] = layouts.toSorted((one, other) => one.cost - other.cost);
  return drawn.flatMap((guesser, index) => {
    const [head, place, box] = [best?.faces[index], best?.labels.places[index], best?.labels.boxes[index]];
    if (!head || !place || !box) return [];
    const isOwn = guesser.rater.user === you;
    return {
      guesser,
      isOwn,
      tip: turnOfValue(guesser.value),
      turn: head.turn,
      label: place,
      boxes: [head, box],
    };
  });
}

/** Returns true if a pin or its label covers a part of a box. */
export const isCovered = (pins: readonly Pin[], box: PinBox): boolean =>
  pins.some(({ boxes }) => boxes.some((covering) => overlapOf(covering, box) > 0));

/** Returns the pin that reaches highest, with its label. */
export const highestOf = (pins: readonly Pin[]): Pin | undefined => {
  const topOf = ({ boxes }: Pin) => Math.max(...boxes.map(({ y, height }) => y + height / 2));
  return pins.toSorted((one, other) => topOf(other) - topOf(one))[0];
};
