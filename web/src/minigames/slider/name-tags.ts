import { type DialLook, innerOf } from './dial.ts';
import { nameWidth } from './long-names.ts';

/** Where the name of a face stands on a large dial, all in radii: its middle from that of the face, to the right and up, and its width if the name has to be cut. */
export interface NameTag {
  readonly x: number;
  readonly y: number;
  readonly width: number | null;
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
/** The needle reaches a little beyond the rim. */
const needleEnd = 1.06;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const beyond = (distance: number, size: number): number => Math.max(0, Math.abs(distance) - size / 2);

/** Returns how far a place is from a box; 0 inside of it. */
const distanceTo = (box: Box, x: number, y: number): number =>
  Math.hypot(beyond(x - box.x, box.width), beyond(y - box.y, box.height));

const overlap = (one: Box, other: Box): number =>
  Math.max(0, (one.width + other.width) / 2 - Math.abs(one.x - other.x)) *
  Math.max(0, (one.height + other.height) / 2 - Math.abs(one.y - other.y));

const directions = Array.from({ length: 48 }, (_, index) => (index * Math.PI) / 24);
/** Shorter names are cut, if no place is free for the whole one. */
const widths = [1, 0.85, 0.7, 0.55, 0.4];
/** What a place costs that is not free, compared with one that is farther from the middle of the dial than another. */
const costs = { blocked: 100, cut: 30, face: 60, beyond: 20, direction: 1 };

const at = (radius: number, turn: number) => ({
  x: -radius * Math.cos((turn * Math.PI) / 180),
  y: radius * Math.sin((turn * Math.PI) / 180),
});

/** Returns where the names of faces stand: toward the middle of the dial, and where the needle, the hub or another name is, at another side of the face. `turns`: the angles of the faces. */
export function nameTags(
  names: readonly string[],
  turns: readonly number[],
  needle: number,
  look: DialLook,
): NameTag[] {
  const { face, hub } = looks[look];
  const faces = turns.map((turn) => at((1 + innerOf(look)) / 2, turn));
  const alongNeedle = Array.from({ length: 20 }, (_, step) =>
    at(hub + ((needleEnd - hub) * step) / 19, needle),
  );
  const taken: Box[] = [];
  return faces.map((middle, index) => {
    const whole = (bold * nameWidth(names[index] ?? '') + padding) * em;
    const inward = Math.atan2(-middle.y, -middle.x);
    const options = widths.flatMap((part) =>
      directions.map((direction) => {
        const width = whole * part;
        const x = Math.cos(direction) * (face + space + width / 2);
        const y = Math.sin(direction) * (face + space + height / 2);
        const box = { x: middle.x + x, y: middle.y + y, width, height };
        const isBlocked =
          alongNeedle.some((place) => distanceTo(box, place.x, place.y) < needleWidth) ||
          distanceTo(box, 0, 0) < hub + space ||
          box.y - height / 2 < space ||
          taken.some((other) => overlap(box, other) > 0);
        const covered = faces.filter((other) => distanceTo(box, other.x, other.y) < face * 0.92).length;
        const outside = Math.max(0, Math.hypot(Math.abs(box.x) + width / 2, box.y + height / 2) - 1);
        const cost =
          (isBlocked ? costs.blocked : 0) +
          costs.cut * (1 - part) +
          costs.face * covered +
          costs.beyond * outside +
          costs.direction * (1 - Math.cos(direction - inward));
        return { box, x, y, width: part < 1 ? width : null, cost };
      }),
    );
    const best = options.reduce((one, other) => (other.cost < one.cost ? other : one));
    taken.push(best.box);
    return { x: best.x, y: best.y, width: best.width };
  });
}
