import { type DialLook, innerOf } from './dial.ts';
import { areNear, at, boxOutside, type DialBox, distanceTo } from './dial-boxes.ts';
import { nameWidth } from './long-names.ts';

/** Where the name of a face stands on a large dial, all in radii: its middle from that of the face, to the right and up, and its width if the name has to be cut. `box`: the whole place, from the hub. */
export interface NameTag {
  readonly x: number;
  readonly y: number;
  readonly width: number | null;
  readonly box: DialBox;
}

/** In radii of the dial: half of a face, the hub, the size of the letters, and the height of a tag. The style sheets have the same sizes. */
const looks = { broad: { face: 0.125, hub: 0.33 }, slim: { face: 0.09, hub: 0.3 } } as const;
const em = 0.047;
const height = 0.09;
/** Bold letters are wider; the edges of a tag, in em. */
const bold = 1.1;
const padding = 1.6;
const space = 0.012;
const needleWidth = 0.042;
const directions = Array.from({ length: 48 }, (_, index) => (index * Math.PI) / 24);
/** Shorter names are cut, if no place is free for the whole one. */
const widths = [1, 0.85, 0.7, 0.55, 0.4];
/** What a place costs that is not free, compared with one that is farther from the middle of the dial than another, or farther along the rim in degrees. */
const costs = { blocked: 100, cut: 30, inside: 10, beyond: 20, direction: 1, along: 0.3 };
/** A name that begins on the arc ends not much farther out than the rim. */
const mostBeyond = 0.06;
/** Where a name outside of the rim stands: how far from its middle, how far along the rim from its face, and how far from the hub it ends at most. */
const outer = { rim: 1.025, along: [0, 3, -3, 6, -6, 9, -9], most: 1.2 };

/**
 * Returns where the names of faces stand: outside of the rim, if there is no track and the place is free, else toward the middle of the
 * dial, and where the needle, the hub, a face or another name is, at another side of the face. `turns`: the angles of the faces. `words`: what has no other place outside of the rim.
 */
export function nameTags(
  names: readonly string[],
  turns: readonly number[],
  needle: number,
  look: DialLook,
  hasTrack: boolean,
  words: readonly DialBox[] = [],
): NameTag[] {
  const { face, hub } = looks[look];
  const faces = turns.map((turn) => at((1 + innerOf(look)) / 2, turn));
  const alongNeedle = Array.from({ length: 20 }, (_, step) => at(hub + ((1 - hub) * step) / 19, needle));
  const taken: DialBox[] = [];
  const isTaken = (box: DialBox) =>
    taken.some((other) => areNear(box, other, space)) ||
    faces.some((other) => distanceTo(box, other.x, other.y) < face + space / 2) ||
    distanceTo(box, 0, 0) < hub + space ||
    box.y - height / 2 < space ||
    alongNeedle.some((place) => distanceTo(box, place.x, place.y) < needleWidth);
  return faces.map((middle, index) => {
    const whole = (bold * nameWidth(names[index] ?? '') + padding) * em;
    const inward = Math.atan2(-middle.y, -middle.x);
    const turn = turns[index] ?? 0;
    const outside = (hasTrack ? [] : outer.along).map((along) => {
      const box = boxOutside(outer.rim, turn + along, whole, height);
      const isBlocked =
        isTaken(box) ||
        words.some((word) => areNear(box, word, space)) ||
        Math.abs(box.x) + whole / 2 > outer.most;
      return { box, part: 1, cost: (isBlocked ? costs.blocked : 0) + costs.along * Math.abs(along) };
    });
    const inside = widths.flatMap((part) =>
      directions.map((direction) => {
        const width = whole * part;
        const x = middle.x + Math.cos(direction) * (face + space + width / 2);
        const y = middle.y + Math.sin(direction) * (face + space + height / 2);
        const box = { x, y, width, height };
        const beyond = Math.max(0, Math.hypot(Math.abs(x) + width / 2, y + height / 2) - 1);
        const cost =
          (isTaken(box) || beyond > mostBeyond ? costs.blocked : 0) +
          costs.beyond * beyond +
          costs.inside +
          costs.cut * (1 - part) +
          costs.direction * (1 - Math.cos(direction - inward));
        return { box, part, cost };
      }),
    );
    const { box, part } = [...outside, ...inside].reduce((one, other) =>
      other.cost < one.cost ? other : one,
    );
    taken.push(box);
    return { x: box.x - middle.x, y: box.y - middle.y, width: part < 1 ? box.width : null, box };
  });
}
